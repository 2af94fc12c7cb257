/** Enter a code, see the invitation, sit down. */
import { useSignal } from "@preact/signals";
import { InvitationPage } from "../people/InvitationPage";
import { go, place } from "../route";
import { myName } from "../store/deviceStorage";
import { invitationByCode, sitByCode } from "../store/lobby";
import { translate } from "../store/translations";
import { Frame } from "../ui/Frame";
import type { Invitation } from "../wire";

export function JoinPage() {
  const code = place.value && lettersOf(location.hash); // with another one it is another page
  const problem = useSignal("");
  return code ? <ByCode key={code} code={code} problem={problem} /> : <Typing problem={problem} />;
}

/** The characters of an input that can be part of a code. */
const lettersOf = (words: string) => words.replace(/[^0-9a-z]/gi, "");

interface Problem {
  problem: { value: string };
}

function ByCode({ code, problem }: Problem & { code: string }) {
  const found = useSignal<Invitation | null>(null);
  const failed = (error: Error) => {
    problem.value = error.message;
    go("/join", true);
  };
  const enter = (seated: boolean) => {
    const to = `/t/${found.value?.table}`;
    if (!seated) return go(to, true);
    sitByCode(code, myName.value).then(() => go(to, true), failed);
  };
  const ask = () => invitationByCode(code).then((answer) => (found.value = answer));
  return <InvitationPage ask={ask} link={`${location.origin}/join#${code}`} enter={enter} failed={failed} />;
}

function Typing({ problem }: Problem) {
  const typed = useSignal("");
  return (
    <Frame title={translate("enter-code")}>
      <main class="narrow-page">
        <h1 class="serif t40 page-title">{translate("enter-code")}</h1>
        <form
          class="panel stack g12"
          onSubmit={(event) => {
            event.preventDefault();
            problem.value = "";
            go(`/join#${lettersOf(typed.value)}`);
          }}
        >
          <label>
            <span class="field-label">{translate("code-label")}</span>
            <input
              class="input typed-code"
              required
              maxLength={40}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              placeholder="7K2M-QX4D"
              value={typed.value}
              onInput={(event) => (typed.value = event.currentTarget.value)}
            />
          </label>
          <p class="t12 muted">{translate("code-how")}</p>
          {problem.value && (
            <p class="banner bad" role="alert">
              {problem.value}
            </p>
          )}
          <button type="submit" class="button primary big">
            {translate("code-go")}
          </button>
        </form>
      </main>
    </Frame>
  );
}
