/** The player's bots: programs that play with a token. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask } from "../store/api";
import { translate } from "../store/translations";
import type { BotTokens } from "../wire";
import { longDate } from "./longDate";
import { BusyButton, Field, Problem } from "./parts";

export function Bots() {
  const known = useSignal<BotTokens>({});
  const name = useSignal("");
  const creates = useSignal(false);
  const problem = useSignal("");
  useEffect(() => {
    const load = async () => {
      known.value = await ask<BotTokens>("/api/player/bots");
    };
    load().catch(() => {}); // the list stays empty; creating a token shows the error
  }, []);
  const create = async () => {
    const scopes = creates.value ? ["play", "challenge"] : ["play"];
    known.value = await ask<BotTokens>("/api/player/bot", { name: name.value.trim(), scopes });
    name.value = "";
  };
  const revoke = async (id: string) => {
    known.value = await ask<BotTokens>("/api/player/bot/revoke", { id });
  };
  return (
    <section class="panel stack g12" aria-label={translate("bots-title")}>
      <h2 class="serif t20">{translate("bots-title")}</h2>
      <p>{translate("bots-how")}</p>
      <ul class="stack g12">
        {known.value.bots?.map((bot) => (
          <li key={bot.id} class="line g12">
            <span class="grow">
              {bot.name}
              {bot.scopes.includes("challenge") && <span> · {translate("bot-makes-tables")}</span>}
              <br />
              <span class="t12 muted">
                {bot.used ? translate("session-used", { date: longDate(bot.used) }) : translate("bot-unused")}
              </span>
            </span>
            <BusyButton kind="small" problem={problem} run={() => revoke(bot.id)}>
              {translate("bot-revoke")}
            </BusyButton>
          </li>
        ))}
      </ul>
      {known.value.token && <NewToken token={known.value.token} />}
      <Field label="bot-name-label" value={name} maxLength={40} />
      <label class="check">
        <input
          type="checkbox"
          checked={creates.value}
          onChange={(event) => (creates.value = event.currentTarget.checked)}
        />
        {translate("bot-may-make-tables")}
      </label>
      <Problem problem={problem} />
      <BusyButton problem={problem} run={create}>
        {translate("bot-create")}
      </BusyButton>
    </section>
  );
}

function NewToken({ token }: { token: string }) {
  const done = useSignal(false);
  const copy = async () => {
    await navigator.clipboard.writeText(token);
    done.value = true;
  };
  return (
    <div class="stack g8" role="status">
      <p>{translate("bot-token-once")}</p>
      <input
        class="input"
        readOnly
        data-bot-token
        value={token}
        aria-label={translate("bot-token-label")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="button small" onClick={() => void copy().catch(() => {})}>
        {translate(done.value ? "copied" : "copy-link")}
      </button>
    </div>
  );
}
