/** The profile of a player: ratings with their curves, matches, opponents and averages, as far as they are public. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { figure } from "../competitions/tournamentData";
import { ask, Refusal } from "../store/api";
import { player } from "../store/deviceStorage";
import { hasMessage, needTranslations, translate } from "../store/translations";
import { Frame } from "../ui/Frame";
import type { PlayerRating, Profile, ProfileMatch, ResultAverages } from "../wire";
import { RatingCurve } from "./RatingCurve";
import { dateOf, groupTitle, headlineOf, ratingFigures, ratingText, titleOf } from "./ratingText";
import "../competitions/competitions.css";

const PARTS = ["ratings", "matches", "opponents", "averages"] as const;

export function ProfilePage({ name }: { name: string }) {
  needTranslations("ratings");
  const profile = useSignal<Profile | null>(null);
  const problem = useSignal("");
  useEffect(() => {
    ask<Profile>(`/api/profile/${encodeURIComponent(name.replaceAll("/", " "))}`) // signs do not distinguish names
      .then((found) => (profile.value = found))
      .catch((error) => (problem.value = error instanceof Refusal ? error.message : translate("offline-words")));
  }, [name, player.value?.key]);
  if (!hasMessage("profile-ratings")) return <Frame title="Farshore">{null}</Frame>;
  const found = profile.value;
  return (
    <Frame title={found?.name ?? name}>
      <main class="narrow-page stack g16">
        <h1 class="serif t40 page-title">{found?.name ?? name}</h1>
        {problem.value && !found && <p class="banner bad">{problem.value}</p>}
        {found && <Content profile={found} change={(next) => (profile.value = next)} />}
      </main>
    </Frame>
  );
}

function Content({ profile, change }: { profile: Profile; change: (profile: Profile) => void }) {
  return (
    <>
      <p class="muted">{translate("profile-since", { date: dateOf(profile.created) })}</p>
      {!!profile.ratings?.length && (
        <div class="options">
          {profile.ratings.map((one) => (
            <Rating key={`${one.game}/${one.group}`} rating={one} />
          ))}
        </div>
      )}
      {profile.ratings?.some((one) => one.group !== "1" && one.headline === "plain" && one.adjusted) && (
        <p class="t12 muted">{translate("rating-adjusted-how")}</p>
      )}
      {!profile.ratings?.length && <p class="panel">{translate("profile-no-ratings")}</p>}
      {!!profile.averages?.length && <Averages averages={profile.averages} />}
      {!!profile.best?.length && <Matches title="profile-best-deals" matches={profile.best} />}
      {!!profile.opponents?.length && (
        <section class="panel stack g8">
          <h2 class="serif t20">{translate("profile-opponents")}</h2>
          {profile.opponents.map((one) => (
            <p key={one.name} class="line g12">
              <a class="grow" href={`/player/${encodeURIComponent(one.name)}`}>
                {one.name}
              </a>
              <span class="muted">{translate("profile-matches-count", { count: one.matches })}</span>
            </p>
          ))}
        </section>
      )}
      {!!profile.matches?.length && <Matches title="profile-latest" matches={profile.matches} />}
      {profile.mine && <PublicParts profile={profile} change={change} />}
      <p>
        <a href="/leaderboard">{translate("leaderboard-title")}</a>
      </p>
    </>
  );
}

function Rating({ rating }: { rating: PlayerRating }) {
  const { game, group } = rating;
  const title = `${titleOf(game)} · ${groupTitle(group)}`;
  const shown = headlineOf(rating, rating.headline);
  const others = [rating.plain, rating.adjusted].filter((one) => one && one !== shown);
  return (
    <section class="panel stack g8" aria-label={title}>
      <h2 class="serif t20">{title}</h2>
      <p class="line g12 wrap">
        <span class="grow">
          <span class="serif t28">{ratingFigures(shown, group)}</span>
          {shown.provisional && <span class="t12 muted"> {translate("rating-provisional-mark")}</span>}
        </span>
        {!!rating.rank && (
          <a href={`/leaderboard?game=${game}&group=${group}`}>{translate("profile-rank", { rank: rating.rank })}</a>
        )}
      </p>
      <p class="muted">
        {translate("profile-matches-count", { count: rating.matches ?? 0 })}
        {group !== "1" && ` · ${translate("profile-matches-won", { count: rating.won ?? 0 })}`}
      </p>
      {others.map((one) => (
        <p key={one!.mean} class="t12 muted">
          {translate(one === rating.plain ? "rating-plain" : "rating-adjusted")}{" "}
          <strong>{ratingText(one!, group)}</strong>
        </p>
      ))}
      <RatingCurve
        plain={(rating.curve ?? []) as [number, number][]}
        adjusted={(rating.adjusted_curve ?? []) as [number, number][]}
        label={translate("rating-curve", { name: title })}
      />
    </section>
  );
}

function Averages({ averages }: { averages: ResultAverages[] }) {
  const signed = (value: number | null | undefined) =>
    value == null ? "–" : `${value > 0 ? "+" : value < 0 ? "−" : ""}${figure(Math.abs(value))}`;
  return (
    <section class="panel stack g8">
      <h2 class="serif t20">{translate("profile-averages")}</h2>
      <table class="standings" style={{ width: "100%" }}>
        <thead>
          <tr>
            <th scope="col">{translate("game")}</th>
            {["profile-points", "profile-choices", "profile-luck"].map((key) => (
              <th key={key} scope="col" class="figure-cell">
                {translate(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {averages.map((one) => (
            <tr key={`${one.game}/${one.group}`}>
              <th scope="row">
                {titleOf(one.game)} · {groupTitle(one.group)}
              </th>
              <td class="figure-cell">{figure(one.points)}</td>
              <td class="figure-cell">{signed(one.choices)}</td>
              <td class="figure-cell">{signed(one.luck)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Matches({ title, matches }: { title: string; matches: ProfileMatch[] }) {
  return (
    <section class="panel stack g8">
      <h2 class="serif t20">{translate(title)}</h2>
      {matches.map((one) => (
        <div key={one.table}>
          <p class="line g12">
            <a class="grow" href={`/replay/${one.table}`}>
              {titleOf(one.game)} · {groupTitle(one.group)}
            </a>
            <span>{translate("profile-result", { points: one.points })}</span>
          </p>
          <p class="t12 muted">
            {[
              dateOf(one.finished),
              one.group === "1"
                ? translate("profile-par", { par: Math.round(one.par ?? 0) })
                : translate("profile-place", { place: one.place, seats: one.seats }),
              one.refused && translate("profile-not-rated"),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
      ))}
    </section>
  );
}

/** The player's own choice of what everybody may see. */
function PublicParts({ profile, change }: { profile: Profile; change: (profile: Profile) => void }) {
  const problem = useSignal("");
  const shown = new Set<string>(profile.public ?? []);
  const toggle = async (part: string) => {
    const next = PARTS.filter((one) => (one === part ? !shown.has(one) : shown.has(one)));
    try {
      change(await ask<Profile>("/api/player/public", { show: next }));
      problem.value = "";
    } catch (error) {
      problem.value = error instanceof Refusal ? error.message : translate("offline-words");
    }
  };
  return (
    <section class="panel stack g8">
      <h2 class="serif t20">{translate("profile-public")}</h2>
      {PARTS.map((part) => (
        <label key={part} class="check">
          <input type="checkbox" checked={shown.has(part)} onChange={() => void toggle(part)} />
          {translate(`profile-public-${part}`)}
        </label>
      ))}
      {problem.value && (
        <p class="banner bad" role="alert">
          {problem.value}
        </p>
      )}
    </section>
  );
}
