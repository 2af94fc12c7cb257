/** Every icon, terrain and symbol of a game with its name, taken from the boards that the rules show. */

import { printedOn, spacesIn } from "../board/appearance";
import { BoardCut } from "../board/BoardCut";
import { SpaceIcon } from "../board/SpaceIcon";
import type { Badge as Kind, Shape, Text } from "../scene";
import { GlyphView } from "../scene/Glyphs";
import { art as artOf } from "../store/art";
import { diagramOf } from "../store/rulebook";
import { shapeOf } from "../store/shapes";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import type { RuleDiagram, RulesResponse } from "../wire";
import "./Legend.css";

interface Sign {
  icon: string;
  badge: Kind;
  fill: string;
  name: Text;
}

/** How a space looks in some state, on the first board where it does. */
interface State {
  kind: keyof typeof STATES;
  name?: Text;
  diagram: RuleDiagram;
  shape: Shape;
  space: number;
}

/** What is drawn on spaces, with Farshore's label; without one, with the game's. */
const STATES = {
  legal: "sign-legal",
  blocked: "sign-blocked",
  new: "sign-new",
  cross: "sign-mark",
  figure: "sign-mark",
  drawn: "sign-mark",
  claim: "sign-claim",
  start: "",
} as const;

export function Legend({ book }: { book: RulesResponse }) {
  const { format } = useTableInfo();
  artOf(book.game);
  const names = book.sections.flatMap((section) => section.blocks.flatMap((block) => block.diagram ?? []));
  const diagrams = names.flatMap((name) => diagramOf(book, name) ?? []);
  return (
    <>
      <ul class="legend-signs">
        {signsOn(book.game, diagrams).map((sign) => (
          <li key={`${sign.icon} ${sign.fill}`}>
            <SignView game={book.game} sign={sign} />
            <span>{capital(format(sign.name))}</span>
          </li>
        ))}
      </ul>
      <ul class="legend-signs legend-states">
        {statesOn(book.game, diagrams).map(({ kind, name, diagram, shape, space }) => (
          <li key={kind}>
            <BoardCut
              game={book.game}
              field={diagram.board}
              shape={shape}
              seat={diagram.seat}
              around={[space]}
              legal={kind === "legal" ? [space] : []}
              wide={40}
            />
            <span>{STATES[kind] ? translate(STATES[kind]) : capital(format(name!))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function statesOn(game: string, diagrams: RuleDiagram[]): State[] {
  const found = new Map<string, State>();
  for (const diagram of diagrams) {
    const shape = shapeOf(game, diagram.board.ground.shape);
    if (!shape) continue;
    const layers = diagram.board.layers ?? [];
    const add = (kind: keyof typeof STATES, space: number | undefined, name?: Text | null) => {
      if (space !== undefined && !found.has(kind))
        found.set(kind, { kind, name: name ?? undefined, diagram, shape, space });
    };
    add("legal", shape.names.indexOf(diagram.lit?.[0] ?? "") >= 0 ? shape.names.indexOf(diagram.lit![0]!) : undefined);
    const special = layers.filter(({ kind }) => kind === "new" || kind === "start");
    const taken = special.flatMap((layer) => spacesIn(shape, layer.cells));
    for (const layer of layers) {
      if (!(layer.kind in STATES) || layer.kind === "legal") continue;
      const spaces = spacesIn(shape, layer.cells);
      const plain = special.includes(layer) ? spaces : spaces.filter((space) => !taken.includes(space));
      add(layer.kind as keyof typeof STATES, plain[0], layer.name);
    }
  }
  return (Object.keys(STATES) as (keyof typeof STATES)[]).flatMap((kind) => found.get(kind) ?? []);
}

function SignView({ game, sign }: { game: string; sign: Sign }) {
  if (sign.fill) return <GlyphView glyph={{ fill: sign.fill, art: sign.icon || undefined }} game={game} size={26} />;
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" data-art={game} aria-hidden="true">
      <SpaceIcon game={game} icon={sign.icon} badge={sign.badge} x={16} y={16} size={12} unit={34} />
    </svg>
  );
}

/** Each icon once, each ground once, and what is drawn over grounds. */
function signsOn(game: string, diagrams: RuleDiagram[]): Sign[] {
  const signs = new Map<string, Sign>();
  const add = (sign: Sign) => {
    const key = sign.fill || sign.icon;
    if (!signs.has(key)) signs.set(key, sign);
  };
  for (const { board } of diagrams) {
    const shape = shapeOf(game, board.ground.shape);
    for (const { words = [], fill = "", icon = "", badge = "" } of shape ? printedOn(board.ground, shape) : []) {
      const [first, second] = words;
      if (fill && first) add({ icon: "", badge: "", fill, name: first });
      const thing = fill ? second : first;
      if (icon && thing) add({ icon, badge, fill: "", name: thing });
    }
    for (const { name, fill, icon, kind } of board.layers ?? [])
      if (kind === "drawn" && name && fill) add({ icon: icon ?? "", badge: "", fill, name });
  }
  return [...signs.values()].sort((a, b) => Number(!!a.fill) - Number(!!b.fill));
}

const capital = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);
