/** What the tray shows while seats are free: the invitation. Friends appear in it as they come. */
import { signal, useSignal } from "@preact/signals";
import { go } from "../route";
import { refreshTables } from "../store/api";
import { links } from "../store/deviceStorage";
import { codeOf, leaveTable } from "../store/lobby";
import { middleLevel } from "../store/quickPlay";
import type { LiveTable } from "../store/table";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import { isWide } from "../ui/media";
import { SeatShape } from "../ui/SeatShape";
import { LinkLine, useShare } from "../ui/ShareLink";
import type { SeatState } from "../wire";
import { InviteFollowed } from "./InviteFollowed";
import { PresenceDot } from "./PresenceDot";
import { QrCode } from "./QrCode";
import { SeatCode, SeatCodeDialog } from "./SeatCode";
import "./people.css";
import "./InvitationTray.css";

const isFree = (seat?: SeatState) => seat?.kind === "person" && !seat.taken;

/** Links that have not been used yet. */
export const openLinks = (table: LiveTable) =>
  (links.value[table.id] ?? []).filter(({ seat }) => isFree(table.state.value?.seats[seat]));

export const freeSeats = (table: LiveTable): number[] =>
  (table.state.value?.seats ?? []).flatMap((seat, i) => (isFree(seat) ? [i] : []));

/** The table at which I start without the others. */
const started = signal("");

/** Whether the tray shows the invitation: players are missing, or the table was just opened and has no moves. */
export function isInviting(table: LiveTable): boolean {
  const me = table.view.value;
  const { busy = [], over } = table.turn.value;
  const { open, before, lesson, frozen } = table.state.value ?? {};
  if (me === null || over || lesson || frozen || !freeSeats(table).length) return false;
  if (!open && !before && !openLinks(table).length) return false;
  return !busy.includes(me) || (!before && started.value !== table.id && !hasPlayed(table, me));
}

const hasPlayed = (table: LiveTable, me: number) =>
  table.canUndo.value || table.log.value.some((line) => line.seat === me);

export function InvitationTray({ table }: { table: LiveTable }) {
  const chosen = useSignal(-1);
  const open = openLinks(table);
  const free = freeSeats(table);
  const link = open.find(({ seat }) => seat === chosen.value) ?? open[0];
  const seat = link?.seat ?? free[0]!;
  const address = link && `${location.origin}/t/${table.id}#${link.secret}`;
  return (
    <div class="invitations" role="group" aria-label={translate("invite")}>
      <Seats table={table} chosen={seat} choose={open.length > 1 ? (next) => (chosen.value = next) : undefined} />
      {address && <Ways key={address} table={table} address={address} seat={seat} secret={link.secret} />}
      <InviteFollowed table={table.id} />
      <Decisions table={table} seats={link ? [seat] : free} />
    </div>
  );
}

/** Who is here and who is still to come; with several links, whose link is shown. */
function Seats({ table, chosen, choose }: { table: LiveTable; chosen: number; choose?: (seat: number) => void }) {
  const { names, me } = useTableInfo();
  const seats = table.state.value?.seats ?? [];
  return (
    <ul class="invite-seats" aria-label={translate("invite-seats")}>
      {seats.map((seat, i) => {
        const content = (
          <>
            <SeatShape seat={i} size={14} />
            <span class="cut">{names[i]}</span>
            {i !== me && <PresenceDot seat={i} />}
          </>
        );
        return (
          <li key={i}>
            {choose && isFree(seat) ? (
              <button type="button" class="chip outlined" aria-pressed={i === chosen} onClick={() => choose(i)}>
                {content}
              </button>
            ) : (
              <span class={isFree(seat) ? "chip outlined free" : "chip outlined"}>{content}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface WaysProps {
  table: LiveTable;
  address: string;
  seat: number;
  secret: string;
}

/** The link, its picture for a camera, and a code to be typed. */
function Ways({ table, address, seat, secret }: WaysProps) {
  const large = useSignal(false);
  const { done, share } = useShare(address);
  const label = translate("code-for-seat", { number: seat + 1 });
  const code = () => codeOf(table.id, secret);
  return (
    <div class="invite-ways">
      <button type="button" class="invite-qr" aria-label={label} onClick={() => (large.value = true)}>
        <QrCode text={address} label={label} />
      </button>
      <div class="invite-link">
        {isWide.value && <LinkLine address={address} seat={seat} />}
        <SeatCode code={code} />
        {!isWide.value && (
          <button type="button" class="button primary" onClick={() => void share()}>
            <Icon name={done.value ? "check" : "share"} size={18} />
            {translate(done.value ? "invite-copied" : "invite-share")}
          </button>
        )}
      </div>
      {large.value && <SeatCodeDialog {...{ address, label, code }} close={() => (large.value = false)} />}
    </div>
  );
}

/** A bot instead, start without them, or no match after all. */
function Decisions({ table, seats }: { table: LiveTable; seats: number[] }) {
  const problem = useSignal("");
  const me = table.view.value!;
  const cancel = () =>
    leaveTable(table.id)
      .then(() => void refreshTables().catch(() => {}))
      .then(() => go("/"))
      .catch((error: Error) => (problem.value = error.message));
  return (
    <div class="invite-buttons">
      {problem.value && <p role="alert">{problem.value}</p>}
      {!hasPlayed(table, me) && (
        <button type="button" class="button" onClick={() => void cancel()}>
          {translate("cancel-table")}
        </button>
      )}
      <button
        type="button"
        class="button"
        onClick={() => {
          for (const seat of seats) table.substitute(seat, middleLevel());
        }}
      >
        <Icon name="bot" size={18} />
        {translate("seat-a-bot")}
      </button>
      {table.turn.value.busy?.includes(me) && (
        <button type="button" class="button" onClick={() => (started.value = table.id)}>
          <Icon name="play" size={18} />
          {translate("play-meanwhile")}
        </button>
      )}
    </div>
  );
}
