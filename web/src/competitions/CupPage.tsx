/** The cup of the week: five solo deals, the same for everybody. */
import { player } from "../store/deviceStorage";
import { hasMessage, needTranslations, translate } from "../store/translations";
import { Frame } from "../ui/Frame";
import { DealList } from "./DealList";
import { SignInFirst } from "./SignInFirst";
import { Standings } from "./Standings";
import { dateOf, useTournament } from "./tournamentData";

export function CupPage() {
  needTranslations("competitions");
  const { state } = useTournament("cup");
  const cup = state.value;
  if (!hasMessage("cup-how")) return <Frame title="Farshore">{null}</Frame>;
  return (
    <Frame title={translate("cup-title")}>
      <main class="narrow-page">
        <h1 class="serif t40 page-title">{translate("cup-title")}</h1>
        {cup && (
          <>
            <p>{translate("cup-how", { game: cup.title })}</p>
            <p class="muted">
              {cup.status === "over"
                ? translate("cup-is-over")
                : translate("cup-ends", { date: dateOf(cup.ends ?? 0) })}
            </p>
            {!player.value?.name && <SignInFirst />}
            <DealList state={{ ...cup, cup: !!player.value?.name }} />
            <Standings state={cup} />
          </>
        )}
        <p>
          <a href="/tournaments">{translate("tournaments-title")}</a>
        </p>
      </main>
    </Frame>
  );
}
