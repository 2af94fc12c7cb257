/** One option of a game: a switch, a choice, or a text where the game allows it. */

import { useSignal } from "@preact/signals";
import { translate } from "../store/translations";
import { RuleLink } from "../ui/RuleLink";
import type { OptionState } from "../wire";
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
      <div class="option-head">
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
          onChange={(event) => change(option.choices[Number(event.currentTarget.value)]!.value)}
        >
          {index < 0 && <option value="-1">{named(option, value)}</option>}
          {option.choices.map((choice, i) => (
            <option key={i} value={String(i)}>
              {choice.label || "–"}
            </option>
          ))}
        </select>
      )}
      {!!option.offers?.length && <Offers option={option} value={value} change={change} />}
    </div>
  );
}

/** Checkboxes for the items of a list; once the maximum is checked, the others are disabled. */
function Offers({ option, value, change }: Omit<Props, "game" | "part">) {
  const ticked = Array.isArray(value) ? value : [];
  const most = option.most || Infinity;
  const open = useSignal(false);
  const tick = (name: string, on: boolean) => {
    const next = on ? [...ticked, name] : ticked.filter((one) => one !== name);
    change(next.length ? next : option.default);
  };
  return (
    <details class="offers" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{translate("choose-some", { most: option.most ?? 0 })}</summary>
      <div class="offer-list" hidden={!open.value}>
        {(open.value ? option.offers! : []).map(({ value: name, label }) => {
          const on = ticked.includes(String(name));
          return (
            <label class="check" key={String(name)}>
              <input
                type="checkbox"
                checked={on}
                disabled={!on && ticked.length >= most}
                onChange={(event) => tick(String(name), event.currentTarget.checked)}
              />
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
