/** "Try it first": the position at a separate table until the turn is played; then it is evaluated. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Tooltip } from "../scene/Tooltip";
import { useNewTableInfo } from "../scene/useNewTableInfo";
import { branchOff } from "../store/api";
import { myName } from "../store/deviceStorage";
import { middleLevel } from "../store/quickPlay";
import { TableContext } from "../store/tableContext";
import { formatFor } from "../store/textFormatter";
import { translate } from "../store/translations";
import { useHints } from "../table/hints";
import { useKeys } from "../table/keys";
import { LiveRegion } from "../table/LiveRegion";
import { tableLayout } from "../table/layouts";
import { NoTable } from "../table/NoTable";
import { leafByKey, OpenedBoard } from "../table/OpenBoard";
import { Dialog } from "../ui/Dialog";
import { layout } from "../ui/media";
import { penOf } from "../ui/SeatShape";
import type { TurnReview } from "../wire";
import { AttemptEvaluation } from "./AttemptEvaluation";
import type { ReviewRequest } from "./ReviewRequest";
import { TryTable } from "./TryTable";
import { keepTry, showAnswer, type Which } from "./turnData";
import { turnLabelOf } from "./turnLabel";

interface Props {
  which: Which;
  turn: TurnReview;
  reviewing: ReviewRequest;
  back: () => void;
}

export function TryView({ which, turn, reviewing, back }: Props) {
  const table = useSignal<TryTable | null>(null);
  const problem = useSignal("");
  useEffect(() => {
    let left = false;
    branchOff(which.table, turn.at, which.seat, middleLevel(), myName.peek() || translate("guest")).then(
      ({ table: id, keys = [] }) => {
        if (!left) table.value = new TryTable(id, keys[0]!.secret);
      },
      (error: Error) => (problem.value = error.message),
    );
    return () => {
      left = true;
      table.peek()?.close();
    };
  }, []);
  if (problem.value) return <NoTable reason={problem.value} />;
  if (!table.value) return <NoTable waiting="connecting" />;
  return <Trying table={table.value} which={which} turn={turn} reviewing={reviewing} back={back} />;
}

interface TryingProps extends Props {
  table: TryTable;
}

function Trying({ table, which, turn, reviewing, back }: TryingProps) {
  const menu = useSignal(false);
  const hints = { ...useHints(table), offered: false };
  useKeys(
    table,
    hints,
    () => {},
    (by) => info && leafByKey(info, by),
    menu.value,
  );
  const weighing = useWeighing(table, which, reviewing, back);
  const scene = table.scene.value;
  const state = table.state.value;
  const me = table.view.value;
  const info = useNewTableInfo(
    scene && state
      ? { game: state.game, seats: state.seats, scene, me, table, live: true, log: table.log.value }
      : null,
  );
  if (table.gone.value) return <NoTable reason={table.gone.value.reason} />;
  if (!scene || !state || !info) return <NoTable waiting={table.line.state.value} />;
  const Layout = tableLayout.value;
  const when = turnLabelOf(turn, formatFor(info.format, me));
  const doings = (
    <Doings
      weighing={weighing}
      back={back}
      show={() => {
        showAnswer(which);
        back();
      }}
    />
  );
  return (
    <TableContext value={info}>
      <div
        class="pen trying"
        aria-busy={weighing.waits}
        data-version={table.version.value}
        data-pending={table.pending.value.length}
        style={penOf(me)}
      >
        <Layout
          scene={scene}
          table={table}
          hints={hints}
          menu={() => (menu.value = true)}
          title={layout.value === "wide" ? translate("review-trying") : when}
          notice={doings}
        />
        <Tooltip table={table} />
        <LiveRegion table={table} />
        <OpenedBoard />
        {menu.value && (
          <Dialog title={`${when}: ${translate("review-trying")}`} close={() => (menu.value = false)}>
            {doings}
          </Dialog>
        )}
      </div>
    </TableContext>
  );
}

/** Evaluates the turn after each action, and again after a reconnect. */
function useWeighing(table: TryTable, which: Which, reviewing: ReviewRequest, back: () => void): AttemptEvaluation {
  const weighing = useMemo(
    () =>
      new AttemptEvaluation(
        (actions) => reviewing.attempt(which.seat, which.turn, actions),
        () => table.actions.value,
        (attempt, actions) => {
          keepTry(which, attempt, actions);
          back();
        },
      ),
    [],
  );
  const waits = weighing.waits && reviewing.open;
  useEffect(() => {
    if (waits) void weighing.evaluate();
  }, [table.actions.value, waits]);
  return weighing;
}

interface DoingsProps {
  weighing: AttemptEvaluation;
  back: () => void;
  show: () => void;
}

function Doings({ weighing, back, show }: DoingsProps) {
  const failed = weighing.failed.value;
  return (
    <section class="panel trying-notice stack g8">
      <p class="t12" role="status">
        {failed || translate(weighing.waits ? "review-weighing" : "review-trying-sense")}
      </p>
      <div class="line">
        {failed && (
          <button type="button" class="button small primary grow" onClick={() => weighing.again()}>
            {translate("try-again")}
          </button>
        )}
        <button type="button" class="button small grow" onClick={back}>
          {translate("review-back")}
        </button>
        <button type="button" class="button small grow" onClick={show}>
          {translate("review-show")}
        </button>
      </div>
    </section>
  );
}
