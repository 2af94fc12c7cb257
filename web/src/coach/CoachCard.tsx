/** The first card of the end page: the turn with the largest sure loss, what it lost, and a button to play it again. */
import type { ReviewRequest } from "../review/ReviewRequest";
import { reasonsOf, seatOf } from "../review/reviewRows";
import { TurnBoard } from "../review/TurnBoard";
import { useScene, useTold, type Which } from "../review/turnData";
import { turnLabelOf } from "../review/turnLabel";
import { useTableInfo } from "../store/tableContext";
import { formatFor } from "../store/textFormatter";
import { translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import { isWide } from "../ui/media";
import type { TurnReview } from "../wire";
import "./CoachCard.css";

interface Props {
  table: string;
  game: string;
  reviewing: ReviewRequest;
}

/** Its place is kept while the review is made: what cost most may still change. */
export function CoachCard({ table, game, reviewing }: Props) {
  const { me } = useTableInfo();
  const review = reviewing.review.value;
  if (me === null || reviewing.refused.value) return null;
  if (!review?.done)
    return (
      <section class="panel coach line g16" aria-label={translate("coach-title")} aria-busy="true">
        <div class="panel review-board" />
        <p class={`serif ${textSize()} muted`}>{translate("coach-looking")}</p>
      </section>
    );
  const seat = seatOf(review, me);
  const number = seat.moments?.find((one) => seat.turns[one]?.sure);
  return (
    <section class="panel coach line g16" aria-labelledby="coach-title">
      <h2 class="unseen" id="coach-title">
        {translate("coach-title")}
      </h2>
      {number === undefined ? (
        <p class={`serif ${textSize()}`}>{translate("coach-good")}</p>
      ) : (
        <Costliest game={game} which={{ table, seat: seat.seat, turn: number }} turn={seat.turns[number]!} />
      )}
    </section>
  );
}

const textSize = () => (isWide.value ? "t20" : "t16");

function Costliest({ game, which, turn }: { game: string; which: Which; turn: TurnReview }) {
  const { format, me } = useTableInfo();
  const scene = useScene(which, turn.at);
  const played = useTold(which, turn.at, turn.played);
  const [line] = reasonsOf(turn).filter(([, points]) => points < 0);
  const facts = { when: turnLabelOf(turn, formatFor(format, me)), points: Math.max(1, Math.round(-(turn.loss ?? 0))) };
  return (
    <>
      {scene ? (
        <TurnBoard
          game={game}
          seat={which.seat}
          scene={scene}
          played={played.where}
          tried={[]}
          best={[]}
          label={translate("coach-picture")}
          isCut
        />
      ) : (
        <div class="panel review-board" />
      )}
      <div class="stack g12 grow">
        <p class={`serif ${textSize()}`}>
          {line
            ? translate("coach-sentence", { ...facts, line: format([`score-${line[0]}`, []]) })
            : translate("coach-sentence-plain", facts)}
        </p>
        <div class="line">
          <a class="button primary" href={tryPath(which)}>
            <Icon name="replay" size={18} />
            {translate("coach-again")}
          </a>
        </div>
      </div>
    </>
  );
}

/** Opens the review at a turn and lets me play it at once. */
export const tryPath = ({ table, seat, turn }: Which) => `/review/${table}?seat=${seat}&turn=${turn + 1}&try=1`;
