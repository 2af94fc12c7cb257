/** HTTP requests to the server. */
import { computed, effect, signal } from "@preact/signals";
import type {
  ChallengeStanding,
  Challenges,
  DealPromise,
  GameList,
  NewTable,
  OpenedTable,
  Problem,
  TableEntry,
  TableList,
  TablePosition,
  TurnList,
  TurnText,
} from "../wire";
import {
  allSecrets,
  archived,
  keepKeys,
  keepPromise,
  keys,
  type Language,
  language,
  links,
  newSecret,
  player,
  stored,
} from "./deviceStorage";
import { unreachable } from "./serverStatus";

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.reason);
  }
}

/** Every request notices whether the server can be reached. */
async function reach(path: string, how?: RequestInit): Promise<Response> {
  const answer = await fetch(path, how).catch((lost: unknown) => {
    unreachable.value = true;
    throw lost;
  });
  unreachable.value = false;
  return answer;
}

export async function ask<T>(path: string, body?: object): Promise<T> {
  const answer = await reach(
    path,
    body && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    },
  );
  const type = answer.headers.get("content-type") ?? "";
  const said: unknown = type.includes("json") ? await answer.json() : await answer.text();
  if (!answer.ok) {
    const problem = said as Partial<Problem>;
    throw new Refusal({ key: problem.key ?? "", reason: problem.reason ?? answer.statusText, line: problem.line });
  }
  return said as T;
}

/** The games, as they were received last: the first page has them offline too. */
const received = stored<Partial<Record<Language, GameList>>>("games", {});
export const catalogue = computed(() => received.value[language.value] ?? Object.values(received.value)[0] ?? null);

export async function refreshGames(): Promise<void> {
  const wanted = language.value;
  const games = await ask<GameList>(`/api/games?language=${wanted}`);
  if (language.peek() === wanted) received.value = { [wanted]: games };
  siteNotice.value = games;
}

/** The operator's message, and the end of maintenance, until which there are no new tables. */
export const siteNotice = signal<Pick<GameList, "message" | "maintenance">>({});

effect(() => void refreshGames().catch(() => {}));

export const gameOf = (id: string) => catalogue.value?.games.find((game) => game.id === id);

export async function openTable(request: NewTable): Promise<OpenedTable> {
  const opened = await ask<OpenedTable>("/api/tables", { ...(await mixed(request)), language: language.peek() });
  keep(opened, (kind) => kind !== "link");
  keepLinks(opened);
  return opened;
}

/** With several people: the server promises a deal first, then this device adds a random value to it. */
async function mixed(request: NewTable): Promise<NewTable> {
  const people = request.seats.filter((seat) => seat.kind !== "bot").length;
  if (people < 2 || request.seed || request.challenge) return request;
  const { table, promise, deal } = await ask<DealPromise>("/api/promise", {});
  keepPromise(table, promise);
  return { ...request, deal, entropy: newSecret() };
}

/** Links to pass on stay on this device, to be shown again. */
function keepLinks(opened: OpenedTable): void {
  const open = (opened.keys ?? []).filter((key) => key.kind === "link");
  if (open.length)
    links.value = { ...links.peek(), [opened.table]: open.map(({ seat, secret }) => ({ seat, secret })) };
}

function keep(opened: OpenedTable, mine: (kind: string) => boolean): void {
  const secrets = (opened.keys ?? []).filter((key) => mine(key.kind)).map((key) => key.secret);
  if (secrets.length) keepKeys(opened.table, secrets);
}

export const secretsOf = (table: string) => keys.peek()[table] ?? [];
/** The proof that I may see this table: the secret of a seat, or that I have played the same challenge. */
export const secretsFor = (table: string) => keys.peek()[table] ?? allSecrets();

/** My tables, as they were received last. */
export const myTables = stored<TableEntry[] | null>("tables", null);

/** Those of my list. */
export const listedTables = computed(() => myTables.value?.filter(({ table }) => !archived.value.includes(table)));

export async function refreshTables(): Promise<void> {
  const secrets = allSecrets();
  if (!secrets.length) {
    myTables.value = [];
    return;
  }
  const { tables, ...notice } = await ask<TableList>("/api/mine", { secrets, language: language.peek() });
  siteNotice.value = notice;
  const key = player.peek()?.key; // a seat that I took on another device
  if (key)
    for (const { table, seats } of tables)
      if (!keys.peek()[table] && seats.some(({ mine }) => mine)) keepKeys(table, [key]);
  myTables.value = [...tables].sort((a, b) => (b.changed ?? 0) - (a.changed ?? 0));
}

/** `news`: with what happened last by then. */
export const position = (table: string, at: number, view: number | null, news = false) =>
  ask<TablePosition>(`/api/tables/${table}/position`, {
    at,
    view,
    news,
    secrets: secretsFor(table),
    language: language.peek(),
  });

/** The whole log, and the points turn by turn. */
export const turns = (table: string, view: number | null) =>
  ask<TurnList>(`/api/tables/${table}/turns`, { view, secrets: secretsFor(table) });

/** What a seat did or might have done there, in words and on the board. */
export const turnTold = (table: string, at: number, seat: number, actions: string[]) =>
  ask<TurnText>(`/api/tables/${table}/turn`, {
    at,
    seat,
    do: actions,
    secrets: secretsFor(table),
    language: language.peek(),
  });

/** How my finished attempt at the challenge of a day compares. */
export const standing = (table: string) =>
  ask<ChallengeStanding>(`/api/tables/${table}/standing`, {
    secrets: secretsFor(table),
    language: language.peek(),
  });

/** The final boards of a match as a file. */
export async function printed(table: string, format: "svg" | "pdf"): Promise<Blob> {
  const body = JSON.stringify({ format, secrets: secretsFor(table), language: language.peek() });
  const headers = { "content-type": "application/json" };
  return (await reach(`/api/tables/${table}/print`, { method: "POST", headers, body })).blob();
}

export const record = (table: string) => ask<string>(`/api/tables/${table}/record`, { secrets: secretsFor(table) });

/** A table that continues from that position; it is not in my list yet. */
export const branchOff = (table: string, at: number, seat: number, level: string, name: string) =>
  ask<OpenedTable>(`/api/tables/${table}/branch`, {
    at,
    seat,
    level,
    name,
    secrets: secretsFor(table),
    language: language.peek(),
  });

export async function branch(
  table: string,
  at: number,
  seat: number,
  level: string,
  name: string,
): Promise<OpenedTable> {
  const opened = await branchOff(table, at, seat, level, name);
  keep(opened, () => true);
  return opened;
}

export async function rematch(table: string): Promise<OpenedTable> {
  const secrets = secretsOf(table);
  const opened = await ask<OpenedTable>(`/api/tables/${table}/rematch`, { secrets, language: language.peek() });
  keepKeys(opened.table, secrets);
  keep(opened, (kind) => kind !== "link");
  return opened;
}

export const upload = (text: string) => ask<OpenedTable>("/api/records", { record: text, language: language.peek() });

export const challenges = (name = "") =>
  ask<Challenges>(`/api/challenges?language=${language.peek()}${name ? `&name=${encodeURIComponent(name)}` : ""}`);
