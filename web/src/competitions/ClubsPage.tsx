/** My clubs, and a form for a new one. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { BusyButton, Field, Problem } from "../player/parts";
import { go } from "../route";
import { ask } from "../store/api";
import { language, player } from "../store/deviceStorage";
import { hasMessage, needTranslations, translate } from "../store/translations";
import { Frame } from "../ui/Frame";
import type { ClubEntry, ClubList, ClubState } from "../wire";
import { SignInFirst } from "./SignInFirst";

export function ClubsPage() {
  needTranslations("clubs");
  needTranslations("competitions");
  const found = useSignal<ClubEntry[] | null>(null);
  const named = !!player.value?.name;
  useEffect(() => {
    if (named)
      ask<ClubList>("/api/clubs")
        .then((answer) => (found.value = answer.clubs ?? []))
        .catch(() => {});
  }, [named]);
  if (!hasMessage("club-new") || !hasMessage("tournament-sign-in")) return <Frame title="Farshore">{null}</Frame>;
  return (
    <Frame title={translate("clubs-title")}>
      <main class="narrow-page stack g16">
        <h1 class="serif t40 page-title">{translate("clubs-title")}</h1>
        <p class="muted">{translate("clubs-how")}</p>
        {!named && <SignInFirst />}
        {found.value && (
          <section class="panel" aria-label={translate("clubs-title")}>
            {!found.value.length && <p class="muted">{translate("clubs-none")}</p>}
            <ul class="stack g12">
              {found.value.map(({ id, name, members, owner }) => (
                <li key={id}>
                  <a class="line g12" style={{ textDecoration: "none" }} href={`/club/${id}`}>
                    <span class="grow">
                      <strong style={{ textDecoration: "underline" }}>{name}</strong>
                      <br />
                      <span class="t12 muted">{translate("club-members-count", { count: members })}</span>
                    </span>
                    {owner && <span class="chip">{translate("club-owner")}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {named && <NewClubForm />}
        <p>
          <a href="/people">{translate("people-title")}</a>
        </p>
      </main>
    </Frame>
  );
}

function NewClubForm() {
  const name = useSignal("");
  const problem = useSignal("");
  const make = async () => {
    const { id } = await ask<ClubState>("/api/clubs", { name: name.value.trim(), language: language.peek() });
    go(`/club/${id}`);
  };
  return (
    <section class="panel stack g12" aria-label={translate("club-new")}>
      <h2 class="serif t20">{translate("club-new")}</h2>
      <Field label="club-name-label" value={name} maxLength={40} />
      <Problem problem={problem} />
      <BusyButton kind="primary big" problem={problem} run={make}>
        {translate("club-make")}
      </BusyButton>
    </section>
  );
}
