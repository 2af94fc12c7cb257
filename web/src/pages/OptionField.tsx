/** One option of a game: yes or no, one of several, or a text of one's own where the game takes it. */
import type { OptionState } from "../wire";

export type Value = string | number | boolean | string[];

interface Props {
  option: OptionState;
  value: Value;
  change: (value: Value) => void;
}

export function OptionField({ option, value, change }: Props) {
  const id = `option-${option.name}`;
  if (option.choices.every((choice) => typeof choice.value === "boolean") && option.choices.length > 0)
    return (
      <label class="check">
        <input type="checkbox" checked={value === true} onChange={(event) => change(event.currentTarget.checked)} />
        {option.label}
      </label>
    );
  const index = option.choices.findIndex((choice) => same(choice.value, value));
  return (
    <div>
      <label class="field-label" for={id}>
        {option.label}
      </label>
      {option.choices.length > 0 && (
        <select
          id={id}
          class="select"
          value={String(index)}
          onChange={(event) => change(option.choices[Number(event.currentTarget.value)]!.value)}
        >
          {index < 0 && <option value="-1">{shown(value)}</option>}
          {option.choices.map((choice, i) => (
            <option key={i} value={String(i)}>
              {choice.label || "–"}
            </option>
          ))}
        </select>
      )}
      {option.free && (
        <input
          class="input free"
          id={option.choices.length ? undefined : id}
          aria-label={option.label}
          value={index >= 0 ? "" : shown(value)}
          placeholder="…"
          onChange={(event) => {
            const text = event.currentTarget.value.trim();
            const list = Array.isArray(option.default);
            change(!text ? option.default : list ? text.split(/[\s,]+/) : text);
          }}
        />
      )}
    </div>
  );
}

const shown = (value: Value) => (Array.isArray(value) ? value.join(", ") : String(value));
const same = (a: Value, b: Value) => JSON.stringify(a) === JSON.stringify(b);
