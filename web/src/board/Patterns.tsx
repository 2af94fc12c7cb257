/** The terrain patterns of one field, with a minimum scale so that they stay visible on a phone. */
import type { Art } from "../store/art";
import { patternOf } from "../store/art";

interface Props {
  art: Art | undefined;
  id: string;
  grain: number;
}

export function Patterns({ art, id, grain }: Props) {
  if (!art) return null;
  return (
    <defs>
      {[...art.fills].map((name) => (
        <pattern
          key={name}
          id={`${id}-${name}`}
          href={patternOf(art.game, name)}
          patternTransform={`scale(${grain.toFixed(3)})`}
        />
      ))}
    </defs>
  );
}

/** How to paint a ground: its pattern, or its plain colour where the game drew none. */
export const ground = (art: Art | undefined, id: string, fill: string) =>
  art?.fills.has(fill) ? `url(#${id}-${fill})` : `var(--${fill})`;
