/** Tournaments as received from the server; they are requested again every few seconds while a page shows one. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask, Refusal } from "../store/api";
import { keepKeys, keys, language, player } from "../store/deviceStorage";
import type { OpenedTable, TournamentState } from "../wire";

/** Milliseconds between two looks. */
const AGAIN = 4000;

export interface ShownTournament {
  state: Signal<TournamentState | null>;
  missing: Signal<boolean>;
}

/** The key of the player opens the seats of my tables. */
function keepMine(state: TournamentState): void {
  const key = player.peek()?.key;
  const mine = (state.played ?? []).flatMap((one) => (one.tables ?? []).filter((table) => table.mine));
  if (key) for (const { table } of mine) if (!keys.peek()[table]?.includes(key)) keepKeys(table, [key]);
}

/** A tournament at this path of the API, `tournaments/ID` or `cup`. */
export function useTournament(path: string): ShownTournament {
  const state = useSignal<TournamentState | null>(null);
  const missing = useSignal(false);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      try {
        const found = await ask<TournamentState>(`/api/${path}?language=${language.value}`);
        if (gone) return;
        keepMine(found);
        state.value = found;
      } catch (error) {
        missing.value ||= error instanceof Refusal && error.problem.key !== "too-fast";
      }
    };
    void look();
    const timer = setInterval(() => document.hidden || void look(), AGAIN);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [path, language.value, player.value?.key]);
  return { state, missing };
}

/** A change of a tournament; the answer is its new state. */
export async function change({ state }: ShownTournament, what: string, body: object = {}): Promise<void> {
  const id = state.peek()!.id;
  const found = await ask<TournamentState>(`/api/tournaments/${id}/${what}`, { ...body, language: language.peek() });
  keepMine(found);
  state.value = found;
}

/** The table of a deal, which is made at the first request. */
export async function openDeal(tournament: string, deal: number): Promise<string> {
  const body = { deal, language: language.peek() };
  const { table } = await ask<OpenedTable>(`/api/tournaments/${tournament}/deal`, body);
  const key = player.peek()?.key;
  if (key) keepKeys(table, [key]);
  return table;
}

export const dateOf = (seconds: number) =>
  new Intl.DateTimeFormat(language.value === "en" ? "en-GB" : language.value, {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(new Date(seconds * 1000));

export const figure = (value: number, digits = 1) =>
  new Intl.NumberFormat(language.value === "en" ? "en-GB" : language.value, { maximumFractionDigits: digits }).format(
    value,
  );
