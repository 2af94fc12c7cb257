/** After a match: follow the other players, or invite them again. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { rematch } from "../store/api";
import { player } from "../store/deviceStorage";
import { changePerson, invitePerson, peopleAt } from "../store/people";
import { hasMessage, needTranslations, translate } from "../store/translations";
import type { SeatedPerson } from "../wire";
import { BusyButton, Problem } from "./parts";

export function PeopleAfterMatch({ table, next }: { table: string; next: string }) {
  const found = useSignal<SeatedPerson[]>([]);
  const problem = useSignal("");
  const key = player.value?.name ? player.value.key : "";
  const look = () =>
    peopleAt(table)
      .then((answer) => (found.value = answer.people ?? []))
      .catch(() => {}); // a table without a seat of mine
  useEffect(() => {
    if (key) void look();
  }, [table, key, next]);
  if (found.value.length) needTranslations("clubs");
  if (!key || !found.value.length || !hasMessage("people-after-match")) return null;
  const again = async (name: string) => {
    await invitePerson(name, next || (await rematch(table)).table);
    await look();
  };
  return (
    <section class="panel stack g12" aria-label={translate("people-after-match")}>
      <h2 class="serif t20">{translate("people-after-match")}</h2>
      <ul class="stack g12">
        {found.value.map(({ name, follows, invited }) => (
          <li key={name} class="line g12 wrap">
            <strong class="grow" style={{ flexBasis: "160px" }}>
              {name}
            </strong>
            <span class="line g8">
              {!follows && (
                <BusyButton problem={problem} run={() => changePerson("follow", name).then(look)}>
                  {translate("people-follow")}
                  <span class="unseen"> {name}</span>
                </BusyButton>
              )}
              {invited ? (
                <span class="chip" role="status">
                  {translate("people-invited")}
                </span>
              ) : (
                <BusyButton kind="primary" problem={problem} run={() => again(name)}>
                  {translate("people-invite-again")}
                  <span class="unseen"> {name}</span>
                </BusyButton>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Problem problem={problem} />
    </section>
  );
}
