/** People whom I follow and who follow me, who is here, and the people whom I met last. */
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { InvitationNotices } from "../player/InvitationNotices";
import { BusyButton, Problem } from "../player/parts";
import { player } from "../store/deviceStorage";
import { changePerson, followersAfter, turnToFollowers, usePeople } from "../store/people";
import { hasMessage, needTranslations, translate } from "../store/translations";
import { Frame } from "../ui/Frame";
import type { Person } from "../wire";
import { SignInFirst } from "./SignInFirst";

export function PeoplePage() {
  needTranslations("clubs");
  needTranslations("competitions");
  const problem = useSignal("");
  const found = usePeople();
  if (!hasMessage("people-following") || !hasMessage("tournament-sign-in"))
    return <Frame title="Farshore">{null}</Frame>;
  return (
    <Frame title={translate("people-title")}>
      <main class="narrow-page stack g16">
        <h1 class="serif t40 page-title">{translate("people-title")}</h1>
        {!player.value?.name && <SignInFirst />}
        <Problem problem={problem} />
        {found && (
          <>
            <InvitationNotices />
            <section class="panel stack g12" aria-label={translate("people-following")}>
              <h2 class="serif t20">{translate("people-following")}</h2>
              {!found.following?.length && <p class="muted">{translate("people-following-none")}</p>}
              <PersonList people={found.following ?? []} problem={problem} />
              {!!found.following?.length && <p class="t12 muted">{translate("people-here-how")}</p>}
            </section>
            <Others title="people-followers" people={found.followers ?? []} problem={problem}>
              {(found.more_followers || followersAfter.value) && (
                <FollowerPages last={found.more_followers ? found.followers?.at(-1)?.name : ""} problem={problem} />
              )}
            </Others>
            <Others title="people-met" people={found.met ?? []} problem={problem} />
            <Blocked people={found.blocked ?? []} problem={problem} />
          </>
        )}
        <p>
          <a href="/clubs">{translate("clubs-title")}</a>
        </p>
      </main>
    </Frame>
  );
}

interface ListProps {
  people: Person[];
  problem: Signal<string>;
}

function Others({ title, people, problem, children }: ListProps & { title: string; children?: ComponentChildren }) {
  if (!people.length && !children) return null;
  return (
    <section class="panel stack g12" aria-label={translate(title)}>
      <h2 class="serif t20">{translate(title)}</h2>
      <PersonList people={people} problem={problem} />
      {children}
    </section>
  );
}

/** Buttons for the first and the next page of followers. `last` is the last name of this page, if there is a next. */
function FollowerPages({ last, problem }: { last?: string; problem: Signal<string> }) {
  return (
    <p class="line g8">
      {followersAfter.value && (
        <BusyButton kind="small" problem={problem} run={() => turnToFollowers("")}>
          {translate("people-first-page")}
        </BusyButton>
      )}
      {last && (
        <BusyButton kind="small" problem={problem} run={() => turnToFollowers(last)}>
          {translate("people-next-page")}
        </BusyButton>
      )}
    </p>
  );
}

function PersonList({ people, problem }: ListProps) {
  return (
    <ul class="stack g12">
      {people.map((one) => (
        <li key={one.name} class="line g12 wrap">
          <span class="grow line g8 wrap" style={{ flexBasis: "160px" }}>
            <strong>{one.name}</strong>
            {one.here && (
              <span class="line t12">
                <i class="presence here" />
                {translate("people-here")}
              </span>
            )}
          </span>
          <span class="line g8">
            <BusyButton
              kind={`small ${one.follows ? "" : "primary"}`}
              problem={problem}
              run={() => changePerson(one.follows ? "unfollow" : "follow", one.name)}
            >
              {translate(one.follows ? "people-unfollow" : one.followed ? "people-follow-back" : "people-follow")}
              <span class="unseen"> {one.name}</span>
            </BusyButton>
            <BusyButton kind="small" problem={problem} run={() => changePerson("block", one.name)}>
              {translate("people-block")}
              <span class="unseen"> {one.name}</span>
            </BusyButton>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Blocked({ people, problem }: ListProps) {
  if (!people.length) return null;
  return (
    <details class="panel">
      <summary class="serif t20">{translate("people-blocked")}</summary>
      <ul class="stack g12">
        {people.map(({ name }) => (
          <li key={name} class="line g12">
            <strong class="grow">{name}</strong>
            <BusyButton kind="small" problem={problem} run={() => changePerson("unblock", name)}>
              {translate("people-unblock")}
              <span class="unseen"> {name}</span>
            </BusyButton>
          </li>
        ))}
      </ul>
    </details>
  );
}
