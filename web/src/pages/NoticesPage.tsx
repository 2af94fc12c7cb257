/** All notices in one place: invitations, tables that wait for me, notifications of this device, and chat apps. */
import { DeviceNotices, Webhook } from "../people/TurnNotices";
import { InvitationNotices } from "../player/InvitationNotices";
import { listedTables } from "../store/api";
import { vibration } from "../store/preferences";
import { translate } from "../store/translations";
import { Frame } from "../ui/Frame";
import { Switch } from "../ui/Settings";
import type { TableEntry } from "../wire";

export function NoticesPage() {
  const going = (listedTables.value ?? []).filter((table) => !table.over);
  return (
    <Frame title={translate("notices-page")}>
      <main class="narrow-page stack g12">
        <h1 class="serif t40 page-title">{translate("notices-page")}</h1>
        <p class="muted">{translate("notices-page-how")}</p>
        <InvitationNotices />
        <Waiting tables={going.filter((table) => table.waiting)} />
        <section class="panel stack g8" aria-labelledby="notices-device">
          <h2 class="serif t20" id="notices-device">
            {translate("notices-device")}
          </h2>
          <DeviceNotices tables={going.map(({ table }) => table)} label={translate("notices-all")} />
          {"vibrate" in navigator && <Switch name="vibration" value={vibration} />}
          <p class="t12 muted">{translate("notices-how")}</p>
        </section>
        <Webhooks tables={going.filter(isWithOthers)} />
      </main>
    </Frame>
  );
}

const isWithOthers = ({ seats }: TableEntry) => seats.some((seat) => !seat.mine && seat.kind !== "bot");

function Waiting({ tables }: { tables: TableEntry[] }) {
  return (
    <section class="panel stack g8" aria-labelledby="notices-waiting">
      <h2 class="serif t20" id="notices-waiting">
        {translate("notices-waiting")}
      </h2>
      {!tables.length && <p class="muted">{translate("notices-waiting-none")}</p>}
      {tables.map(({ table, title }) => (
        <a key={table} class="button" href={`/t/${table}`}>
          {translate("your-turn-in", { title })}
        </a>
      ))}
    </section>
  );
}

/** Programs that get a message of my turns, table by table. */
function Webhooks({ tables }: { tables: TableEntry[] }) {
  return (
    <section class="panel stack g8" aria-labelledby="notices-apps">
      <h2 class="serif t20" id="notices-apps">
        {translate("notices-apps")}
      </h2>
      {!tables.length && <p class="muted">{translate("notices-apps-none")}</p>}
      {tables.map(({ table, title }) => (
        <div key={table} class="stack g4">
          <strong>{title}</strong>
          <Webhook table={table} />
        </div>
      ))}
    </section>
  );
}
