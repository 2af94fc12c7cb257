/** A small link to a section of the rules: in the drawer beside a table, on the rules page elsewhere. */

import { reading } from "../store/openRule";
import { placeOf } from "../store/rulebook";
import { translate } from "../store/translations";
import { Icon } from "./Icon";
import "./RuleLink.css";

interface Props {
  game: string;
  /** The key of the words that it is about; where the rules say nothing of them there is no link. */
  about: string;
  /** What it is about, as people read it: part of the link's name. */
  name: string;
  /** Link to the rules page instead of opening the drawer. */
  away?: boolean;
}

export function RuleLink({ game, about, name, away = false }: Props) {
  const at = placeOf(game, about);
  if (!at) return null;
  const label = translate("rules-of", { what: name });
  if (away)
    return (
      <a
        class="rule-link"
        href={`/rules/${game}#${at}`}
        target="_blank"
        rel="noopener"
        aria-label={label}
        title={label}
      >
        <Icon name="book" size={14} />
      </a>
    );
  return (
    <button type="button" class="rule-link" aria-label={label} title={label} onClick={() => (reading.value = { at })}>
      <Icon name="book" size={14} />
    </button>
  );
}
