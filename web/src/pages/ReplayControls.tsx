/** The slider of a replay and its buttons. */
import { Icon } from "../parts/Icon";
import { useAround } from "../scene/context";
import { say } from "../store/words";
import type { Position } from "../wire";
import "./ReplayControls.css";

interface Props {
  now: Position;
  to: (event: number) => void;
  playing: boolean;
  play: () => void;
  more: () => void;
}

export function ReplayControls({ now, to, playing, play, more }: Props) {
  const { tell } = useAround();
  const words = now.log?.findLast((line) => line.at <= now.at)?.words;
  return (
    <div class="replay-controls">
      <div class="line">
        <button
          type="button"
          class="button square"
          aria-label={say("step-back")}
          disabled={now.at <= 0}
          onClick={() => to(now.at - 1)}
        >
          <Icon name="back" size={18} />
        </button>
        <button type="button" class="button square" aria-label={say(playing ? "pause" : "run")} onClick={play}>
          <Icon name={playing ? "minus" : "play"} size={18} />
        </button>
        <button
          type="button"
          class="button square"
          aria-label={say("step-on")}
          disabled={now.at >= now.last}
          onClick={() => to(now.at + 1)}
        >
          <Icon name="next" size={18} />
        </button>
        <input
          type="range"
          class="grow slider"
          min={0}
          max={now.last}
          value={now.at}
          aria-label={say("event")}
          aria-valuetext={say("event-of", { at: now.at, last: now.last })}
          onInput={(event) => to(Number(event.currentTarget.value))}
        />
        <span class="t12 muted event-count">{say("event-of", { at: now.at, last: now.last })}</span>
        <button type="button" class="button" onClick={more}>
          {say("play-on")}
        </button>
      </div>
      {words && <p class="t12 muted cut">{tell(words)}</p>}
    </div>
  );
}
