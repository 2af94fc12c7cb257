/** "Try it first": the position at a table of its own, until the turn is played; then it is weighed. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { middleLevel } from "../pages/play";
import { Dialog } from "../parts/Dialog";
import { layout } from "../parts/media";
import { penOf } from "../parts/SeatShape";
import { Bubble } from "../scene/Bubble";
import { Around } from "../scene/context";
import { useSurroundings } from "../scene/surroundings";
import { aim } from "../store/aim";
import { branchOff } from "../store/api";
import { myName } from "../store/kept";
import { say } from "../store/words";
import { useHints } from "../table/hints";
import { useKeys } from "../table/keys";
import { LiveRegion } from "../table/LiveRegion";
import { LAYOUTS } from "../table/layouts";
import { NoTable } from "../table/NoTable";
import type { TurnReview } from "../wire";
import type { Reviewing } from "./Reviewing";
import { TryTable } from "./TryTable";
import { keepTry, showAnswer, type Which } from "./turns";
import { Weighing } from "./Weighing";
import { whenOf } from "./when";

interface Props {
  which: Which;
  turn: TurnReview;
  reviewing: Reviewing;
  back: () => void;
}

export function TryView({ which, turn, reviewing, back }: Props) {
  const table = useSignal<TryTable | null>(null);
  const problem = useSignal("");
  useEffect(() => {
    let left = false;
    branchOff(which.table, turn.at, which.seat, middleLevel(), myName.peek() || say("guest")).then(
      ({ table: id, keys = [] }) => {
        if (!left) table.value = new TryTable(id, keys[0]!.secret);
      },
      (error: Error) => (problem.value = error.message),
    );
    return () => {
      left = true;
      aim.value = null;
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
  useKeys(table, hints, () => {}, menu.value);
  const weighing = useWeighing(table, which, reviewing, back);
  const scene = table.scene.value;
  const state = table.state.value;
  const me = table.view.value;
  const around = useSurroundings(
    scene && state
      ? { game: state.game, seats: state.seats, scene, me, table, live: true, log: table.log.value }
      : null,
  );
  if (table.gone.value) return <NoTable reason={table.gone.value.reason} />;
  if (!scene || !state || !around) return <NoTable waiting={table.line.state.value} />;
  const Layout = LAYOUTS[layout.value];
  const when = whenOf(turn, around.tell);
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
    <Around value={around}>
      <div
        class="pen trying"
        aria-busy={weighing.waits}
        data-version={table.version.value}
        data-wishes={table.wishes.value.length}
        style={penOf(me)}
      >
        <Layout
          scene={scene}
          table={table}
          hints={hints}
          menu={() => (menu.value = true)}
          title={layout.value === "wide" ? say("review-trying") : when}
          notice={doings}
        />
        <Bubble table={table} />
        <LiveRegion table={table} />
        {menu.value && (
          <Dialog title={`${when}: ${say("review-trying")}`} close={() => (menu.value = false)}>
            {doings}
          </Dialog>
        )}
      </div>
    </Around>
  );
}

/** Weighs the turn after each action, and once more when the line that broke is there again. */
function useWeighing(table: TryTable, which: Which, reviewing: Reviewing, back: () => void): Weighing {
  const weighing = useMemo(
    () =>
      new Weighing(
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
    if (waits) void weighing.weigh();
  }, [table.actions.value, waits]);
  return weighing;
}

interface DoingsProps {
  weighing: Weighing;
  back: () => void;
  show: () => void;
}

function Doings({ weighing, back, show }: DoingsProps) {
  const failed = weighing.failed.value;
  return (
    <section class="panel trying-notice">
      <p class="t12" role="status">
        {failed || say(weighing.waits ? "review-weighing" : "review-trying-sense")}
      </p>
      <div class="line">
        {failed && (
          <button type="button" class="button small primary grow" onClick={() => weighing.again()}>
            {say("try-again")}
          </button>
        )}
        <button type="button" class="button small grow" onClick={back}>
          {say("review-back")}
        </button>
        <button type="button" class="button small grow" onClick={show}>
          {say("review-show")}
        </button>
      </div>
    </section>
  );
}
