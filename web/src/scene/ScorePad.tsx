/** The score pad: line by line, for all seats; a line opens to show where its points are on the board. */
import { useEffect, useRef } from "preact/hooks";
import type { Sheet } from "../scene";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { withMinus } from "../store/turnLog";
import { RuleLink } from "../ui/RuleLink";
import { SeatShape } from "../ui/SeatShape";
import "./ScorePad.css";

export function ScorePad({ pad, names, live = true }: { pad: Sheet; names: string[]; live?: boolean }) {
  const { game, me, shown, format, view } = useTableInfo();
  const { openLine } = view;
  return (
    <table
      class={`pad ${live && pad.totals.length > 2 ? "shapes" : ""} ${shown.includes(pad.id) ? "pointed" : ""}`}
      data-node={pad.id}
    >
      <caption class="unseen">{format(pad.name)}</caption>
      <thead>
        <tr>
          <th scope="col" class="caption">
            {format(pad.name)}
          </th>
          {pad.totals.map((_, seat) => (
            <th scope="col" key={seat} class={seat === me ? "strong" : ""}>
              <span class="pad-seat" title={names[seat]} data-sign-of={seat}>
                <SeatShape seat={seat} size={12} />
                <span class={pad.totals.length > 2 && live ? "unseen" : "cut"}>{names[seat]}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pad.lines.map((line) => {
          const places = !!line.where?.length;
          const open = openLine.value === line.id;
          return (
            <tr key={line.id} data-node={line.id} class={open || shown.includes(line.id) ? "open" : ""}>
              <th scope="row">
                {live && places ? (
                  <button
                    type="button"
                    aria-pressed={open}
                    title={translate("show-where")}
                    onClick={() => (openLine.value = open ? "" : line.id)}
                  >
                    {format(line.name)}
                  </button>
                ) : (
                  format(line.name)
                )}
                {live && <RuleLink game={game} about={line.name[0]} name={format(line.name)} />}
              </th>
              {line.points.map((points, seat) => (
                <td key={seat} class={seat === me ? "strong" : ""}>
                  <Changing value={points ?? "–"} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{format(pad.total_name)}</th>
          {pad.totals.map((total, seat) => (
            <td key={seat}>
              <Changing value={total} />
            </td>
          ))}
        </tr>
        {pad.note && (
          <tr class="pad-note">
            <td colSpan={pad.totals.length + 1}>{format(pad.note)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}

/** A number that is animated when it changes, and shows the difference for a moment. */
export function Changing({ value }: { value: number | string }) {
  const before = useRef(value);
  const delta = typeof value === "number" && typeof before.current === "number" ? value - before.current : 0;
  useEffect(() => {
    before.current = value;
  }, [value]);
  return (
    <span class="changing" key={value}>
      {withMinus(value)}
      {delta !== 0 && (
        <i class={delta < 0 ? "delta less" : "delta"} aria-hidden="true">
          {delta > 0 ? `+${delta}` : `−${-delta}`}
        </i>
      )}
    </span>
  );
}
