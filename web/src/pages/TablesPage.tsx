/** My tables: what waits for me, what goes on, what is finished. */
import { myTables } from "../store/api";
import { say } from "../store/words";
import type { TableEntry } from "../wire";
import { DropRecord, RecordFile } from "./DropRecord";
import { Frame } from "./Frame";
import { TableList } from "./TableList";

export function TablesPage() {
  const tables = myTables.value ?? [];
  const groups: [string, TableEntry[]][] = [
    ["tables-waiting", tables.filter((table) => table.waiting)],
    ["tables-going-on", tables.filter((table) => !table.waiting && !table.over)],
    ["tables-finished", tables.filter((table) => table.over)],
  ];
  return (
    <Frame title={say("nav-tables")}>
      <DropRecord>
        <main class="narrow-page">
          <div class="line page-title">
            <h1 class="serif t40 grow">{say("nav-tables")}</h1>
            <RecordFile />
          </div>
          {groups.map(([words, some]) =>
            some.length ? (
              <section class="panel" key={words} aria-label={say(words)}>
                <h2 class="serif t20">{say(words)}</h2>
                <TableList tables={some} />
              </section>
            ) : null,
          )}
          {!tables.length && <TableList tables={[]} />}
        </main>
      </DropRecord>
    </Frame>
  );
}
