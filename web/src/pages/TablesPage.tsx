/** My tables: what waits for me, what goes on, what is finished. */
import { ProfileStrip } from "../review/ProfileStrip";
import { myTables } from "../store/api";
import { say } from "../store/words";
import { DropRecord, RecordFile } from "./DropRecord";
import { Frame } from "./Frame";
import { Profile } from "./Profile";
import { TableCards } from "./TableCards";
import { TableList } from "./TableList";

export function TablesPage() {
  const tables = myTables.value ?? [];
  const waiting = tables.filter((table) => table.waiting);
  const going = tables.filter((table) => !table.waiting && !table.over);
  const finished = tables.filter((table) => table.over);
  return (
    <Frame title={say("nav-tables")}>
      <DropRecord>
        <main class="tables-page">
          <div class="line page-title">
            <h1 class="serif t40 grow">{say("nav-tables")}</h1>
            <RecordFile />
          </div>
          <Profile finished={finished} />
          <ProfileStrip />
          <div class="tables-now">
            {waiting.length > 0 && <TableCards title={say("tables-waiting")} tables={waiting} />}
            {going.length > 0 && <TableCards title={say("tables-going-on")} tables={going} />}
          </div>
          {(finished.length > 0 || !tables.length) && (
            <section class="panel" aria-label={say("tables-finished")}>
              {finished.length > 0 && <h2 class="serif t20">{say("tables-finished")}</h2>}
              <TableList tables={finished} />
            </section>
          )}
        </main>
      </DropRecord>
    </Frame>
  );
}
