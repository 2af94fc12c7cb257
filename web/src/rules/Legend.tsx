/** Every icon and ground of a game with its name: made from what is printed on the boards that the rules show. */
import { Badge } from "../field/Badge";
import type { Badge as Kind, Text } from "../scene";
import { useAround } from "../scene/context";
import { GlyphView } from "../scene/Glyphs";
import { art as artOf } from "../store/art";
import { say } from "../store/words";
import type { Diagram, Rules } from "../wire";
import { diagramOf } from "./book";
import "./Legend.css";

interface Sign {
  icon: string;
  badge: Kind;
  fill: string;
  name: Text;
}

export function Legend({ book }: { book: Rules }) {
  const { tell } = useAround();
  artOf(book.game);
  const names = book.sections.flatMap((section) => section.blocks.flatMap((block) => block.diagram ?? []));
  const signs = signsOn(names.flatMap((name) => diagramOf(book, name) ?? []));
  if (!signs.length) return null;
  return (
    <section class="rule-section legend" data-section="legend">
      <h2 class="serif" id="legend">
        {say("legend")}
      </h2>
      <ul class="legend-signs">
        {signs.map((sign) => (
          <li key={`${sign.icon} ${sign.fill}`}>
            <SignView game={book.game} sign={sign} />
            <span>{capital(tell(sign.name))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SignView({ game, sign }: { game: string; sign: Sign }) {
  if (sign.fill) return <GlyphView glyph={{ fill: sign.fill, art: sign.icon || undefined }} game={game} size={26} />;
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" data-art={game} aria-hidden="true">
      <Badge game={game} icon={sign.icon} badge={sign.badge} x={16} y={16} size={12} unit={34} />
    </svg>
  );
}

/** Each icon once, each ground once, and what is drawn over grounds. */
function signsOn(diagrams: Diagram[]): Sign[] {
  const signs = new Map<string, Sign>();
  const add = (sign: Sign) => {
    const key = sign.fill || sign.icon;
    if (!signs.has(key)) signs.set(key, sign);
  };
  for (const { board } of diagrams) {
    for (const { words = [], fill = "", icon = "", badge = "" } of board.ground.kinds) {
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
