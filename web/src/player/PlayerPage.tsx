/** The player's own page: become a player, sign in, devices, passkeys, my data. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { go, place } from "../route";
import { catalogue } from "../store/api";
import { myName, player } from "../store/deviceStorage";
import { hasMessage, needTranslations, translate } from "../store/translations";
import { Frame } from "../ui/Frame";
import { AccountPage } from "./AccountPage";
import { BusyButton, Field, Problem } from "./parts";
import { passkeysWork } from "./passkeys";
import { account, refreshPlayer, sessionLost, shownRecovery, signIn, signUp } from "./session";

export function PlayerPage() {
  needTranslations("players");
  useEffect(() => void refreshPlayer(), []);
  if (!hasMessage("player-make")) return <Frame title="Farshore">{null}</Frame>;
  const code = place.value && /^#code=([\w-]+)$/.exec(location.hash)?.[1]; // with another one it is another page
  const title = player.value ? player.value.name || translate("carry-on-title") : translate("keep-my-tables");
  return (
    <Frame title={title}>
      <main class="narrow-page stack g16">
        <h1 class="serif t40 page-title">{title}</h1>
        <Content code={code ?? ""} />
      </main>
    </Frame>
  );
}

/** Back to the page that wanted a player, if one did. */
function goBackToPage(): void {
  const back = place.peek().query.get("back") ?? "";
  if (/^\/(?!\/)/.test(back)) go(back, true);
}

function Content({ code }: { code: string }) {
  if ((catalogue.value?.players ?? "off") === "off") return <p class="panel">{translate("player-off-title")}</p>;
  if (code) return <SignInHere code={code} />;
  if (shownRecovery.value) return <Recovery />;
  if (player.value) return account.value ? <AccountPage player={account.value} /> : null;
  return (
    <>
      {sessionLost.value && <p class="banner">{translate("player-lost")}</p>}
      <SignUp />
      <CarryOn />
      <SignIn />
    </>
  );
}

function SignUp() {
  const name = useSignal(myName.value);
  const invite = useSignal("");
  const problem = useSignal("");
  const works = passkeysWork();
  const run = async () => {
    const chosen = name.value.trim();
    if (chosen) await signUp(chosen, invite.value, works);
    else problem.value = translate("player-name-needed"); // the server would make a guest with a code
  };
  return (
    <section class="panel stack g12">
      <p>{translate("keep-my-tables-how")}</p>
      <Field label="player-name-label" value={name} maxLength={24} />
      {catalogue.value?.players === "invite" && <Field label="player-invite-label" value={invite} maxLength={40} />}
      {!works && <p class="t12 muted">{translate("player-no-passkeys")}</p>}
      <Problem problem={problem} />
      <BusyButton kind="primary big" problem={problem} unfinished="player-passkey-failed" run={run}>
        {translate(works ? "player-make" : "player-make-code")}
      </BusyButton>
    </section>
  );
}

/** A guest gets a code that carries everything to other devices; no name is taken. */
function CarryOn() {
  const problem = useSignal("");
  return (
    <section class="panel stack g12" aria-label={translate("carry-on-title")}>
      <h2 class="serif t20">{translate("carry-on-title")}</h2>
      <p>{translate("carry-on-how")}</p>
      <Problem problem={problem} />
      <BusyButton problem={problem} run={() => signUp("", "", false)}>
        {translate("carry-on-show")}
      </BusyButton>
    </section>
  );
}

function SignIn() {
  const code = useSignal("");
  const problem = useSignal("");
  return (
    <section class="panel stack g12" aria-label={translate("player-have")}>
      <h2 class="serif t20">{translate("player-have")}</h2>
      {passkeysWork() && (
        <BusyButton
          kind="big"
          problem={problem}
          unfinished="player-passkey-not-used"
          run={() => signIn().then(goBackToPage)}
        >
          {translate("sign-in-passkey")}
        </BusyButton>
      )}
      <Field label="recovery-label" value={code} maxLength={40} />
      <Problem problem={problem} />
      <BusyButton kind="big" problem={problem} run={() => signIn({ recovery: code.value }).then(goBackToPage)}>
        {translate("sign-in-recovery")}
      </BusyButton>
    </section>
  );
}

/** Opened by the code of another device. It waits for consent: seats of this device go to that player. */
function SignInHere({ code }: { code: string }) {
  const problem = useSignal("");
  const run = async () => {
    await signIn({ code });
    go("/player", true);
  };
  return (
    <section class="panel stack g12">
      <h2 class="serif t20">{translate("device-here-title")}</h2>
      <p>{translate("device-here-how")}</p>
      <Problem problem={problem} />
      <BusyButton kind="primary big" problem={problem} run={run}>
        {translate("sign-in")}
      </BusyButton>
    </section>
  );
}

function Recovery() {
  const named = !!player.value?.name;
  const kept = () => {
    shownRecovery.value = "";
    goBackToPage();
  };
  return (
    <section class="panel stack g12">
      <h2 class="serif t20">{translate(named ? "recovery-title" : "carry-on-code-title")}</h2>
      <p>{translate(named ? "recovery-how" : "carry-on-code-how")}</p>
      <p class="serif t28 typed-code" data-recovery>
        {shownRecovery.value}
      </p>
      <button type="button" class="button primary big" onClick={kept}>
        {translate("recovery-kept")}
      </button>
    </section>
  );
}
