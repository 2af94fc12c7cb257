/** The first page: choose a game and start a match with one click. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Picture, TableStamp } from "../board/GameThumbnail";
import { OpenTables } from "../people/OpenTables";
import { inOrder } from "../people/tableStatus";
import { catalogue, listedTables } from "../store/api";
import { player } from "../store/deviceStorage";
import { playNow } from "../store/quickPlay";
import { unreachable } from "../store/serverStatus";
import { list, translate } from "../store/translations";
import { Frame, KeepTables } from "../ui/Frame";
import { Icon } from "../ui/Icon";
import { isWide } from "../ui/media";
import { seatName } from "../ui/seatName";
import type { GameState, SeatState, TableEntry } from "../wire";
import { ChallengeCard, ChallengeLine } from "./ChallengeCard";
import { DropRecord } from "./DropRecord";
import { TableList } from "./TableList";
import "./HomePage.css";

/** `children`: what a player sees above the games. */
export function HomePage({ children }: { children?: ComponentChildren }) {
  const games = catalogue.value?.games ?? [];
  const waiting = inOrder(listedTables.value ?? []).find((table) => table.waiting);
  return (
    <Frame title="Farshore">
      <DropRecord>
        <main class="home">
          {waiting && <WaitingBar table={waiting} />}
          {children}
          <div class="home-title">
            <h1 class="serif">{translate("which-shore")}</h1>
            <span class="grow" />
            {!player.value && <span class="muted wide-only">{translate("no-account")}</span>}
          </div>
          <div class="game-cards">
            {games.map((game) => (
              <GameCard key={game.id} game={game} />
            ))}
          </div>
          <div class="home-foot">
            {isWide.value ? (
              <>
                <section class="panel home-tables" aria-label={translate("nav-tables")}>
                  <div class="line">
                    <h2 class="serif t20 grow">{translate("nav-tables")}</h2>
                    {!!listedTables.value?.length && <KeepTables />}
                    <a class="t12 muted" href="/tables">
                      {translate("all-tables")}
                    </a>
                  </div>
                  <TableList tables={inOrder(listedTables.value ?? []).slice(0, 3)} />
                </section>
                <ChallengeCard />
              </>
            ) : (
              <ChallengeLine />
            )}
          </div>
          <OpenTables />
        </main>
      </DropRecord>
    </Frame>
  );
}

/** On a phone, tables that wait for me come first. */
function WaitingBar({ table }: { table: TableEntry }) {
  const sits = ({ kind, taken, name }: SeatState) => kind === "bot" || !!taken || !!name;
  const others = table.seats.flatMap((seat, i) => (seat.mine || !sits(seat) ? [] : [seatName(seat, i, table.seats)]));
  return (
    <a class="waiting-bar line g12 phone-only" href={`/t/${table.table}`}>
      <TableStamp table={table} />
      <span class="grow">
        <strong>{translate("your-turn-in", { title: table.title })}</strong>
        {others.length > 0 && <span class="t12">{translate("with", { names: list(others) })}</span>}
      </span>
      <Icon name="next" size={22} />
    </a>
  );
}

function GameCard({ game }: { game: GameState }) {
  const busy = useSignal(false);
  const play = async () => {
    busy.value = true;
    try {
      await playNow(game.id);
    } finally {
      busy.value = false;
    }
  };
  return (
    <article class="game-card stack">
      <Picture game={game.id} narrow={!isWide.value} />
      <div class="game-card-words stack">
        <div class="game-card-title wrap between">
          <h2 class="serif">{game.title}</h2>
          <span class="t12 muted">{facts(game)}</span>
        </div>
        <p class="muted summary">{game.summary}</p>
        <div class="game-card-buttons g8 wrap">
          <button
            type="button"
            class="button primary big grow"
            aria-label={translate("play-now-game", { game: game.title })}
            disabled={busy.value || unreachable.value}
            onClick={() => void play()}
          >
            <Icon name="play" size={18} />
            {translate("play-now")}
          </button>
          <a class="button big new" href={`/new?game=${game.id}`}>
            <span class="wide-only">{translate("new-table")}</span>
            <span class="phone-only">
              <Icon name="plus" size={18} />
              <span class="unseen">{translate("new-table")}</span>
            </span>
          </a>
          <a
            class="button big square wide-only"
            href={`/learn?game=${game.id}`}
            aria-label={translate("learn-game", { title: game.title })}
          >
            <Icon name="book" size={20} />
          </a>
        </div>
      </div>
    </article>
  );
}

export function facts(game: GameState): string {
  const least = Math.min(...game.seats);
  const most = Math.max(...game.seats);
  return `${translate("players-count", { range: least === most ? `${least}` : `${least}–${most}`, most })} · ${translate("minutes", { count: game.minutes })}`;
}
