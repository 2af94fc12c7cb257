/** The page of the player who is signed in. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { QrCode } from "../people/QrCode";
import { ask, catalogue } from "../store/api";
import { myName } from "../store/deviceStorage";
import { translate } from "../store/translations";
import { download } from "../table/saveFile";
import type { DeviceCode, NewRecoveryCode, PlayerState } from "../wire";
import { Bots } from "./Bots";
import { longDate } from "./longDate";
import { BusyButton, Field, Problem } from "./parts";
import { passkeysWork } from "./passkeys";
import { addPasskey, change, deletePlayer, shownRecovery, signOut } from "./session";

export function AccountPage({ player }: { player: PlayerState }) {
  return (
    <>
      <section class="panel stack g12">
        <p class="muted">{translate("player-since", { date: longDate(player.created) })}</p>
        <Rename player={player} />
        {player.name && (
          <p class="line g12 wrap">
            <a href={`/player/${encodeURIComponent(player.name)}`}>{translate("profile-link")}</a>
            <a href="/leaderboard">{translate("leaderboard-link")}</a>
          </p>
        )}
      </section>
      {player.name && (
        <nav class="line g12 wrap" aria-label={translate("people-title")}>
          <a class="button" href="/people">
            {translate("people-title")}
          </a>
          <a class="button" href="/clubs">
            {translate("clubs-title")}
          </a>
        </nav>
      )}
      <Sessions player={player} />
      <Passkeys player={player} />
      {player.name && <Bots />}
      <MyData player={player} />
    </>
  );
}

function Rename({ player }: { player: PlayerState }) {
  const name = useSignal(player.name || myName.value);
  const invite = useSignal("");
  const problem = useSignal("");
  if (player.rename)
    return <p class="t12 muted">{translate("player-rename-from", { date: longDate(player.rename) })}</p>;
  return (
    <>
      {!player.name && <p>{translate("carry-on-guest")}</p>}
      <Field label="player-name-label" value={name} maxLength={24} />
      {!player.name && catalogue.value?.players === "invite" && (
        <Field label="player-invite-label" value={invite} maxLength={40} />
      )}
      <Problem problem={problem} />
      <BusyButton problem={problem} run={() => change("name", { name: name.value.trim(), invite: invite.value })}>
        {translate(player.name ? "player-rename" : "player-make")}
      </BusyButton>
    </>
  );
}

/** A code that another device scans: it works once, for two minutes. */
function OtherDevice() {
  const shown = useSignal<DeviceCode | null>(null);
  const over = useSignal(false);
  const problem = useSignal("");
  useEffect(() => {
    if (!shown.value) return;
    const timer = setTimeout(() => {
      shown.value = null;
      over.value = true;
    }, shown.value.seconds * 1000);
    return () => clearTimeout(timer);
  }, [shown.value]);
  const run = async () => {
    shown.value = await ask<DeviceCode>("/api/player/code", {});
    over.value = false;
  };
  const link = shown.value && `${location.origin}/player#code=${shown.value.code}`;
  return (
    <>
      {link && <p>{translate("device-add-how")}</p>}
      {link && (
        <div class="qr-sheet">
          <QrCode text={link} label={translate("device-add")} />
        </div>
      )}
      {over.value && <p class="muted">{translate("device-over")}</p>}
      <Problem problem={problem} />
      <BusyButton problem={problem} run={run}>
        {translate("device-add")}
      </BusyButton>
    </>
  );
}

function Sessions({ player }: { player: PlayerState }) {
  const problem = useSignal("");
  const sessions = player.sessions ?? [];
  return (
    <section class="panel stack g12" aria-label={translate("sessions-title")}>
      <h2 class="serif t20">{translate("sessions-title")}</h2>
      <ul class="stack g12">
        {sessions.map((one) => (
          <li key={one.id} class="line g12">
            <span class="grow">
              {one.device}
              {one.here && <strong> · {translate("session-here")}</strong>}
              <br />
              <span class="t12 muted">{translate("session-used", { date: longDate(one.used) })}</span>
            </span>
            {!one.here && (
              <BusyButton kind="small" problem={problem} run={() => change("session/end", { id: one.id })}>
                {translate("session-end")}
              </BusyButton>
            )}
          </li>
        ))}
      </ul>
      <OtherDevice />
      <Problem problem={problem} />
      <BusyButton problem={problem} run={signOut}>
        {translate("sign-out")}
      </BusyButton>
      {sessions.length > 1 && (
        <BusyButton problem={problem} run={() => change("session/end", {})}>
          {translate("session-end-others")}
        </BusyButton>
      )}
    </section>
  );
}

function Passkeys({ player }: { player: PlayerState }) {
  const problem = useSignal("");
  const passkeys = player.passkeys ?? [];
  const renew = async () => {
    shownRecovery.value = (await ask<NewRecoveryCode>("/api/player/recovery", {})).recovery;
  };
  return (
    <section class="panel stack g12" aria-label={translate("passkeys-title")}>
      <h2 class="serif t20">{translate("passkeys-title")}</h2>
      {!passkeys.length && <p class="muted">{translate("passkey-none")}</p>}
      <ul class="stack g12">
        {passkeys.map((one) => (
          <li key={one.id} class="line g12">
            <span class="grow">
              {one.device}
              <br />
              <span class="t12 muted">{translate("passkey-made", { date: longDate(one.created) })}</span>
            </span>
            <BusyButton kind="small" problem={problem} run={() => change("passkey/remove", { id: one.id })}>
              {translate("passkey-remove")}
            </BusyButton>
          </li>
        ))}
      </ul>
      <Problem problem={problem} />
      {passkeysWork() && (
        <BusyButton problem={problem} unfinished="player-passkey-failed" run={addPasskey}>
          {translate("passkey-add")}
        </BusyButton>
      )}
      <BusyButton problem={problem} run={renew}>
        {translate("recovery-new")}
      </BusyButton>
      <p class="t12 muted">{translate("recovery-new-how")}</p>
    </section>
  );
}

function MyData({ player }: { player: PlayerState }) {
  const typed = useSignal("");
  const problem = useSignal("");
  const save = async () => {
    const found = await ask<object>("/api/player/download");
    download(JSON.stringify(found, null, 2), "farshore-player.json", "application/json");
  };
  return (
    <section class="panel stack g12" aria-label={translate("my-data")}>
      <h2 class="serif t20">{translate("my-data")}</h2>
      <p>{translate("my-data-how")}</p>
      <BusyButton problem={problem} run={save}>
        {translate("my-data-download")}
      </BusyButton>
      <details>
        <summary>{translate("player-delete")}</summary>
        <div class="stack g12">
          <p>{translate("player-delete-how", { name: translate("former-player") })}</p>
          {player.name ? (
            <label>
              <span class="field-label">{translate("player-delete-label", { name: player.name })}</span>
              <input
                class="input"
                autocomplete="off"
                value={typed.value}
                onInput={(event) => (typed.value = event.currentTarget.value)}
              />
            </label>
          ) : (
            <p>{translate("player-delete-guest")}</p>
          )}
          <BusyButton problem={problem} run={() => deletePlayer(typed.value)}>
            {translate("player-delete")}
          </BusyButton>
        </div>
      </details>
      <Problem problem={problem} />
    </section>
  );
}
