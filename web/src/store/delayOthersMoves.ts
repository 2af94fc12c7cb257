/** The scene while the others’ moves are shown one after the other: my own part is up to date, theirs as far as shown. */
import type { Field, LayerData, Player, Scene, Sheet } from "../scene";

const MARKS = new Set<LayerData["kind"]>(["area", "claim", "cross", "drawn", "figure"]);

/** Whether this layer shows what another seat has on a board. */
const isTheirs = ({ kind, seat }: LayerData, me: number | null) => MARKS.has(kind) && seat != null && seat !== me;

/** Whether the boards, things or points of the other players differ between two scenes. */
export function othersDiffer(before: Scene, after: Scene, me: number | null): boolean {
  const isOther = ({ seat }: Player) => seat !== me;
  const [was, is] = [before.players.filter(isOther), after.players.filter(isOther)];
  const differs = ({ board, points, rows }: Player, i: number) =>
    board !== was[i]?.board || points !== was[i]?.points || rows !== was[i]?.rows;
  return is.some(differs) || (after.board.seat == null && theirs(before.board, me) !== theirs(after.board, me));
}

const theirs = (board: Field, me: number | null) =>
  (board.layers ?? [])
    .filter((layer) => isTheirs(layer, me))
    .map(({ kind, seat, cells }) => `${kind} ${seat} ${cells}`)
    .join();

export function withOthersAsShown(now: Scene, shown: Scene, me: number | null): Scene {
  if (now === shown || now.players.length !== shown.players.length) return now;
  if (me === null) return shown;
  const players = now.players.map((player, i) => (player.seat === me ? player : shown.players[i]!));
  return { ...now, players, pad: padAsShown(now.pad, shown.pad, me), board: boardAsShown(now.board, shown.board, me) };
}

function padAsShown(now: Sheet, shown: Sheet, me: number): Sheet {
  if (now === shown || now.lines.length !== shown.lines.length) return now;
  const mixed = <T>(mine: T[], others: T[]) =>
    mine.map((value, seat) => (seat === me ? value : (others[seat] ?? value)));
  const lines = now.lines.map((line, i) => ({ ...line, points: mixed(line.points, shown.lines[i]!.points) }));
  return { ...now, lines, totals: mixed(now.totals, shown.totals) };
}

/** Of a board that all share, the figures of the others. */
function boardAsShown(now: Field, shown: Field, me: number): Field {
  if (now === shown || now.seat != null) return now;
  const keyOf = ({ kind, seat, icon, fill, tag }: LayerData) => [kind, seat, icon, fill, tag].join();
  const known = new Map((shown.layers ?? []).map((layer) => [keyOf(layer), layer]));
  return {
    ...now,
    layers: now.layers?.flatMap((layer) => (isTheirs(layer, me) ? (known.get(keyOf(layer)) ?? []) : [layer])),
  };
}
