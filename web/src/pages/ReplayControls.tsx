/** The timeline of a replay and its buttons. */
import { useSignal } from "@preact/signals";
import { Icon, type IconName } from "../parts/Icon";
import { useAround } from "../scene/context";
import { whoIn } from "../store/speech";
import { say } from "../store/words";
import type { Position } from "../wire";
import { type Course, turnAfter, turnAt, turnBefore } from "./past";
import type { Player } from "./playing";
import { SPEEDS } from "./playing";
import { Timeline } from "./Timeline";
import "./ReplayControls.css";

interface Props {
  now: Position;
  course: Course;
  to: (event: number) => void;
  player: Player;
  more: () => void;
}

export function ReplayControls({ now, course, to, player, more }: Props) {
  const { names, me, tell } = useAround();
  const turn = course.turns[turnAt(course, now.at)];
  const { deed } = now;
  const done = deed && [deed.seat >= 0 ? names[deed.seat] : "", tell(deed.words, deed.seat === me)].join(" ").trim();
  const place = say("event-of", { at: now.at, last: now.last });
  const head = turn?.head;
  const round = head?.round ? say("round-number", { round: head.round }) : "";
  const title = [round, tell(head?.words, whoIn(head?.words) === me)].filter(Boolean).join(" · ");
  return (
    <div class="replay-controls">
      <Timeline course={course} at={now.at} to={to} words={[title, place, done].filter(Boolean).join(" · ")} />
      <div class="replay-buttons">
        <Go name="first" words="turn-back" off={now.at <= 0} go={() => to(turnBefore(course, now.at))} />
        <Go name="back" words="step-back" off={now.at <= 0} go={() => to(now.at - 1)} />
        <button
          type="button"
          class="button square primary run"
          aria-label={say(player.running.value ? "pause" : "run")}
          onClick={player.toggle}
        >
          <Icon name={player.running.value ? "pause" : "play"} size={18} />
        </button>
        <Go name="next" words="step-on" off={now.at >= now.last} go={() => to(now.at + 1)} />
        <Go name="end" words="turn-on" off={now.at >= now.last} go={() => to(turnAfter(course, now.at))} />
        <div class="tabs speeds" role="group" aria-label={say("speed")}>
          {SPEEDS.map((speed) => (
            <button
              type="button"
              key={speed}
              aria-pressed={player.speed.value === speed}
              onClick={() => (player.speed.value = speed)}
            >
              {speed === 0.5 ? "½×" : `${speed}×`}
            </button>
          ))}
        </div>
        <div class="replay-words grow">
          <h2 class="serif t20 cut">{title}</h2>
          <p class="t12 muted cut" title={done ?? ""}>
            <span class="event-count">{place}</span>
            {done && ` · ${done}`}
          </p>
        </div>
        <LinkButton />
        <button type="button" class="button play-on" onClick={more}>
          <Icon name="play" size={18} />
          {say("play-on")}
        </button>
      </div>
    </div>
  );
}

function Go({ name, words, off, go }: { name: IconName; words: string; off: boolean; go: () => void }) {
  return (
    <button type="button" class="button square" aria-label={say(words)} title={say(words)} disabled={off} onClick={go}>
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
      <span aria-live="polite">{say(copied.value ? "copied" : "link-position")}</span>
    </button>
  );
}
