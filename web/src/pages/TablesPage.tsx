/** My tables: what waits for me, what goes on, what is finished. */
import { useSignal } from "@preact/signals";
import { inOrder } from "../people/tableStatus";
import { ProfileStrip } from "../review/ProfileStrip";
import { catalogue, listedTables, myTables } from "../store/api";
import { archived } from "../store/deviceStorage";
import { translate } from "../store/translations";
import { Frame } from "../ui/Frame";
import { Icon } from "../ui/Icon";
import { isWide } from "../ui/media";
import type { TableEntry } from "../wire";
import { DropRecord, RecordFile } from "./DropRecord";
import { Profile } from "./Profile";
import { TableCards } from "./TableCards";
import { TableList } from "./TableList";

/** The number of finished tables that are shown at first. */
const FEW = 5;

export function TablesPage() {
  const tables = inOrder(listedTables.value ?? []);
  const waiting = tables.filter((table) => table.waiting);
  const going = tables.filter((table) => !table.waiting && !table.over);
  const finished = tables.filter((table) => table.over);
  const profile = (
    <>
      <Profile finished={finished} />
      <ProfileStrip />
    </>
  );
  return (
    <Frame title={translate("nav-tables")}>
      <DropRecord>
        <main class="tables-page stack g16">
          <h1 class="unseen">{translate("nav-tables")}</h1>
          {isWide.value && profile}
          <div class="tables-now">
            {waiting.length > 0 && (
              <TableCards title={translate("tables-waiting")} tables={waiting} note={translate("last-turn-ringed")} />
            )}
            {going.length > 0 && <TableCards title={translate("tables-going-on")} tables={going} />}
          </div>
          {/* What stands below the tables waits for them: nothing moves from under a finger. */}
          {listedTables.value && (
            <>
              {(finished.length > 0 || !tables.length) && <Finished tables={finished} />}
              {!isWide.value && profile /* on phones, what waits for me comes first */}
              <div class="line tables-foot wrap">
                <a class="button" href="/new">
                  <Icon name="plus" size={16} />
                  {translate("new-table")}
                </a>
                <a class="button" href="/join">
                  <Icon name="link" size={16} />
                  {translate("enter-code")}
                </a>
                <RecordFile />
                <a class="button" href="/notices">
                  <Icon name="bell" size={16} />
                  {translate("notices-page")}
                </a>
              </div>
            </>
          )}
          <Archive />
          <Kept />
        </main>
      </DropRecord>
    </Frame>
  );
}

/** What I put out of my list, to be taken back into it. */
function Archive() {
  const tables = (myTables.value ?? []).filter(({ table }) => archived.value.includes(table));
  if (!tables.length) return null;
  return (
    <details class="panel">
      <summary>
        {translate("archived")} <span class="chip">{tables.length}</span>
      </summary>
      <ul class="table-list">
        {tables.map(({ table, title }) => (
          <li key={table}>
            <a class="grow" href={`/t/${table}`}>
              {title}
            </a>
            <button
              type="button"
              class="button small"
              onClick={() => (archived.value = archived.peek().filter((one) => one !== table))}
            >
              {translate("unarchive")}
              <span class="unseen">{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** When tables are deleted, on servers that do. */
function Kept() {
  const periods = Object.entries(catalogue.value?.keep ?? {});
  if (!periods.length) return null;
  return (
    <section class="t12 muted" aria-label={translate("kept-title")}>
      {periods.map(([kind, days]) => (
        <p key={kind}>{translate(`kept-${kind}`, { days })}</p>
      ))}
    </section>
  );
}

function Finished({ tables }: { tables: TableEntry[] }) {
  const all = useSignal(false);
  const more = tables.length - FEW;
  return (
    <section class="panel" aria-label={translate("tables-finished")}>
      {tables.length > 0 && (
        <div class="line">
          <h2 class="serif t20 grow">{translate("tables-finished")}</h2>
          {more > 0 && !all.value && (
            <button type="button" class="quiet t12 muted" onClick={() => (all.value = true)}>
              {translate("so-many-more", { count: more })}
            </button>
          )}
        </div>
      )}
      <TableList tables={all.value ? tables : tables.slice(0, FEW)} />
    </section>
  );
}
