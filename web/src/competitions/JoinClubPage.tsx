/** The page behind a join link of a club. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { BusyButton, Problem } from "../player/parts";
import { go, place } from "../route";
import { ask } from "../store/api";
import { language, player } from "../store/deviceStorage";
import { hasMessage, needTranslations, translate } from "../store/translations";
import { Frame } from "../ui/Frame";
import type { ClubInvitation, ClubState } from "../wire";
import { SignInFirst } from "./SignInFirst";

export function JoinClubPage() {
  needTranslations("clubs");
  needTranslations("competitions");
  const found = useSignal<ClubInvitation | null>(null);
  const problem = useSignal("");
  const code = place.value && location.hash.slice(1);
  const key = player.value?.key;
  useEffect(() => {
    problem.value = "";
    ask<ClubInvitation>("/api/clubs/invitation", { code, language: language.peek() })
      .then((answer) => (found.value = answer))
      .catch((error: Error) => (problem.value = error.message));
  }, [code, key, language.value]);
  if (!hasMessage("club-join") || !hasMessage("tournament-sign-in")) return <Frame title="Farshore">{null}</Frame>;
  const club = found.value;
  const title = club ? translate("club-join-title", { name: club.name }) : translate("clubs-title");
  const join = async () => {
    const { id } = await ask<ClubState>("/api/clubs/join", { code, language: language.peek() });
    go(`/club/${id}`, true);
  };
  return (
    <Frame title={title}>
      <main class="narrow-page stack g16">
        <h1 class="serif t40 page-title">{title}</h1>
        <Problem problem={problem} />
        {club && (
          <section class="panel stack g12">
            <p>{translate("clubs-how")}</p>
            <p class="muted">
              {translate("club-members-count", { count: club.members })}
              {club.owner && ` · ${translate("club-owner-is", { name: club.owner })}`}
            </p>
            {club.member && (
              <a class="button primary big" href={`/club/${club.id}`}>
                {translate("club-to-club")}
              </a>
            )}
            {!club.member && player.value?.name && (
              <BusyButton kind="primary big" problem={problem} run={join}>
                {translate("club-join")}
              </BusyButton>
            )}
          </section>
        )}
        {!player.value?.name && <SignInFirst />}
      </main>
    </Frame>
  );
}
