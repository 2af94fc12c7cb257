/** The appearance of each space of a board: what is printed there, and the layers that contain it. */
import type { Badge, Field, GroundData, LayerData, Printed, Seat, Shape, Text } from "../scene";

/** What a seat has on a space. */
export interface Mark {
  seat: Seat;
  kind: "cross" | "area" | "drawn" | "figure" | "claim";
}

/** Spaces that look alike share one object, so unchanged spaces are not drawn again. */
export interface Appearance {
  fill: string;
  icon: string;
  badge: Badge;
  tag: string;
  /** A seat wrote the tag; it is not printed. */
  written: boolean;
  marks: Mark[];
  /** The seat whose mark here can still be undone. */
  fresh?: Seat;
  start: boolean;
  blocked: boolean;
  /** Can be used: with which verb, and what a click would draw. */
  action: string;
  tint: string;
  /** The text after its name, and the game's own text for a space that can be clicked. */
  words: Text[];
  can?: Text;
}

const MARKS: ReadonlySet<string> = new Set<Mark["kind"]>(["cross", "area", "drawn", "figure", "claim"]);

/** Whether a set of spaces, written as a hexadecimal number, has this place. */
export function has(cells: string, place: number): boolean {
  const digit = cells.charCodeAt(cells.length - 1 - (place >> 2));
  if (Number.isNaN(digit)) return false;
  return (((digit <= 57 ? digit - 48 : digit - 87) >> (place & 3)) & 1) === 1;
}

/** The place of a space in a set of cells. */
const placeOf = (shape: Shape, index: number) => ("places" in shape ? (shape.places?.[index] ?? index) : index);

/** The spaces of a set, by their number in the shape. */
export const spacesIn = (shape: Shape, cells: string): number[] =>
  shape.names.flatMap((_, i) => (has(cells, placeOf(shape, i)) ? [i] : []));

export const nodeOf = (field: Field, shape: Shape, index: number) => `${field.id}/${shape.names[index]}`;

/** The number of the space with this id, or -1. */
export function indexOf(field: Field, shape: Shape, node: string): number {
  const start = `${field.id}/`;
  return node.startsWith(start) ? shape.names.indexOf(node.slice(start.length)) : -1;
}

/** The action of a click on this space; empty if there is none. */
export const actionAt = (shape: Shape, look: Appearance, index: number) =>
  look.action && `${look.action} ${shape.names[index]}`;

const known = new WeakMap<GroundData, Map<string, Appearance>>();

/** The look of every space, in the order of the shape. */
export function appearancesOf(field: Field, shape: Shape): Appearance[] {
  const { ground, layers = [] } = field;
  let looks = known.get(ground);
  if (!looks) known.set(ground, (looks = new Map()));
  const frames = layers.map(frameOf);
  return shape.names.map((_, i) => {
    const place = placeOf(shape, i);
    let signature = String(ground.spaces[i]);
    const here: LayerData[] = [];
    layers.forEach((layer, n) => {
      if (!has(layer.cells, place)) return;
      here.push(layer);
      signature += frames[n];
    });
    let look = looks.get(signature);
    if (!look) looks.set(signature, (look = composed(kindsOf(ground, shape)[ground.spaces[i]!]!, here)));
    return look;
  });
}

/** What can be printed on a space, from the ground or from the file of its shape. */
const kindsOf = (ground: GroundData, shape: Shape): Printed[] => ground.kinds ?? shape.kinds ?? [];

/** What is printed on the spaces of a board, each kind once. */
export const printedOn = (ground: GroundData, shape: Shape): Printed[] =>
  [...new Set(ground.spaces)].map((number) => kindsOf(ground, shape)[number]!);

/** All of a layer but its spaces. */
function frameOf(layer: LayerData): string {
  const { cells: _, ...frame } = layer;
  return JSON.stringify(frame);
}

function composed(printed: Printed, layers: LayerData[]): Appearance {
  const look: Appearance = {
    fill: printed.fill ?? "",
    icon: printed.icon ?? "",
    badge: printed.badge ?? "",
    tag: printed.tag ?? "",
    written: false,
    marks: [],
    start: false,
    blocked: false,
    action: "",
    tint: "",
    words: [...(printed.words ?? [])],
  };
  for (const layer of layers) lay(look, layer);
  return look;
}

/** One layer more. */
function lay(look: Appearance, layer: LayerData): void {
  const { kind, seat } = layer;
  if (kind === "legal") look.can = layer.name ?? undefined;
  else if (layer.name && layer.fill)
    look.words.splice(0, 1, layer.name); // the fill below is not seen any more
  else if (layer.name) look.words.push(layer.name);
  if (layer.do) look.action = layer.do;
  if (layer.icon != null) {
    look.icon = layer.icon;
    if (kind === "drawn") look.badge = "whole"; // what was drawn by hand needs no paper
  }
  if (layer.tag != null) {
    look.tag = layer.tag;
    look.written = !!layer.tag;
  }
  if (kind === "legal") look.tint = layer.fill ?? "";
  else if (layer.fill != null) look.fill = layer.fill;
  if (MARKS.has(kind)) look.marks.push({ seat: seat ?? 0, kind: kind as Mark["kind"] });
  else if (kind === "new") look.fresh = seat ?? 0;
  else if (kind === "start") look.start = true;
  else if (kind === "blocked") look.blocked = true;
}

export const markAt = (look: Appearance, kind: Mark["kind"]) => look.marks.find((mark) => mark.kind === kind);
