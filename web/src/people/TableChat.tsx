/** Quick phrases for everybody at the table and, where allowed, chat, with muting and reporting. */
import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { stored } from "../store/deviceStorage";
import { SIGNS } from "../store/quickPhrases";
import type { LiveTable } from "../store/table";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { SeatShape } from "../ui/SeatShape";
import "./people.css";

/** Muted seats, by table. */
export const muted = stored<Record<string, number[]>>("muted", {});
export const isMuted = (table: string, seat: number) => !!muted.value[table]?.includes(seat);

/** The number of the last chat message that I have read, by table. */
const chatRead = stored<Record<string, number>>("chat-read", {});

/** Messages of others that I have not read yet. */
const unreadOf = (table: LiveTable) =>
  table.talk.value.filter(
    ({ number, seat }) =>
      number > (chatRead.value[table.id] ?? -1) && seat !== table.view.value && !isMuted(table.id, seat),
  ).length;

interface ButtonProps {
  /** Small in a wide header; bare in a narrow one, and there only while messages are unread. */
  look?: "small" | "bare";
  /** Closes the menu in which the button is. */
  done?: () => void;
}

/** Only if another player is present. */
export function TableChatButton({ look, done }: ButtonProps) {
  const { table, seats, me } = useTableInfo();
  const open = useSignal(false);
  const close = () => {
    open.value = false;
    done?.();
  };
  const others = seats.some((seat, i) => seat.kind === "person" && i !== me);
  if (!table || me === null || !others) return null;
  const chat = !!table.state.value?.chat;
  const unread = chat ? unreadOf(table) : 0;
  if (look === "bare" && !unread && !open.value) return null;
  const title = translate(chat ? "talk" : "signs");
  const news = unread > 0 && translate("talk-unread", { count: unread });
  return (
    <>
      <button
        type="button"
        class={`calls ${look === "bare" ? "bare-button" : look ? "button small square" : "button"}`}
        aria-label={look ? [title, news].filter(Boolean).join(": ") : undefined}
        onClick={() => (open.value = true)}
      >
        <Icon name="talk" size={look === "bare" ? 22 : look ? 16 : 18} />
        {!look && title}
        {unread > 0 && (
          <span class="chip unread" title={news || undefined}>
            {unread}
          </span>
        )}
      </button>
      {open.value && (
        <Dialog title={title} close={close}>
          <div class="sign-choice" role="group" aria-label={translate("signs")}>
            {SIGNS.map((sign) => (
              <button
                type="button"
                key={sign}
                class="button"
                onClick={() => {
                  table.react(sign);
                  close();
                }}
              >
                {translate(`sign-${sign}`)}
              </button>
            ))}
          </div>
          {chat && <Talk table={table} />}
          <ReportNames table={table} />
        </Dialog>
      )}
    </>
  );
}

function Talk({ table }: { table: LiveTable }) {
  const { names, me } = useTableInfo();
  const words = useSignal("");
  const [reported, report] = useState<number[]>([]);
  const heard = table.talk.value.filter((line) => !isMuted(table.id, line.seat));
  const last = table.talk.value.at(-1)?.number;
  useEffect(() => {
    if (last !== undefined) chatRead.value = { ...chatRead.peek(), [table.id]: last };
  }, [last]);
  const silent = muted.value[table.id] ?? [];
  const send = (event: Event) => {
    event.preventDefault();
    if (words.value.trim()) table.sendChat(words.value.trim());
    words.value = "";
  };
  return (
    <div class="stack g8 talk">
      <ul class="talk-lines" aria-label={translate("talk")}>
        {heard.map((line) => (
          <li key={line.number}>
            <SeatShape seat={line.seat} size={12} />
            <span class="grow">
              <strong>{names[line.seat]}</strong> {line.words}
            </span>
            {line.seat !== me && (
              <>
                <ReportButton
                  done={reported.includes(line.number)}
                  report={() => {
                    table.report(line.number);
                    report([...reported, line.number]);
                  }}
                />
                <button type="button" class="button small" onClick={() => mute(table.id, [...silent, line.seat])}>
                  {translate("talk-mute")}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      {silent.map((seat) => (
        <p class="line t12 muted" key={seat}>
          <SeatShape seat={seat} size={12} />
          <span class="grow">
            {names[seat]}: {translate("talk-muted")}
          </span>
          <button
            type="button"
            class="button small"
            onClick={() =>
              mute(
                table.id,
                silent.filter((one) => one !== seat),
              )
            }
          >
            {translate("talk-unmute")}
          </button>
        </p>
      ))}
      <form class="line" onSubmit={send}>
        <input
          class="input grow"
          maxLength={200}
          aria-label={translate("talk-say")}
          placeholder={translate("talk-say")}
          value={words.value}
          onInput={(event) => (words.value = event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {translate("talk-send")}
        </button>
      </form>
    </div>
  );
}

/** Names of other players, to be reported to the operator. */
function ReportNames({ table }: { table: LiveTable }) {
  const { names, seats, me } = useTableInfo();
  const [reported, report] = useState<string[]>([]);
  const named = seats.flatMap((seat, i) => (seat.kind === "person" && seat.name && i !== me ? [i] : []));
  if (!named.length) return null;
  return (
    <details class="t12 report-names">
      <summary>{translate("talk-report-name")}</summary>
      <ul class="talk-lines">
        {named.map((seat) => {
          const done = reported.includes(`${seat} ${names[seat]}`);
          return (
            <li key={seat}>
              <SeatShape seat={seat} size={12} />
              <span class="grow">{names[seat]}</span>
              <ReportButton
                done={done}
                about={names[seat]}
                report={() => {
                  table.reportName(seat);
                  report([...reported, `${seat} ${names[seat]}`]);
                }}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

interface ReportProps {
  done: boolean;
  /** The name that is reported; otherwise it is a message. */
  about?: string;
  report: () => void;
}

/** Asks once before something is sent to the operator. */
function ReportButton({ done, about, report }: ReportProps) {
  const asked = useSignal(false);
  const label = (key: string) => about && `${translate(key)}: ${about}`;
  if (!asked.value || done)
    return (
      <button
        type="button"
        class="button small"
        disabled={done}
        aria-label={label(done ? "talk-reported" : "talk-report-name")}
        onClick={() => (asked.value = true)}
      >
        {translate(done ? "talk-reported" : "talk-report")}
      </button>
    );
  return (
    <div class="line wrap g6 report-ask" role="group">
      <span class="t12 grow">{translate("talk-report-ask")}</span>
      <button type="button" class="button small primary" onClick={report}>
        {translate("talk-report")}
      </button>
      <button type="button" class="button small" onClick={() => (asked.value = false)}>
        {translate("cancel-table")}
      </button>
    </div>
  );
}

function mute(table: string, seats: number[]): void {
  muted.value = { ...muted.peek(), [table]: [...new Set(seats)] };
}
