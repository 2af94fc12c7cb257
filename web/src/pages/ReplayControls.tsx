/** The timeline of a replay and its buttons. */
import { useSignal } from "@preact/signals";
import { useTableInfo } from "../store/tableContext";
import { whoIn } from "../store/textFormatter";
import { translate } from "../store/translations";
import { Icon, type IconName } from "../ui/Icon";
import { isFolded, layout } from "../ui/media";
import type { TablePosition } from "../wire";
import { type TimelineData, turnAfter, turnAt, turnBefore } from "./replayTimeline";
import { Timeline } from "./Timeline";
import type { Player } from "./useReplayPlayer";
import { SPEEDS } from "./useReplayPlayer";
import "./ReplayControls.css";

interface Props {
  now: TablePosition;
  course: TimelineData;
  to: (event: number) => void;
  player: Player;
  more: () => void;
}

export function ReplayControls({ now, course, to, player, more }: Props) {
  const { names, me, format } = useTableInfo();
  const turn = course.turns[turnAt(course, now.at)];
  const { deed: action } = now;
  const done =
    action && [action.seat >= 0 ? names[action.seat] : "", format(action.words, action.seat === me)].join(" ").trim();
  const place = translate("event-of", { at: now.at, last: now.last });
  const head = turn?.head;
  const round = head?.round ? translate("round-number", { round: head.round }) : "";
  const title = [round, format(head?.words, whoIn(head?.words) === me)].filter(Boolean).join(" · ");
  return (
    <div class="replay-controls stack g6 between">
      <Timeline course={course} at={now.at} to={to} words={[title, place, done].filter(Boolean).join(" · ")} />
      <div class="replay-buttons line wrap">
        <Go name="first" words="turn-back" off={now.at <= 0} go={() => to(turnBefore(course, now.at))} />
        <Go name="back" words="step-back" off={now.at <= 0} go={() => to(now.at - 1)} />
        <button
          type="button"
          class="button square primary run"
          aria-label={translate(player.running.value ? "pause" : "run")}
          onClick={player.toggle}
        >
          <Icon name={player.running.value ? "pause" : "play"} size={18} />
        </button>
        <Go name="next" words="step-on" off={now.at >= now.last} go={() => to(now.at + 1)} />
        <Go name="end" words="turn-on" off={now.at >= now.last} go={() => to(turnAfter(course, now.at))} />
        {isFolded.value ? <NextSpeed player={player} /> : <Speeds player={player} />}
        <div class="replay-words grow">
          <h2 class="serif t20 cut">{title || place /* until the turns are here */}</h2>
          <p class="t12 muted cut" title={done ?? ""}>
            <span class="event-count nowrap">{place}</span>
            {done && ` · ${done}`}
          </p>
        </div>
        <LinkButton />
        {!isFolded.value && (
          <button type="button" class="button play-on" onClick={more}>
            {layout.value === "wide" && <Icon name="play" size={18} />}
            {translate("play-on")}
          </button>
        )}
      </div>
    </div>
  );
}

const speedText = (speed: number) => (speed === 0.5 ? "½×" : `${speed}×`);

function Speeds({ player }: { player: Player }) {
  return (
    <div class="tabs speeds" role="group" aria-label={translate("speed")}>
      {SPEEDS.map((speed) => (
        <button
          type="button"
          key={speed}
          aria-pressed={player.speed.value === speed}
          onClick={() => (player.speed.value = speed)}
        >
          {speedText(speed)}
        </button>
      ))}
    </div>
  );
}

/** One button for all speeds, where there is no room for one each; the menu has what else is missing here. */
function NextSpeed({ player }: { player: Player }) {
  const now = player.speed.value;
  const next = SPEEDS[(SPEEDS.indexOf(now) + 1) % SPEEDS.length]!;
  return (
    <button
      type="button"
      class="button square"
      aria-label={`${translate("speed")}: ${speedText(now)}`}
      onClick={() => (player.speed.value = next)}
    >
      {speedText(now)}
    </button>
  );
}

function Go({ name, words, off, go }: { name: IconName; words: string; off: boolean; go: () => void }) {
  return (
    <button
      type="button"
      class="button square"
      aria-label={translate(words)}
      title={translate(words)}
      disabled={off}
      onClick={go}
    >
      <Icon name={name} size={18} />
    </button>
  );
}

/** Copies the address of the position that is shown. */
function LinkButton() {
  const copied = useSignal(false);
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    copied.value = true;
    setTimeout(() => (copied.value = false), 2000);
  };
  return (
    <button type="button" class="button link-here" onClick={() => void copy()}>
      <Icon name={copied.value ? "check" : "link"} size={18} />
      <span class={layout.value === "wide" ? "" : "unseen"} aria-live="polite">
        {translate(copied.value ? "copied" : "link-position")}
      </span>
    </button>
  );
}
