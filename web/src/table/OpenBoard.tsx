/** Another player's board, large: over the table, or beside mine where there is room. Leaf through them by keys or swipes. */
import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { Board } from "../board/Board";
import { geometryOf } from "../board/geometry";
import type { Player } from "../scene";
import { RowView } from "../scene/RowView";
import { shapeOf } from "../store/shapes";
import { type TableInfo, useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { withMinus } from "../store/turnLog";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { SeatShape } from "../ui/SeatShape";
import { large } from "./BoardChooser";
import { LastLine, lastOn, SeatLine } from "./Others";
import "./OpenBoard.css";

export type Leaf = (by: 1 | -1) => void;

/** The players whose boards I can look at, in the order of the seats after mine. */
export function boardsToLeaf(players: Player[], me: number | null): Player[] {
  const own = players.findIndex(({ seat }) => seat === me);
  const after = [...players.slice(own + 1), ...players.slice(0, Math.max(0, own))];
  return after.filter(({ board }) => board);
}

/** The seat after this one, or before it; round and round. */
export function nextSeat(boards: Player[], seat: number | null, by: 1 | -1): number | null {
  const at = boards.findIndex((player) => player.seat === seat);
  if (!boards.length) return null;
  return boards[at < 0 ? (by > 0 ? 0 : boards.length - 1) : (at + by + boards.length) % boards.length]!.seat;
}

/** The board that is open over the table, if one is. */
export function OpenedBoard() {
  const { players, me, view } = useTableInfo();
  const { openBoard } = view;
  const boards = boardsToLeaf(players, me);
  const player = boards.find(({ seat }) => seat === openBoard.value);
  if (!player) return null;
  // From the seat that is open now: keys may come quicker than the page is drawn.
  const leaf: Leaf = (by) => (openBoard.value = nextSeat(boards, openBoard.peek(), by));
  return (
    <OpenBoard player={player} close={() => (openBoard.value = null)} leaf={boards.length > 1 ? leaf : undefined} />
  );
}

interface Props {
  player: Player;
  close: () => void;
  leaf?: Leaf;
}

export function OpenBoard({ player, close, leaf }: Props) {
  const { names, format } = useTableInfo();
  useLeafKeys(leaf);
  return (
    <Dialog title={`${names[player.seat]} · ${withMinus(player.points)}`} close={close} wide>
      {leaf && <LeafButtons leaf={leaf} seat={player.seat} />}
      <LastLine seat={player.seat} />
      {player.status && <p class="muted">{format(player.status)}</p>}
      <div class="open-board">
        <LookedAtBoard player={player} swipe={leaf} />
      </div>
      {player.rows?.map((row) => (
        <RowView key={row.id} row={row} />
      ))}
    </Dialog>
  );
}

/** As large as there is room, or as wide as its place. */
function LookedAtBoard({ player, swipe, isAsWide }: { player: Player; swipe?: Leaf; isAsWide?: boolean }) {
  const around = useTableInfo();
  const shape = player.board && shapeOf(around.game, player.board.ground.shape);
  if (!shape) return null;
  const [, , width, height] = geometryOf(shape).bare;
  return (
    <div
      class="looked-at"
      data-board-of={player.seat}
      style={isAsWide ? { aspectRatio: width / height, minHeight: 0 } : {}}
    >
      <Board
        field={large(player.board!)}
        shape={shape}
        game={around.game}
        seat={null}
        framed={false}
        table={null}
        last={lastOn(around, shape, player.seat)}
        numbered
        swipe={swipe}
      />
    </div>
  );
}

/** Everybody whose board can be looked at, and whose it is now. */
function LeafButtons({ leaf, seat }: { leaf: Leaf; seat: number }) {
  const { players, me } = useTableInfo();
  const boards = boardsToLeaf(players, me);
  return (
    <div class="line g8 rigid justify">
      <button type="button" class="button small square" aria-label={translate("board-before")} onClick={() => leaf(-1)}>
        <Icon name="back" size={16} />
      </button>
      <span class="line g6" aria-hidden="true">
        {boards.map((player) => (
          <span key={player.seat} class="line" style={{ opacity: player.seat === seat ? 1 : 0.3 }}>
            <SeatShape seat={player.seat} size={12} />
          </span>
        ))}
      </span>
      <button type="button" class="button small square" aria-label={translate("board-after")} onClick={() => leaf(1)}>
        <Icon name="next" size={16} />
      </button>
    </div>
  );
}

function useLeafKeys(leaf: Leaf | undefined): void {
  useLayoutEffect(() => {
    if (!leaf) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('[role="gridcell"]'))
        return;
      const by = LEAF_KEYS[event.key];
      if (!by) return;
      leaf(by);
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

const LEAF_KEYS: Record<string, 1 | -1> = { ArrowRight: 1, o: 1, ArrowLeft: -1, O: -1 };

/** The minimum width and the minimum aspect ratio of a row that has room for a second board. */
const WIDE_ROW = 850;
const WIDE_SHAPE = 1.55;

/** Whether a row has room for a second board. It depends on the window alone, so the board keeps its place. */
export function useRoomBeside(row: RefObject<HTMLElement | null>): boolean {
  const room = useSignal(false);
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = row.current!;
      room.value = width >= WIDE_ROW && width >= WIDE_SHAPE * height;
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(row.current!);
    return () => watch.disconnect();
  }, []);
  return room.value;
}

/** One of the other boards beside mine. */
export function BoardBeside() {
  const { game, players, me, view } = useTableInfo();
  const boards = boardsToLeaf(players, me);
  const player = boards.find(({ seat }) => seat === view.boardBeside.value) ?? boards[0];
  if (!player) return null;
  const leaf: Leaf = (by) => (view.boardBeside.value = nextSeat(boards, view.boardBeside.peek() ?? player.seat, by));
  return (
    <section class="panel board-beside stack g8 grow" aria-label={translate("board-beside")} data-art={game}>
      <div class="line">
        <div class="grow">
          <SeatLine player={player} />
        </div>
        {boards.length > 1 && <LeafButtons leaf={leaf} seat={player.seat} />}
      </div>
      <LookedAtBoard player={player} isAsWide />
      <div class="other stack g8">
        <LastLine seat={player.seat} />
        {player.rows?.map((row) => (
          <RowView key={row.id} row={row} bare />
        ))}
      </div>
    </section>
  );
}

/** The key: the next board beside mine, or else over the table. */
export function leafByKey({ players, me, view }: TableInfo, by: 1 | -1): void {
  const boards = boardsToLeaf(players, me);
  if (!document.querySelector(".board-beside")) view.openBoard.value = nextSeat(boards, null, by);
  else view.boardBeside.value = nextSeat(boards, view.boardBeside.peek() ?? boards[0]!.seat, by);
}
