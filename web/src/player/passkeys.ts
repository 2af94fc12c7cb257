/** Passkeys by the browser's own interface. */
import { ask } from "../store/api";
import type { PasskeyOptions } from "../wire";

/** Whether passkeys work here: browsers offer them for names of hosts over HTTPS, and for localhost. */
export const passkeysWork = () =>
  isSecureContext &&
  "PublicKeyCredential" in window &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

type Answer = Record<string, unknown>;

const answerOf = (credential: Credential | null) => (credential as PublicKeyCredential).toJSON() as unknown as Answer;

/** A new passkey: for a new player with this name, or without a name for the player who is signed in. */
export async function createPasskey(name: string): Promise<Answer> {
  const { options } = await ask<PasskeyOptions>("/api/player/passkey", name ? { name } : {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return answerOf(await navigator.credentials.create({ publicKey }));
}

/** The answer of a passkey that the visitor chooses. */
export async function usePasskey(): Promise<Answer> {
  const { options } = await ask<PasskeyOptions>("/api/player/challenge", {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return answerOf(await navigator.credentials.get({ publicKey }));
}
