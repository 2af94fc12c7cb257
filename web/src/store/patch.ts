/** Applies a patch to a scene. Unchanged nodes stay the same objects, so that only the others are rendered again. */
import type { Field, GroundData, LayerData, OwnScene, Scene, SharedScene } from "../scene";

/** Fields of a node by name; null: back to the default; in a list of nodes an id is the one that was there before, and
 * of a list of details those that are others come by their places, of a text other arguments by their names. `cells`: by the number of their layer new sets of
 * spaces, or the spaces that came or went; then `above`: other layers from this number on. */
export type Change = Record<string, unknown>;
/** The node's id (the scene itself: empty) and what changed there; parents before their children. */
export type Entry = [id: string, change: Change];

type Fields = Record<string, unknown>;

/** One scene of what everybody sees and what is mine. Grounds that were there before are the same objects again. */
export function merged(shared: SharedScene, own: OwnScene): Scene {
  const board = onGround(own.board);
  const players = shared.players.map((player) =>
    player.board ? { ...player, board: onGround(besideBoard(player.board, board)) } : player,
  );
  return { ...shared, players, ...own, board };
}

/** If the ground of a small board is an id, it uses the ground of the board with this id. */
const besideBoard = (small: Field, board: Field): Field =>
  typeof small.ground === "string" ? { ...small, ground: board.ground } : small;

const grounds = new Map<string, GroundData>();
const MOST_GROUNDS = 60;

function onGround(field: Field): Field {
  const written = JSON.stringify(field.ground);
  if (grounds.size > MOST_GROUNDS) grounds.clear();
  const ground = grounds.get(written) ?? field.ground;
  grounds.set(written, ground);
  return { ...field, ground };
}

export function patched(scene: Scene, set: Entry[]): Scene {
  if (!set.length) return scene;
  const changes = new Map<string, Change>();
  for (const [id, change] of set) changes.set(id, { ...changes.get(id), ...change });
  return renewed(scene as unknown as Fields, "", changes) as unknown as Scene;
}

/** A node with its own changes and those of all nodes inside it; the same object if there are none. */
function renewed(node: Fields, id: string, changes: Map<string, Change>): Fields {
  const change = changes.get(id);
  const next = change ? changed(node, change) : node;
  let copy: Fields | undefined;
  for (const [name, value] of Object.entries(next)) {
    const inner = inside(value, changes);
    if (inner === value) continue;
    copy ??= { ...next };
    copy[name] = inner;
  }
  return copy ?? next;
}

function inside(value: unknown, changes: Map<string, Change>): unknown {
  if (isNode(value)) return renewed(value, value.id, changes);
  if (!Array.isArray(value) || !isNode(value[0])) return value;
  const nodes = value.map((node: unknown) => inside(node, changes));
  return nodes.some((node, i) => node !== value[i]) ? nodes : value;
}

const isNode = (value: unknown): value is Fields & { id: string } =>
  typeof value === "object" && value !== null && "id" in value && "type" in value;

function changed(node: Fields, change: Change): Fields {
  const next = { ...node };
  for (const [name, value] of Object.entries(change)) {
    if (name === "cells") next.layers = withCells(next.layers as LayerData[], value as Record<string, Spaces>);
    else if (name === "above")
      next.layers = withAbove((next.layers as LayerData[]) ?? [], value as [number, LayerData[]]);
    else if (value === null) delete next[name];
    else next[name] = placed(node[name], value);
  }
  return next;
}

/** Nodes that were in this list before are named by their ids alone; details by their places, arguments of a text by
 * their names. */
function placed(old: unknown, now: unknown): unknown {
  if (Array.isArray(old) && typeof now === "object" && !Array.isArray(now)) {
    const changes = now as Fields;
    if (typeof old[0] === "string") return withArguments(old as [string, [string, unknown][]], changes);
    return old.map((entry, i) => changes[i] ?? entry);
  }
  if (!Array.isArray(old) || !Array.isArray(now) || !isNode(old[0])) return now;
  return now.map((node: unknown) => (typeof node === "string" ? old.find(({ id }) => id === node) : node));
}

const withArguments = ([key, args]: [string, [string, unknown][]], changes: Fields): unknown => [
  key,
  args.map(([name, value]) => [name, name in changes ? placed(value, changes[name]) : value]),
];

/** A set of spaces, or those that came or went. */
type Spaces = string | number[];

const withCells = (layers: LayerData[], sets: Record<string, Spaces>): LayerData[] =>
  layers.map((layer, i) => (i in sets ? { ...layer, cells: spacesAfter(layer.cells, sets[i]!) } : layer));

const spacesAfter = (cells: string, now: Spaces): string =>
  typeof now === "string"
    ? now
    : now.reduce((set, place) => set ^ (1n << BigInt(place)), BigInt(`0x${cells}`)).toString(16);

const withAbove = (layers: LayerData[], [from, above]: [number, LayerData[]]): LayerData[] => [
  ...layers.slice(0, from),
  ...above,
];
