/** Requests about other people: invitations, open tables, quick matches. */
import { signal } from "@preact/signals";
import type {
  Invitation,
  OpenedTable,
  OpenTable,
  OpenTables,
  QuickMatchRequest,
  ReminderResult,
  SeatCode,
} from "../wire";
import { ask, catalogue, secretsOf } from "./api";
import { keepKeys, language } from "./deviceStorage";

export const invitation = (table: string, ...secrets: string[]) =>
  ask<Invitation>(`/api/tables/${table}/invitation`, { secrets, language: language.peek() });

/** Which of my secrets opens this seat of mine: the newest that does, or none. */
export async function secretOf(table: string, seat: number): Promise<string> {
  for (const secret of [...secretsOf(table)].reverse()) {
    const found = await invitation(table, secret);
    if (found.seats[seat]?.mine) return secret;
  }
  return "";
}

/** What can be typed in place of the link; nothing where there is none. */
export const codeOf = (table: string, secret: string) =>
  ask<SeatCode>(`/api/tables/${table}/code`, { secrets: [secret], language: language.peek() }).then(
    ({ code }) => `${code.slice(0, 4)}-${code.slice(4)}`,
  );

export const invitationByCode = (code: string) => ask<Invitation>("/api/code", { code, language: language.peek() });

export async function sitByCode(code: string, name: string): Promise<void> {
  keepMine(await ask<OpenedTable>("/api/code/seat", { code, name, language: language.peek() }));
}

export const openTables = signal<OpenTable[]>([]);

export async function findOpenTables(): Promise<void> {
  openTables.value = (await ask<OpenTables>(`/api/open?language=${language.peek()}`)).tables;
}

export async function sitDown(table: string, name: string): Promise<void> {
  keepMine(await ask<OpenedTable>(`/api/tables/${table}/seat`, { name, language: language.peek() }));
}

export async function quickMatch(request: QuickMatchRequest): Promise<OpenedTable> {
  return keepMine(await ask<OpenedTable>("/api/quick", { ...request, language: language.peek() }));
}

/** Reminds the players that the table waits for. */
export const remind = (table: string) =>
  ask<ReminderResult>(`/api/tables/${table}/remind`, { secrets: secretsOf(table) });

/** A bot plays for a player whose time is up, until they take the seat back. */
export const botInstead = (table: string, seat: number, level: string) =>
  ask<string>(`/api/tables/${table}/bot`, { secrets: secretsOf(table), seat, level });

/** Leave a table: it is deleted if nobody else plays there, otherwise a bot takes the seat. */
export async function leaveTable(table: string): Promise<void> {
  await ask<string>(`/api/tables/${table}/leave`, { secrets: secretsOf(table), level: catalogue.peek()?.usual ?? "" });
}

function keepMine(opened: OpenedTable): OpenedTable {
  keepKeys(
    opened.table,
    (opened.keys ?? []).filter((key) => key.kind === "me").map((key) => key.secret),
  );
  return opened;
}
