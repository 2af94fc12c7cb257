/** One option of a game: a switch, a choice, or a text where the game allows it. */

import { useSignal } from "@preact/signals";
import { translate } from "../store/translations";
import { RuleLink } from "../ui/RuleLink";
import type { OptionState } from "../wire";
import { Glyphs } from "./Glyphs";
import { firstTiles, TilePicker } from "./TilePicker";
import "./OptionField.css";

export type Value = string | number | boolean | string[];

interface Props {
  game: string;
  option: OptionState;
  value: Value;
  change: (value: Value) => void;
  /** What is chosen from a list, or the text that the game allows instead. */
  part: "chosen" | "typed";
}

export function OptionField({ game, option, value, change, part }: Props) {
  const id = `option-${option.name}`;
  const grid = option.tiles;
  const picking = useSignal(false); // what is typed does not open it: the page would move under the next click
  const more = <RuleLink game={game} about={id} name={option.label} away />;
  if (option.choices.every((choice) => typeof choice.value === "boolean") && option.choices.length > 0)
    return (
      <label class="check">
        <input type="checkbox" checked={value === true} onChange={(event) => change(event.currentTarget.checked)} />
        {option.label}
        {more}
      </label>
    );
  const index = option.choices.findIndex((choice) => same(choice.value, value));
  const written = (
    <input
      class="input free"
      id={`${id}-typed`}
      value={index >= 0 ? "" : shown(value)}
      placeholder={option.how || "…"}
      onChange={(event) => {
        const text = event.currentTarget.value.trim();
        const list = Array.isArray(option.default) || !!option.offers?.length;
        change(!text ? option.default : list ? text.split(/[\s,]+/) : text);
      }}
    />
  );
  if (part === "typed")
    return (
      <div>
        <label class="field-label" for={`${id}-typed`}>
          {option.label}
        </label>
        {written}
      </div>
    );
  return (
    <div>
      <div class="line g4">
        <label class="field-label" for={id}>
          {option.label}
        </label>
        {more}
      </div>
      {option.choices.length > 0 && (
        <select
          id={id}
          class="select"
          value={String(index)}
          onChange={(event) => {
            const choice = option.choices[Number(event.currentTarget.value)];
            picking.value = !choice;
            change(choice?.value ?? firstTiles(grid!));
          }}
        >
          {grid ? (
            <option value="-1">{translate("lay-tiles")}</option>
          ) : (
            index < 0 && <option value="-1">{named(option, value)}</option>
          )}
          {option.choices.map((choice, i) => (
            <option key={i} value={String(i)}>
              {choice.label || "–"}
            </option>
          ))}
        </select>
      )}
      {!!option.offers?.length && <Offers game={game} option={option} value={value} change={change} />}
      {grid && picking.value && index < 0 && (
        <TilePicker game={game} grid={grid} value={String(value)} change={change} />
      )}
    </div>
  );
}

/** Checkboxes with pictures for the items of a list; once the maximum is checked, the others are disabled. */
function Offers({ game, option, value, change }: Omit<Props, "part">) {
  const ticked = Array.isArray(value) ? value : [];
  const { most = 0, least = 0, most_in_group: inGroup = 0, offers = [] } = option;
  const open = useSignal(ticked.length > 0);
  const groupOf = (name: string) => offers.find((offer) => offer.value === name)?.group ?? "";
  const isFull = (group: string) =>
    ticked.length >= (most || Infinity) ||
    (inGroup > 0 && ticked.filter((name) => groupOf(name) === group).length >= inGroup);
  const tick = (name: string, on: boolean) => {
    const next = on ? [...ticked, name] : ticked.filter((one) => one !== name);
    change(next.length ? next : option.default);
  };
  return (
    <details class="offers" open={open.value} onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>
        {translate(least === most ? "choose-exactly" : "choose-some", { most })}
        {ticked.length > 0 && <span class="chip">{`${ticked.length}/${most}`}</span>}
      </summary>
      <div class="offer-list" hidden={!open.value}>
        {(open.value ? offers : []).map(({ value: name, label, glyphs, group = "" }) => {
          const on = ticked.includes(String(name));
          return (
            <label class="check offer" key={String(name)}>
              <input
                type="checkbox"
                checked={on}
                disabled={!on && isFull(group)}
                onChange={(event) => tick(String(name), event.currentTarget.checked)}
              />
              <span class="line g4 rigid">
                <Glyphs glyphs={glyphs} game={game} size={32} />
              </span>
              {label}
            </label>
          );
        })}
      </div>
    </details>
  );
}

const shown = (value: Value) => (Array.isArray(value) ? value.join(", ") : String(value));
/** Names of what was ticked; what was typed as it was typed. */
const named = ({ offers = [] }: OptionState, value: Value) =>
  (Array.isArray(value) ? value : [String(value)])
    .map((one) => offers?.find((offer) => String(offer.value) === one)?.label ?? one)
    .join(", ");
const same = (a: Value, b: Value) => JSON.stringify(a) === JSON.stringify(b);
