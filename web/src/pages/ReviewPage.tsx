/** The review of a match: the totals of each seat, a chart, its turns, and one of them on the board. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { LuckAndChoicesTable, Switch } from "../review/LuckAndChoicesTable";
import { LuckList } from "../review/LuckList";
import { MatchChart } from "../review/MatchChart";
import { ReviewProgress } from "../review/ReviewProgress";
import type { ReviewRequest } from "../review/ReviewRequest";
import { seatOf } from "../review/reviewRows";
import { SharedReview, ShareReview } from "../review/ShareReview";
import { TryView } from "../review/TryView";
import { TurnList } from "../review/TurnList";
import { TurnPanel } from "../review/TurnPanel";
import { firstTurn, isHidden, type Which } from "../review/turnData";
import { useReview } from "../review/useReview";
import { go, place } from "../route";
import { secretsFor } from "../store/api";
import { LiveTable } from "../store/table";
import { formatFor } from "../store/textFormatter";
import { formatterFor, translate } from "../store/translations";
import { FinishedHeader } from "../table/FinishedHeader";
import { NoTable } from "../table/NoTable";
import { isWide } from "../ui/media";
import { SeatShape, useSeatColours } from "../ui/SeatShape";
import { seatName, seenNames } from "../ui/seatName";
import type { Review, TableState } from "../wire";
import "./ReviewPage.css";

export function ReviewPage({ id }: { id: string }) {
  const table = useMemo(() => new LiveTable(id, () => secretsFor(id)), [id]);
  useEffect(() => () => table.close(), [table]);
  const reviewing = useReview(table);
  const state = table.state.value;
  useSeatColours(state?.seats ?? []);
  const review = reviewing.review.value;
  useEffect(() => {
    if (state) document.title = `${state.title} · ${translate("review-tab")} · Farshore`;
  }, [state?.title]);
  if (table.gone.value) return <NoTable reason={table.gone.value.reason} />;
  if (!state) return <NoTable waiting={table.line.state.value} />;
  if (!review?.seats.length)
    return (
      <div class="review-page">
        <FinishedHeader table={id} title={state.title} now="review" />
        <main class="review-main empty">
          <ReviewProgress reviewing={reviewing} />
        </main>
      </div>
    );
  return <WithReview id={id} state={state} me={table.view.value} review={review} reviewing={reviewing} />;
}

interface Props {
  id: string;
  state: TableState;
  me: number | null;
  review: Review;
  reviewing: ReviewRequest;
}

function WithReview({ id, state, me, review, reviewing }: Props) {
  const trying = useSignal(place.peek().query.has("try"));
  const leads = useSignal(false);
  const sharing = useSignal(false);
  const names = seenNames(state.seats, (_, i) => i === me);
  const translator = formatterFor(state.game, state.seats.map(seatName));
  const asked = (name: string) => Number(place.value.query.get(name) ?? Number.NaN);
  const seat = review.seats[asked("seat")] ?? seatOf(review, me);
  const turn = seat.turns[asked("turn") - 1] ? asked("turn") - 1 : firstTurn(seat);
  const which: Which = { table: id, seat: seat.seat, turn };
  const pathOf = (of: number, number: number | null) =>
    `/review/${id}?seat=${of}${number === null ? "" : `&turn=${number + 1}`}`;
  const to = (of: number, number: number | null) => {
    const [left, top] = [scrollX, scrollY];
    go(pathOf(of, number), true);
    scrollTo(left, top);
  };
  const choose = (number: number) => {
    to(seat.seat, number);
    // In a single column, scroll to the turn.
    if (matchMedia("(max-width: 1099px)").matches) document.querySelector(".review-turn")?.scrollIntoView();
  };
  useArrows(trying.value ? null : choose, turn, seat.turns.length);
  if (!translator) return <NoTable waiting="connecting" />;
  if (trying.value)
    return <TryView which={which} turn={seat.turns[turn]!} reviewing={reviewing} back={() => (trying.value = false)} />;
  const format = formatFor(translator, me);
  const giving = <ShareReview table={id} review={review} sharing={sharing} />;
  const several = review.seats.length > 1;
  const title = `${state.title} · ${translate("so-many-seats", { count: review.seats.length })}`;
  return (
    <div class="review-page">
      <FinishedHeader table={id} title={title} now="review" more={giving} />
      <main class="review-main">
        <h1 class="unseen">{`${state.title}: ${translate("review-tab")}`}</h1>
        <div class="review-left stack g10">
          {several && (
            <div class="review-seats between">
              <div role="group" aria-label={translate("review-seat")}>
                {review.seats.map((one) => (
                  <button
                    type="button"
                    class="button small"
                    key={one.seat}
                    aria-pressed={one === seat}
                    onClick={() => to(one.seat, null)}
                  >
                    <SeatShape seat={one.seat} size={12} />
                    {names[one.seat]}
                  </button>
                ))}
              </div>
              <Switch leads={leads} />
            </div>
          )}
          {sharing.value && <SharedReview path={pathOf(seat.seat, turn)} />}
          <ReviewProgress reviewing={reviewing} />
          <LuckAndChoicesTable review={review} names={names} now={seat.seat} leads={leads.value} />
          <MatchChart review={review} seat={seat} now={turn} format={format} choose={choose} />
          <TurnList
            seat={seat}
            now={turn}
            format={format}
            hidden={(number) => isHidden({ ...which, turn: number }, seat)}
            choose={choose}
          />
          <LuckList seat={seat} format={format} />
          {!isWide.value && giving}
        </div>
        {seat.turns.length > 0 && (
          <TurnPanel
            which={which}
            seat={seat}
            game={state.game}
            format={format}
            choose={choose}
            tryIt={() => (trying.value = true)}
          />
        )}
      </main>
    </div>
  );
}

/** Left and right go from turn to turn. */
function useArrows(choose: ((turn: number) => void) | null, turn: number, count: number): void {
  useEffect(() => {
    if (!choose) return;
    const press = (event: KeyboardEvent) => {
      if ((event.target as Element).closest?.("input, select") || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (event.key === "ArrowRight" && turn + 1 < count) choose(turn + 1);
      else if (event.key === "ArrowLeft" && turn > 0) choose(turn - 1);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
