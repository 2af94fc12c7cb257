/** The page behind an invitation link: who invites, the game, the seats, and the game in three sentences. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { BoardDrawing } from "../board/BoardDrawing";
import { beyond, geometryOf } from "../board/geometry";
import { gameOf, position } from "../store/api";
import { art } from "../store/art";
import { language, myName, player } from "../store/deviceStorage";
import { still } from "../store/savedBoards";
import { keepShapes, shapeOf } from "../store/shapes";
import { ago, hasMessage, needTranslations, translate } from "../store/translations";
import { Frame } from "../ui/Frame";
import { Icon } from "../ui/Icon";
import { isWide } from "../ui/media";
import { SeatShape } from "../ui/SeatShape";
import { seatName } from "../ui/seatName";
import type { Invitation, SeatState, TablePosition } from "../wire";
import { presenceLabel } from "./presenceLabel";
import { QrCode } from "./QrCode";
import { SeatCode } from "./SeatCode";
import { TakenSeat } from "./TakenSeat";
import "./InvitationPage.css";

interface Props {
  ask: () => Promise<Invitation>;
  /** What opens the same on a phone. */
  link: string;
  /** To be typed there. */
  code?: () => Promise<string>;
  /** With the seat, or only to watch. */
  enter: (seated: boolean) => void;
  /** What is wrong with the invitation. */
  failed: (problem: Error) => void;
}

export function InvitationPage({ ask, link, code, enter, failed }: Props) {
  const answer = useSignal<Invitation | null>(null);
  const board = useSignal<TablePosition | null>(null);
  useEffect(() => {
    ask()
      .then(async (found) => {
        const seat = found.seats[found.seat ?? -1];
        if (!seat || seat.mine || found.over) return enter(!!seat?.mine);
        answer.value = found;
        if (seat.taken) return;
        board.value = await position(found.table, found.version, null).catch(() => null);
      })
      .catch(failed);
  }, [link, language.value]);
  const found = answer.value;
  if (!found) return <Frame title="Farshore">{null}</Frame>;
  if (found.seats[found.seat ?? -1]?.taken) return <TakenSeat found={found} watch={() => enter(false)} />;
  const host = found.seats[found.host ?? -1];
  const title = host?.name
    ? translate("invites-you", { name: host.name, title: found.title })
    : translate("invited", { title: found.title });
  return (
    <Frame title={title}>
      <main class="invitation">
        <div class="invitation-board">
          <BoardPicture game={found.game} position={board.value} />
          <p class="t12 muted wide-only">{translate("board-of-table")}</p>
        </div>
        <div class="invitation-words">
          <p class="muted line invitation-when">
            <Icon name="calendar" size={16} />
            {translate("opened-when", { when: ago(found.created ?? 0) })} · {minutes(found.game)}
          </p>
          <h1 class="serif">{title}</h1>
          <ul class="invitation-seats">
            {found.seats.map((seat, i) => (
              <SeatCard key={i} seat={seat} index={i} invitation={found} />
            ))}
          </ul>
          {found.rated && <RatedNote />}
          {(!found.rated || player.value?.name) && <Joining found={found} enter={enter} />}
          <div class="invitation-more">
            <div class="grow">
              <h2 class="t12 strong">{translate("in-three-sentences", { title: found.title })}</h2>
              <ol class="sentences stack">
                {found.sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ol>
            </div>
            {isWide.value && (
              <figure class="panel qr-card">
                <QrCode text={link} label={translate("play-on-phone")} />
                <figcaption>
                  <span class="t12 strong">{translate("play-on-phone")}</span>
                  {code && <SeatCode code={code} />}
                </figcaption>
              </figure>
            )}
          </div>
        </div>
      </main>
    </Frame>
  );
}

function minutes(game: string): string {
  const count = gameOf(game)?.minutes;
  return count ? translate("minutes-to-play", { count }) : "";
}

function SeatCard({ seat, index, invitation: found }: { seat: SeatState; index: number; invitation: Invitation }) {
  const mine = index === found.seat;
  const free = seat.kind === "person" && !seat.taken && !mine;
  const under = mine
    ? "sits-yours"
    : seat.kind === "bot" || seat.program
      ? "sits-bot"
      : free
        ? "sits-or-bot"
        : index === found.host
          ? "sits-host"
          : "sits-joined";
  return (
    <li class={mine ? "mine" : ""}>
      <SeatShape seat={index} state={seat} size={22} />
      <span class="grow">
        <strong class="cut">
          {mine ? translate("you") : free ? translate("sits-free") : seatName(seat, index, found.seats)}
        </strong>
        <span class="line wrap t12">
          <span class="muted">{translate(under)}</span>
          {!mine && !free && seat.kind === "person" && (
            <span class="line g4 nowrap">
              <i class={`presence ${seat.online ? "here" : "away"}`} />
              {seat.online ? translate("presence-here") : presenceLabel(seat)}
            </span>
          )}
        </span>
      </span>
    </li>
  );
}

/** A rated match: a guest becomes a player first. */
function RatedNote() {
  needTranslations("ratings");
  if (!hasMessage("rated-how")) return null;
  return (
    <p class="banner line g12 wrap">
      <span class="grow">{translate("rated-how")}</span>
      {!player.value?.name && (
        <a class="button small" href="/player">
          {translate("rated-sign-in")}
        </a>
      )}
    </p>
  );
}

function Joining({ found, enter }: { found: Invitation; enter: (seated: boolean) => void }) {
  const name = myName.value;
  const lessons = gameOf(found.game)?.lessons?.length;
  return (
    <form
      class="joining"
      onSubmit={(event) => {
        event.preventDefault();
        myName.value = name.trim() || translate("guest");
        enter(true);
      }}
    >
      <label class="joining-name stack justify">
        <span class="t12 muted">{translate("your-name-here")}</span>
        <input maxLength={40} value={name} onInput={(event) => (myName.value = event.currentTarget.value)} />
      </label>
      <button type="submit" class="button primary big">
        <Icon name="play" size={18} />
        {translate("join-as")}
        <SeatShape seat={found.seat ?? 0} state={found.seats[found.seat ?? 0]} size={16} />
        <span class="cut">{name.trim() || translate("guest")}</span>
      </button>
      <p class="joining-else line wrap">
        <span class="muted t12">{translate("no-account-no-mail")}</span>
        <a
          href={`/t/${found.table}`}
          onClick={(event) => {
            event.preventDefault();
            enter(false);
          }}
        >
          {translate("only-watch")}
        </a>
        {!!lessons && <a href={`/learn?game=${found.game}`}>{translate("learn-first")}</a>}
      </p>
    </form>
  );
}

/** The board of this very table. */
function BoardPicture({ game, position }: { game: string; position: TablePosition | null }) {
  if (position) keepShapes(position.shapes);
  const field = useMemo(() => position && still(position.own.board), [position]);
  const shape = field && shapeOf(game, field.ground.shape);
  if (!field || !shape || !art(game)) return <div class="invitation-picture" />;
  const box = isWide.value ? geometryOf(shape).bare : geometryOf(shape).crop(false);
  return (
    <div class="invitation-picture" data-art={game} style={beyond(shape)}>
      <svg viewBox={box.join(" ")} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <BoardDrawing field={field} shape={shape} game={game} id="invited" seat={null} framed={false} pixels={900} />
      </svg>
    </div>
  );
}
