/** People whom I have met: whom I follow, who is here, and who invites me. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { OpenedTable, PeopleAtTable, PeopleState } from "../wire";
import { ask, secretsOf } from "./api";
import { keepKeys, language, player } from "./deviceStorage";

/** Milliseconds between two looks. */
const AGAIN = 30_000;

export const people = signal<PeopleState | null>(null);
/** The last name of the page of followers before the one that is shown. */
export const followersAfter = signal("");

async function refresh(): Promise<void> {
  const after = encodeURIComponent(followersAfter.peek());
  people.value = await ask<PeopleState>(`/api/people?language=${language.peek()}&after=${after}`);
}

/** Show the page of followers after this name; the first one after "". */
export async function turnToFollowers(after: string): Promise<void> {
  followersAfter.value = after;
  await refresh();
}

/** Keep the list up to date while a page shows it. Guests have none. */
export function usePeople(): PeopleState | null {
  const key = player.value?.name ? player.value.key : "";
  useEffect(() => {
    followersAfter.value = "";
    if (!key) {
      people.value = null;
      return;
    }
    const look = () => void (document.hidden || refresh().catch(() => {}));
    look();
    const timer = setInterval(look, AGAIN);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [key, language.value]);
  return key ? people.value : null;
}

export async function changePerson(what: "follow" | "unfollow" | "block" | "unblock", name: string): Promise<void> {
  people.value = await ask<PeopleState>(`/api/people/${what}`, { name, language: language.peek() });
  if (followersAfter.peek()) await refresh(); // the answer has the first page of followers
}

/** My seat belongs to my player first: others are shown to players who sit at the same table. */
const attachSeats = (table: string) => ask("/api/player/seats", { secrets: secretsOf(table) });

export async function peopleAt(table: string): Promise<PeopleAtTable> {
  await attachSeats(table);
  return ask<PeopleAtTable>(`/api/people/${table}`);
}

export async function invitePerson(name: string, table: string): Promise<void> {
  await attachSeats(table);
  await ask("/api/people/invite", { name, table, language: language.peek() });
}

/** Take the seat of an invitation; the key of my player opens it. */
export async function acceptInvitation(id: string): Promise<string> {
  const { table } = await ask<OpenedTable>("/api/people/accept", { id, language: language.peek() });
  const key = player.peek()?.key;
  if (key) keepKeys(table, [key]);
  return table;
}

export async function declineInvitation(id: string): Promise<void> {
  people.value = await ask<PeopleState>("/api/people/decline", { id, language: language.peek() });
  if (followersAfter.peek()) await refresh();
}
