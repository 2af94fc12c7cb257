/** Links for the seats that are still open, once the match has begun. */
import { useSignal } from "@preact/signals";
import { openLinks } from "../people/InvitationTray";
import { SeatCodeDialog } from "../people/SeatCode";
import { codeOf } from "../store/lobby";
import { middleLevel } from "../store/quickPlay";
import type { LiveTable } from "../store/table";
import { translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import { LinkLine } from "../ui/ShareLink";
import "./Invitations.css";

export function Invitations({ table }: { table: LiveTable }) {
  const open = openLinks(table);
  if (!open.length || table.turn.value.over) return null;
  return (
    <section class="panel invitations" aria-label={translate("invite")}>
      <h2 class="caption">{translate("invite")}</h2>
      {open.map(({ seat, secret }) => {
        const address = `${location.origin}/t/${table.id}#${secret}`;
        return (
          <div key={seat} class="link-seat">
            <LinkLine address={address} seat={seat} />
            <div class="line">
              <CodeButton address={address} seat={seat} code={() => codeOf(table.id, secret)} />
              <button type="button" class="button small" onClick={() => table.substitute(seat, middleLevel())}>
                <Icon name="bot" size={16} />
                {translate("seat-bot-there")}
              </button>
            </div>
          </div>
        );
      })}
    </section>
  );
}

/** The code of a link, large enough for another player's camera. */
function CodeButton({ address, seat, code }: { address: string; seat: number; code: () => Promise<string> }) {
  const shown = useSignal(false);
  const label = translate("code-for-seat", { number: seat + 1 });
  return (
    <>
      <button type="button" class="button small" aria-label={label} onClick={() => (shown.value = true)}>
        {translate("show-code")}
      </button>
      {shown.value && <SeatCodeDialog {...{ address, label, code }} close={() => (shown.value = false)} />}
    </>
  );
}
