/** The rows of the current decision, without titles; rarely used ones are behind a button. */
import { useEffect } from "preact/hooks";
import type { Piece, Row, Scene } from "../scene";
import { Glyphs } from "../scene/Glyphs";
import { RowView } from "../scene/RowView";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { MovePreview } from "./MovePreview";
import { hasLegalSpaces } from "./pressableRows";
import "./TrayRows.css";
import "./TrayCards.css";
import "./TrayDice.css";

export function TrayRows({ rows }: { rows: Row[] }) {
  const { table, view } = useTableInfo();
  const { openRow } = view;
  const folded = rows.filter((row) => row.opener?.length);
  const opened = folded.find((row) => row.id === openRow.value?.id && row.items.length);
  const acting = !!table?.pending.value.length;
  useEffect(() => {
    if (acting || !opened) openRow.value = null;
  }, [acting, !opened]);
  useEffect(() => () => void (openRow.value = null), []);
  return (
    <div class="hand">
      {folded.map((row) => (
        <Opener
          key={row.id}
          row={row}
          open={row === opened}
          press={() => (openRow.value = row === opened ? null : row)}
        />
      ))}
      {table && asksForSpace(table.scene.value, rows) && <MovePreview />}
      {(opened ? [opened] : rows.filter((row) => !row.opener?.length)).map((row) => (
        <RowView key={row.id} row={row} bare />
      ))}
    </div>
  );
}

/** Whether a space is chosen, and the tray only shows what it is paid with, or what can be taken instead. */
function asksForSpace(scene: Scene | null, rows: Row[]): boolean {
  const shows = ({ kind, items }: Row) =>
    kind === "offers" || items.every((item) => item.type === "piece" && isToken(item));
  return hasLegalSpaces(scene?.board) && rows.length > 0 && rows.every(shows);
}

const isToken = ({ kind = "token", do: action }: Piece) => kind === "token" && !action;

function Opener({ row, open, press }: { row: Row; open: boolean; press: () => void }) {
  const { game, format } = useTableInfo();
  return (
    <button
      type="button"
      class={open ? "opener open" : "opener"}
      aria-expanded={open}
      aria-label={open ? translate("back") : format(row.name)}
      disabled={!row.items.length}
      onClick={press}
    >
      <span class="glyphs">
        <Glyphs glyphs={row.opener} game={game} size={28} />
      </span>
      <span class="opener-words">{open ? translate("back") : format(row.name)}</span>
    </button>
  );
}
