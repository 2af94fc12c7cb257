/** A match from its first event to its last: a slider, single steps, a link to each position, "play on from here". */
import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { isWide } from "../parts/media";
import { penOf, SeatShape } from "../parts/SeatShape";
import { seatName, seenNames } from "../parts/seatName";
import { go, place } from "../route";
import { Around } from "../scene/context";
import { openLine } from "../scene/ScorePad";
import { branch, catalogue, position, secretsOf } from "../store/api";
import { language, myName } from "../store/kept";
import { say } from "../store/words";
import { downloadRecord } from "../table/download";
import { LinkLine } from "../table/Invitations";
import { NoTable } from "../table/NoTable";
import { PhoneTable } from "../table/PhoneTable";
import { WideTable } from "../table/WideTable";
import type { Position } from "../wire";
import { DropRecord } from "./DropRecord";
import { middleLevel } from "./play";

const LAST = 1_000_000;

export function ReplayPage({ id }: { id: string }) {
  const shown = useSignal<Position | null>(null);
  const problem = useSignal("");
  const menu = useSignal(false);
  const playing = useSignal(false);
  const view = useSignal<number | null | undefined>(undefined);
  const asked = place.value.query.get("at");
  const at = asked === null ? null : Number(asked);
  useEffect(() => {
    let wanted = true; // answers may overtake each other: only the last one asked for is shown
    fetchAt(id, at, view.value).then(
      (found) => {
        if (!wanted) return;
        shown.value = found;
        view.value = found.view;
        problem.value = "";
      },
      (error: Error) => wanted && (problem.value = error.message),
    );
    return () => void (wanted = false);
  }, [id, at, language.value, view.value]);
  const to = (event: number) => go(`/replay/${id}?at=${event}`, true);
  useEffect(() => {
    if (!playing.value || !shown.value) return;
    if (shown.value.at >= shown.value.last) {
      playing.value = false;
      return;
    }
    const timer = setTimeout(() => to(shown.value!.at + 1), 650);
    return () => clearTimeout(timer);
  }, [playing.value, shown.value]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.target as Element).closest('input, select, [role="gridcell"]') || !shown.value) return;
      if (event.key === "ArrowRight") to(Math.min(shown.value.last, shown.value.at + 1));
      else if (event.key === "ArrowLeft") to(Math.max(0, shown.value.at - 1));
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [id]);
  const now = shown.value;
  if (!now) return problem.value ? <NoTable reason={problem.value} /> : <NoTable waiting="connecting" />;
  const { scene, table } = now;
  const me = now.view;
  const names = seenNames(table.seats, (seat) => !!seat.mine);
  const Layout = isWide.value ? WideTable : PhoneTable;
  const line = scene.pad.lines.find((one) => one.id === openLine.value);
  const controls = (
    <Controls
      now={now}
      to={to}
      playing={playing.value}
      play={() => (playing.value = !playing.value)}
      more={() => (menu.value = true)}
    />
  );
  return (
    <DropRecord>
      <Around
        value={{
          game: table.game,
          shapes: now.shapes,
          players: scene.players,
          names,
          called: table.seats.map(seatName),
          me,
          table: null,
          shown: line?.where?.[me ?? 0] ?? [],
          hexes: now.shapes[scene.board.shape]?.kind === "hexes",
        }}
      >
        <div class="pen" style={penOf(me)}>
          <Layout
            scene={scene}
            table={null}
            hints={null}
            menu={() => (menu.value = true)}
            title={`${table.title} · ${say("replay")}`}
            log={now.log ?? []}
            controls={controls}
          />
        </div>
        {menu.value && (
          <ReplayMenu
            id={id}
            now={now}
            names={names}
            look={(seat) => (view.value = seat)}
            close={() => (menu.value = false)}
          />
        )}
      </Around>
    </DropRecord>
  );
}

/** From my own seat where I have one; at the end of the match if no event is named. */
async function fetchAt(id: string, at: number | null, view: number | null | undefined): Promise<Position> {
  const first = async (seat: number | null) => {
    if (at !== null) return position(id, at, seat);
    const start = await position(id, 0, seat);
    return position(id, Math.min(LAST, start.last), seat);
  };
  if (view !== undefined) return first(view);
  const seen = await first(null);
  const mine = seen.table.seats.findIndex((seat) => seat.mine);
  const over = !!seen.turn.over || seen.table.frozen;
  const seat = mine >= 0 && secretsOf(id).length ? mine : over ? 0 : null;
  return seat === null ? seen : position(id, seen.at, seat).catch(() => seen);
}

interface ControlsProps {
  now: Position;
  to: (event: number) => void;
  playing: boolean;
  play: () => void;
  more: () => void;
}

function Controls({ now, to, playing, play, more }: ControlsProps) {
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
      {words && <p class="t12 muted cut">{words}</p>}
    </div>
  );
}

const level = signal("");

interface MenuProps {
  id: string;
  now: Position;
  names: string[];
  look: (seat: number | null) => void;
  close: () => void;
}

function ReplayMenu({ id, now, names, look, close }: MenuProps) {
  const problem = useSignal("");
  const play = async (seat: number) => {
    try {
      const opened = await branch(id, now.at, seat, level.value || middleLevel(), myName.value || say("guest"));
      go(`/t/${opened.table}`);
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  const over = !!now.turn.over;
  return (
    <Dialog title={say("play-on")} close={close}>
      <div class="menu">
        {!over && (
          <>
            <label>
              <span class="field-label">{say("bot-level")}</span>
              <select
                class="select"
                value={level.value || middleLevel()}
                onChange={(event) => (level.value = event.currentTarget.value)}
              >
                {catalogue.value?.levels.map((one) => (
                  <option key={one.name} value={one.name}>
                    {one.title}
                  </option>
                ))}
              </select>
            </label>
            {names.map((name, seat) => (
              <button type="button" class="button" key={seat} onClick={() => void play(seat)}>
                <SeatShape seat={seat} />
                {say("play-on-as", { name })}
              </button>
            ))}
          </>
        )}
        {problem.value && (
          <p class="bad" role="alert">
            {problem.value}
          </p>
        )}
        {names.length > 1 && (
          <div>
            <span class="field-label">{say("look-from")}</span>
            <div class="line look-from">
              {names.map((name, seat) => (
                <button
                  type="button"
                  class="button small"
                  key={seat}
                  aria-pressed={now.view === seat}
                  onClick={() => {
                    look(seat);
                    close();
                  }}
                >
                  <SeatShape seat={seat} size={12} />
                  {name}
                </button>
              ))}
            </div>
          </div>
        )}
        <div>
          <span class="field-label">{say("link-position")}</span>
          <LinkLine address={`${location.origin}/replay/${id}?at=${now.at}`} />
        </div>
        <button type="button" class="button" onClick={() => void downloadRecord(id, now.table.game)}>
          <Icon name="download" size={18} />
          {say("download-record")}
        </button>
        <a class="button" href={`/t/${id}`}>
          {say("to-table")}
        </a>
      </div>
    </Dialog>
  );
}
