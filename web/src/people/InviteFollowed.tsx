/** People whom I follow, each with a button that invites them to this table. */
import { useSignal } from "@preact/signals";
import { invitePerson, usePeople } from "../store/people";
import { hasMessage, needTranslations, translate } from "../store/translations";

/** Names that are shown at most: people who are here come first. */
const SHOWN = 6;

export function InviteFollowed({ table }: { table: string }) {
  const invited = useSignal<string[]>([]);
  const problem = useSignal("");
  const following = usePeople()?.following ?? [];
  if (following.length) needTranslations("clubs");
  if (!following.length || !hasMessage("people-invite-to-table")) return null;
  const invite = async (name: string) => {
    problem.value = "";
    try {
      await invitePerson(name, table);
      invited.value = [...invited.value, name];
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  return (
    <section class="stack g8" aria-label={translate("people-invite-to-table")}>
      <h3 class="t12 muted">{translate("people-invite-to-table")}</h3>
      <div class="line g8 wrap">
        {following.slice(0, SHOWN).map(({ name, here }) =>
          invited.value.includes(name) ? (
            <span key={name} class="chip" role="status">
              {name} · {translate("people-invited")}
            </span>
          ) : (
            <button
              key={name}
              type="button"
              class="button small"
              aria-label={`${translate("people-invite")} ${name}`}
              onClick={() => void invite(name)}
            >
              {here && <i class="presence here" title={translate("people-here")} />}
              {name}
            </button>
          ),
        )}
      </div>
      {problem.value && (
        <p class="banner bad" role="alert">
          {problem.value}
        </p>
      )}
    </section>
  );
}
