/** What is drawn on the main board beside its field: the last turn of whoever played on it, but not mine. */
import { type LastTurn, spacesAt } from "../field/LastTurns";
import type { Field } from "../scene";
import { useAround } from "../scene/context";
import { shapeOf } from "../store/shapes";

interface Marked {
  last: LastTurn[];
  numbered: boolean;
}

export function useMarked(board: Field): Marked {
  const { game, last, me, at } = useAround();
  const shape = shapeOf(game, board.ground.shape);
  const inReplay = at !== undefined;
  const turns = last.flatMap(({ places }, seat) => {
    const here = board.seat == null ? seat !== me || inReplay : board.seat === seat && (seat !== me || inReplay);
    return here && shape && places.length ? [{ seat, spaces: spacesAt(shape, places) }] : [];
  });
  return { last: turns, numbered: inReplay && board.seat != null };
}
