/** Invitations of people whom I have met, on the first page. */
import { useSignal } from "@preact/signals";
import { go } from "../route";
import { acceptInvitation, declineInvitation, usePeople } from "../store/people";
import { hasMessage, needTranslations, translate } from "../store/translations";
import { BusyButton, Problem } from "./parts";

export function InvitationNotices({ gap = "" }: { gap?: string }) {
  const problem = useSignal("");
  const invitations = usePeople()?.invitations ?? [];
  if (invitations.length) needTranslations("clubs");
  if (!invitations.length || !hasMessage("people-invites-you")) return null;
  return (
    <section class="panel stack g12" style={{ marginBottom: gap }} aria-label={translate("invite")} aria-live="polite">
      <ul class="stack g12">
        {invitations.map(({ id, name, title }) => (
          <li key={id} class="line g12 wrap">
            <strong class="grow" style={{ flexBasis: "220px" }}>
              {translate("people-invites-you", { name, title })}
            </strong>
            <span class="line g8">
              <BusyButton kind="primary" problem={problem} run={async () => go(`/t/${await acceptInvitation(id)}`)}>
                {translate("people-join")}
              </BusyButton>
              <BusyButton problem={problem} run={() => declineInvitation(id)}>
                {translate("people-decline")}
              </BusyButton>
            </span>
          </li>
        ))}
      </ul>
      <Problem problem={problem} />
    </section>
  );
}
