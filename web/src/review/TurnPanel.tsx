/** One turn: the position with both turns drawn, the bars of the match, my try and the best, and why. */

import { useEffect, useRef } from "preact/hooks";
import { go } from "../route";
import { branch } from "../store/api";
import { myName } from "../store/deviceStorage";
import { middleLevel } from "../store/quickPlay";
import type { Format } from "../store/textFormatter";
import { translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import type { SeatReview, SwapReview, TurnReview, TurnText } from "../wire";
import { verdictOnAttempt } from "./attemptVerdict";
import { signed, unsure } from "./formatNumbers";
import { Bar } from "./LossBars";
import { isLost, type Sure, sure, verdictOf } from "./reviewRows";
import { TurnBoard } from "./TurnBoard";
import { Why } from "./TurnList";
import { isHidden, showAnswer, type Tried, triedAt, useScene, useTold, type Which } from "./turnData";
import { turnLabelOf } from "./turnLabel";
import "./TurnPanel.css";

interface Props {
  which: Which;
  seat: SeatReview;
  game: string;
  format: Format;
  choose: (turn: number) => void;
  tryIt: () => void;
}

const ZERO: Sure = { mean: 0, se: 0 };

export function TurnPanel({ which, seat, game, format, choose, tryIt }: Props) {
  const turn = seat.turns[which.turn]!;
  const scene = useScene(which, turn.at);
  const played = useTold(which, turn.at, turn.played);
  const best = useTold(which, turn.at, turn.best);
  const tried = triedAt(which);
  const mine = useTold(which, turn.at, tried?.actions);
  const hidden = isHidden(which, seat);
  const verdict = verdictOf(turn);
  const lost = isLost(turn);
  const answer = lost && !hidden;
  const moment = seat.moments?.indexOf(which.turn) ?? -1;
  const title = turnLabelOf(turn, format);
  const said = (one: TurnText) => one.words.map((words) => format(words)).join(" · ");
  const loss = { mean: turn.loss ?? 0, se: turn.loss_se ?? 0 };
  const bars: [string, string, "played" | "tried" | "best", Sure][] = [
    ["review-played", said(played), "played", tried ? sure(tried.played) : loss],
  ];
  if (tried) bars.push(["review-your-try", said(mine), "tried", sure(tried.tried)]);
  if (answer) bars.push(["review-best", said(best), "best", ZERO]);
  const low = Math.min(-1, ...bars.map(([, , , figure]) => figure.mean - figure.se)) * 1.05;
  const high = Math.max(0.2, ...bars.map(([, , , figure]) => figure.mean + figure.se)) * 1.05;
  const playOn = async () => {
    const opened = await branch(which.table, turn.at, which.seat, middleLevel(), myName.value || translate("guest"));
    go(`/t/${opened.table}`);
  };
  return (
    <div class="review-turn stack g10">
      <header class="line">
        {moment >= 0 && <span class="review-badge now">{moment + 1}</span>}
        <h2 class="serif t20 grow">{title}</h2>
        <Legend answer={answer} tried={!!tried && !tried.same} />
        <Step icon="back" words="review-before" to={which.turn - 1} count={seat.turns.length} choose={choose} />
        <Step icon="next" words="review-after" to={which.turn + 1} count={seat.turns.length} choose={choose} />
      </header>
      {tried && <AttemptVerdict key={tried.times} tried={tried} />}
      {scene ? (
        <TurnBoard
          game={game}
          seat={which.seat}
          scene={scene}
          played={played.where}
          tried={tried && !tried.same ? mine.where : []}
          best={answer ? best.where : []}
          label={[
            title,
            `${translate("review-yours")}: ${said(played)}`,
            tried && `${translate("review-your-try")}: ${said(mine)}`,
            answer && `${translate("review-better")}: ${said(best)}`,
          ]
            .filter(Boolean)
            .join(". ")}
        />
      ) : (
        <div class="panel review-board waiting" />
      )}
      <section class="panel review-answer stack g10" aria-live="polite">
        <dl class="review-bars">
          {bars.map(([words, what, kind, figure]) => (
            <div key={words}>
              <dt>{translate(words)}</dt>
              <dd class="review-what muted">{what}</dd>
              {verdict !== "unknown" && (
                <dd class="review-scale line g10">
                  <Bar figure={figure} kind={kind} low={low} high={high} />
                  <strong>
                    {signed(figure.mean)} <span class="t11 muted">{kind === "best" ? "" : unsure(figure.se)}</span>
                  </strong>
                </dd>
              )}
            </div>
          ))}
        </dl>
        {hidden ? (
          <p class="t12 muted">{translate("review-stays-hidden")}</p>
        ) : (
          <p class="t12">
            <Why turn={turn} format={format} most={5} />
          </p>
        )}
        {answer && turn.part && <Part part={turn.part} turn={turn} played={played} best={best} format={format} />}
        <div class="review-doings g8 wrap">
          {lost && !!turn.best?.length && (
            <button type="button" class={hidden ? "button primary big" : "button big"} onClick={tryIt}>
              <Icon name="replay" size={18} />
              {translate(tried ? "review-try-again" : "review-try")}
            </button>
          )}
          {hidden ? (
            <button type="button" class="button big" onClick={() => showAnswer(which)}>
              <Icon name="eye" size={18} />
              {translate("review-show")}
            </button>
          ) : (
            <button type="button" class="button big" onClick={() => void playOn()}>
              <Icon name="play" size={18} />
              {translate("play-on")}
            </button>
          )}
        </div>
      </section>
    </div>
  );
}

interface PartProps {
  part: SwapReview;
  turn: TurnReview;
  played: TurnText;
  best: TurnText;
  format: Format;
}

/** The one action that cost most of the turn, and what would have been better in its place. */
function Part({ part, turn, played, best, format }: PartProps) {
  const instead = best.words[turn.best?.indexOf(part.instead) ?? -1];
  const action = played.words[turn.played.indexOf(part.action)];
  if (!instead || !action) return null;
  const words = { instead: format(instead), played: format(action), points: signed(part.gain) };
  return (
    <p class="t12 review-part">
      {translate("review-part", words)} <span class="t11 muted">{unsure(part.se)}</span>
    </p>
  );
}

/** The result of a try, over the board; brought into sight where the page is longer than the window. */
function AttemptVerdict({ tried }: { tried: Tried }) {
  const { sentences, look } = verdictOnAttempt(tried);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const { top, bottom } = line.current!.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) line.current!.closest(".review-turn")!.scrollIntoView({ block: "start" });
  }, []);
  return (
    <p class={`serif t16 attempt-verdict ${look}`} role="status" ref={line}>
      {sentences.map(([key, points]) => translate(key, { points })).join(" ")}
    </p>
  );
}

function Legend({ answer, tried }: { answer: boolean; tried: boolean }) {
  return (
    <ul class="review-keys t12" aria-hidden="true">
      <li>
        <span class="review-key yours" />
        {translate("review-yours")}
      </li>
      {tried && (
        <li>
          <span class="review-key" style={{ border: "2px solid var(--skill)" }} />
          {translate("review-your-try")}
        </li>
      )}
      {answer && (
        <li>
          <span class="review-key better" />
          {translate("review-better")}
        </li>
      )}
    </ul>
  );
}

interface StepProps {
  icon: "back" | "next";
  words: string;
  to: number;
  count: number;
  choose: (turn: number) => void;
}

const Step = ({ icon, words, to, count, choose }: StepProps) => (
  <button
    type="button"
    class="button small square"
    aria-label={translate(words)}
    disabled={to < 0 || to >= count}
    onClick={() => choose(to)}
  >
    <Icon name={icon} size={16} />
  </button>
);
