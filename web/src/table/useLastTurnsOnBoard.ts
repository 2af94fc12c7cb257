/** What is drawn on the main board beside its field: the last turn of another player on it. */
import { type LastTurn, spacesAt } from "../board/LastTurns";
import type { Field } from "../scene";
import { shapeOf } from "../store/shapes";
import { useTableInfo } from "../store/tableContext";

interface Marked {
  last: LastTurn[];
  numbered: boolean;
}

export function useLastTurnsOnBoard(board: Field): Marked {
  const { game, last, me, at } = useTableInfo();
  const shape = shapeOf(game, board.ground.shape);
  const inReplay = at !== undefined;
  const turns = last.flatMap(({ places }, seat) => {
    const here = board.seat == null ? seat !== me || inReplay : board.seat === seat && (seat !== me || inReplay);
    return here && shape && places.length ? [{ seat, spaces: spacesAt(shape, places) }] : [];
  });
  return { last: turns, numbered: inReplay && board.seat != null };
}
