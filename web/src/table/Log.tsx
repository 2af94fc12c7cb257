/** What happened: one group a turn, one line a seat; a click shows that position. */
import { useEffect, useRef } from "preact/hooks";
import type { LogLine } from "../scene";
import { TextWithIcons } from "../scene/TextWithIcons";
import { useTableInfo } from "../store/tableContext";
import { whoIn } from "../store/textFormatter";
import { clock, since, translate } from "../store/translations";
import { keyOf, signed, type Turn, turnsOf } from "../store/turnLog";
import { SeatShape } from "../ui/SeatShape";
import "./Log.css";

/** The log of the table that is looked at: newest on top, in a replay from the beginning. */
export function TableLog() {
  const { log, showLine, at } = useTableInfo();
  return <LogList lines={log} show={showLine} past={at !== undefined} at={at} />;
}

interface Props {
  lines: LogLine[];
  /** Goes to the position after this line. */
  show?: (line: LogLine) => void;
  /** The match is over: turns are listed with their times, from the beginning. */
  past?: boolean;
  /** The version that is shown: its turn and its line are marked. */
  at?: number;
}

export function LogList({ lines, show, past = false, at }: Props) {
  const { names } = useTableInfo();
  const turns = turnsOf(lines).filter((turn) => turn.lines.length || turn.head.number);
  const shown = at === undefined ? undefined : turns.findLast((turn) => turn.start < at || !turn.start);
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => current.current?.scrollIntoView({ block: "nearest" }), [shown?.start]);
  return (
    <ol class="log t12" style={{ "--longest": Math.max(...names.map((name) => name.length)) }}>
      {(past ? turns : turns.reverse()).map((turn, n, all) => (
        <li
          key={turn.start}
          ref={turn === shown ? current : undefined}
          class={turn === shown ? "log-turn shown" : "log-turn"}
        >
          {!!turn.head.round && turn.head.round !== all[n - 1]?.head.round && (
            <p class="log-round t11 strong muted">{translate("round-number", { round: turn.head.round })}</p>
          )}
          <TurnHead turn={turn} past={past} />
          {!!turn.lines.length && (
            <ol>
              {turn.lines.map((line) => (
                <TurnLine key={keyOf(line)} line={line} show={show} current={turn === shown && isAt(turn, line, at!)} />
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Of the lines of a turn, the one that is being done at this version. */
const isAt = (turn: Turn, line: LogLine, at: number) =>
  line === [...turn.lines].sort((a, b) => a.at - b.at).find((one) => one.at >= at);

function TurnHead({ turn, past }: { turn: Turn; past: boolean }) {
  const { me, format } = useTableInfo();
  const time = turn.head.time ?? 0;
  const words = format(turn.head.words, whoIn(turn.head.words) === me);
  return (
    <div class="log-head line">
      <p class="medium">{words}</p>
      <i class="grow" />
      <time dateTime={new Date(time * 1000).toISOString()}>{past ? clock(time) : since(time)}</time>
    </div>
  );
}

function TurnLine({ line, show, current }: { line: LogLine; show?: (line: LogLine) => void; current: boolean }) {
  const { me, names, format } = useTableInfo();
  const words = format(line.words, line.seat === me);
  const content = (
    <>
      <SeatShape seat={line.seat} size={12} />
      <span class="medium log-name">{names[line.seat]}</span>
      <span class="grow log-words" role="img" aria-label={words}>
        <TextWithIcons words={line.words} you={line.seat === me} />
      </span>
      <strong class={(line.gain ?? 0) < 0 ? "bad" : ""}>{signed(line.gain)}</strong>
    </>
  );
  const look = current ? "log-line current" : "log-line";
  return (
    <li>
      {show ? (
        <button type="button" class={look} title={words} aria-current={current || undefined} onClick={() => show(line)}>
          {content}
        </button>
      ) : (
        <div class={look} title={words}>
          {content}
        </div>
      )}
    </li>
  );
}
