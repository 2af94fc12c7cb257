/** Puts what changed into a scene. Untouched nodes stay the same objects, so that only the rest is drawn again. */
import type { Cell, Field, Node, Scene } from "../scene";
import type { Patch } from "../wire";

type Places = Record<string, Node | Node[] | undefined>;

export function patched(scene: Scene, patch: Patch): Scene {
  let next: Scene = scene;
  if (patch.places) next = { ...next, ...inPlaces(scene, patch.places) };
  if (patch.nodes?.length) next = withNodes(next, new Map(patch.nodes.map((node) => [node.id, node as Node])));
  if (patch.cells?.length) next = withCells(next, new Map(patch.cells.map((cell) => [cell.id, cell])));
  return next;
}

const SINGLE = new Set(["board", "prompt", "pad"]);

function inPlaces(scene: Scene, places: NonNullable<Patch["places"]>): Partial<Scene> {
  const old = scene as unknown as Places;
  return Object.fromEntries(
    Object.entries(places).map(([place, nodes]) => [
      place,
      SINGLE.has(place) ? keepCells(old[place] as Node | undefined, nodes[0]! as Node) : nodes,
    ]),
  );
}

function withNodes(scene: Scene, changed: Map<string, Node>): Scene {
  const next: Places = { ...(scene as unknown as Places) };
  const renew = (node: Node) => {
    const change = changed.get(node.id);
    return change ? keepCells(node, change) : node;
  };
  for (const [place, held] of Object.entries(next)) {
    if (!held) continue;
    if (!Array.isArray(held)) next[place] = renew(held);
    else if (held.some((node) => changed.has(node.id))) next[place] = held.map(renew);
  }
  return next as unknown as Scene;
}

/** A field that comes without cells keeps those it had; so does a player's board. */
function keepCells(old: Node | undefined, change: Node): Node {
  if (change.type === "field" && !change.cells && old?.type === "field") return { ...change, cells: old.cells };
  if (change.type === "player" && change.board && !change.board.cells && old?.type === "player" && old.board)
    return { ...change, board: { ...change.board, cells: old.board.cells } };
  return change;
}

function withCells(scene: Scene, changed: Map<string, Cell>): Scene {
  return {
    ...scene,
    board: fieldWith(scene.board, changed),
    players: scene.players.map((player) => {
      const board = player.board && fieldWith(player.board, changed);
      return board === player.board ? player : { ...player, board };
    }),
  };
}

function fieldWith(field: Field, changed: Map<string, Cell>): Field {
  if (!field.cells?.some((cell) => changed.has(cell.id))) return field;
  return { ...field, cells: field.cells.map((cell) => changed.get(cell.id) ?? cell) };
}
