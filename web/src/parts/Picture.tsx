/** A picture of a game: a part of a real position, cut at the borders of its spaces. */
import { signal } from "@preact/signals";
import { FieldDrawing } from "../field/FieldDrawing";
import { beyond, geometryOf } from "../field/geometry";
import { SmallBoard } from "../field/SmallBoard";
import type { Field, Shape } from "../scene";
import { gameOf } from "../store/api";
import { art } from "../store/art";
import "./Picture.css";

interface Sample {
  field: Field;
  shape: Shape;
}

const samples = signal<Record<string, Sample | null>>({});
const asked = new Set<string>();
let known: Promise<string[]> | undefined;

async function load(game: string): Promise<Sample | null> {
  known ??= fetch("/samples/index.json").then((answer) => answer.json() as Promise<string[]>);
  if (!(await known).includes(game)) return null;
  return (await fetch(`/samples/${game}.json`)).json() as Promise<Sample>;
}

/** Games of other packages have no sample: their cards go without a picture. */
function sample(game: string): Sample | null | undefined {
  if (!asked.has(game)) {
    asked.add(game);
    load(game)
      .catch(() => null)
      .then((found) => (samples.value = { ...samples.value, [game]: found }));
  }
  return samples.value[game];
}

export function Picture({ game, narrow = false }: { game: string; narrow?: boolean }) {
  const position = sample(game);
  if (position === null) return <div class="picture initial">{gameOf(game)?.title.slice(0, 1)}</div>;
  if (!position || !art(game)) return <div class="picture" />;
  const geometry = geometryOf(position.shape);
  return (
    <div class="picture" data-art={game} style={beyond(position.shape)}>
      <svg viewBox={geometry.crop(narrow).join(" ")} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <FieldDrawing
          field={position.field}
          shape={position.shape}
          game={game}
          id={`pic-${game}`}
          seat={0}
          framed={false}
          pixels={900}
        />
      </svg>
    </div>
  );
}

/** The same, as small as a stamp. */
export function Stamp({ game }: { game: string }) {
  const position = sample(game);
  if (position === null) return <span class="stamp initial">{gameOf(game)?.title.slice(0, 1)}</span>;
  if (!position || !art(game)) return <span class="stamp" />;
  if (position.field.seat != null)
    return (
      <span class="stamp">
        <SmallBoard field={position.field} shape={position.shape} game={game} id={`st-${game}`} />
      </span>
    );
  return (
    <span class="stamp" data-art={game} style={beyond(position.shape)}>
      <svg viewBox={geometryOf(position.shape).framed.join(" ")} aria-hidden="true">
        <FieldDrawing
          field={position.field}
          shape={position.shape}
          game={game}
          id={`st-${game}`}
          seat={0}
          pixels={300}
        />
      </svg>
    </span>
  );
}
