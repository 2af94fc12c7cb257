/** The best players of a game, of a quarter or of all time: everyone, people one follows, or players’ bots. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { go, place } from "../route";
import { ask, catalogue } from "../store/api";
import { player } from "../store/deviceStorage";
import { hasMessage, needTranslations, translate } from "../store/translations";
import { Frame } from "../ui/Frame";
import type { Leaderboard, LeaderboardEntry } from "../wire";
import { groupTitle, headlineOf, ratingText } from "./ratingText";
import "../competitions/competitions.css";

const GROUPS = ["2", "3-4", "1"] as const;

export function LeaderboardPage() {
  needTranslations("ratings");
  const { query } = place.value;
  const games = catalogue.value?.games ?? [];
  const game = query.get("game") ?? games[0]?.id ?? "";
  const group = query.get("group") ?? "2";
  const season = query.get("season") ?? "";
  const list = query.get("list") ?? "people";
  const board = useSignal<Leaderboard | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    if (!game) return;
    let gone = false;
    ask<Leaderboard>(`/api/leaderboard?${new URLSearchParams({ game, group, season, list })}`)
      .then((found) => {
        if (!gone) [board.value, failed.value] = [found, false];
      })
      .catch(() => (failed.value = true));
    return () => {
      gone = true;
    };
  }, [game, group, season, list, player.value?.key]);
  if (!hasMessage("leaderboard-title")) return <Frame title="Farshore">{null}</Frame>;
  const choose = (change: Record<string, string>) =>
    go(`/leaderboard?${new URLSearchParams({ game, group, season, list, ...change })}`, true);
  return (
    <Frame title={translate("leaderboard-title")}>
      <main class="narrow-page stack g16">
        <h1 class="serif t40 page-title">{translate("leaderboard-title")}</h1>
        <div class="line g12 wrap leaderboard-choices">
          <Choice label="game" value={game} change={(value) => choose({ game: value, season: "" })}>
            {games.map((one) => [one.id, one.title])}
          </Choice>
          <Choice label="seats" value={group} change={(value) => choose({ group: value, season: "" })}>
            {GROUPS.map((one) => [one, groupTitle(one)])}
          </Choice>
          <Choice label="leaderboard-time" value={season} change={(value) => choose({ season: value })}>
            {[
              ["", translate("leaderboard-all-time")],
              ...(board.value?.seasons ?? []).map((one): [string, string] => [one, seasonTitle(one)]),
            ]}
          </Choice>
          <Choice label="leaderboard-list" value={list} change={(value) => choose({ list: value })}>
            {[
              ["people", translate("leaderboard-people")],
              ...(player.value ? [["following", translate("leaderboard-following")] as [string, string]] : []),
              ["programs", translate("leaderboard-programs")],
            ]}
          </Choice>
        </div>
        {failed.value && (
          <p class="banner bad" role="alert">
            {translate("offline-words")}
          </p>
        )}
        {board.value && <Board board={board.value} />}
        <p class="t12 muted">{translate(group === "1" ? "leaderboard-how-solo" : "leaderboard-how")}</p>
      </main>
    </Frame>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  change: (value: string) => void;
  children: [string, string][];
}

function Choice({ label, value, change, children }: ChoiceProps) {
  return (
    <label style={{ minWidth: 0 }}>
      <span class="field-label">{translate(label)}</span>
      <select class="select" value={value} onChange={(event) => change(event.currentTarget.value)}>
        {children.map(([id, title]) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

const seasonTitle = (season: string): string => {
  const [year, quarter] = season.split("-");
  return translate("leaderboard-quarter", { quarter: quarter!, year: year! });
};

function Board({ board }: { board: Leaderboard }) {
  const entries = board.entries ?? [];
  const { mine } = board;
  const away = mine && !entries.some((one) => one.name === mine.name);
  return (
    <section class="panel stack g12" aria-label={translate("leaderboard-title")}>
      {entries.length || away ? (
        <table class="standings" style={{ width: "100%" }}>
          <thead>
            <tr>
              <th scope="col">{translate("leaderboard-place")}</th>
              <th scope="col">{translate("leaderboard-name")}</th>
              <th scope="col" class="figure-cell">
                {translate("leaderboard-matches")}
              </th>
              <th scope="col" class="figure-cell">
                {translate("leaderboard-rating")}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((one) => (
              <Line
                key={`${one.name} ${one.program_of ?? ""}`}
                entry={one}
                board={board}
                mine={one.name === mine?.name}
              />
            ))}
            {away && <Line entry={mine} board={board} mine />}
          </tbody>
        </table>
      ) : (
        <p class="muted">{translate("leaderboard-none")}</p>
      )}
    </section>
  );
}

function Line({ entry, board, mine }: { entry: LeaderboardEntry; board: Leaderboard; mine: boolean }) {
  const rating = headlineOf(entry, board.headline);
  return (
    <tr style={{ fontWeight: mine ? 700 : 500 }}>
      <td>{entry.place || "–"}</td>
      <th scope="row">
        <a href={`/player/${encodeURIComponent(entry.program_of ?? entry.name)}`}>
          {entry.program_of
            ? translate("leaderboard-program", { name: entry.name, player: entry.program_of })
            : entry.name}
        </a>
      </th>
      <td class="figure-cell">{rating.matches}</td>
      <td class="figure-cell">{ratingText(rating, board.group)}</td>
    </tr>
  );
}
