/** A sentence of the log with the game's own pictures in place of what they show: short, and read at a glance. */
import type { ComponentChild } from "preact";
import { Fragment } from "preact";
import type { Arg, Text } from "../scene";
import { useAround } from "../scene/context";
import { ArtIcon } from "../scene/Glyphs";
import { art } from "../store/art";
import type { Tell } from "../store/speech";

/** Stands for a picture while its sentence is made: a sign that no language writes. */
const HERE = "\uE000";
/** So many of one thing are drawn side by side; of more, one and how many. */
const MOST = 4;

/** `you`: I did it. */
export function LogWords({ words, you }: { words?: Text | null; you: boolean }) {
  const { game, tell } = useAround();
  const icons = art(game)?.icons;
  if (!words || !icons) return <>{tell(words, you)}</>;
  const parts = partsOf(words).map((part) => pictured(part, game, icons, tell, you));
  return (
    <>
      {parts.map(({ shown, drawn }, n) => (
        <Fragment key={n}>
          {n > 0 && (drawn ? " " : ", ")}
          {shown}
        </Fragment>
      ))}
    </>
  );
}

/** What is said side by side, in its order. */
function partsOf(words: Text): Text[] {
  const [key, args] = words;
  return key === "spoken" ? args.flatMap(([, value]) => partsOf(value as Text)) : [words];
}

/** A thing that was found is only drawn; one that a sentence speaks of, in its place. */
function pictured(words: Text, game: string, icons: Set<string>, tell: Tell, you: boolean) {
  const [key, args] = words;
  const picture = (name: string, n = 0): ComponentChild => <ArtIcon key={n} game={game} name={name} size={16} />;
  const found = key.startsWith("sum-") && nameIn(key, icons);
  if (found) {
    const count = Number(args.find(([name]) => name === "count")?.[1] ?? 1);
    const shown =
      count > MOST ? [`${count} × `, picture(found)] : Array.from({ length: count }, (_, n) => picture(found, n));
    return { shown, drawn: true };
  }
  const drawn: string[] = [];
  const given = args.map(([name, value]): [string, Arg] => {
    const inside = Array.isArray(value) && typeof value[0] === "string" && nameIn(value[0], icons);
    if (!inside) return [name, value as Arg];
    drawn.push(inside);
    return [name, HERE];
  });
  if (!drawn.length) return { shown: tell(words, you), drawn: false };
  const pieces = tell([key, given], you).split(HERE);
  return { shown: pieces.map((piece, n) => [piece, drawn[n] && picture(drawn[n]!, n)]), drawn: false };
}

/** The picture that a key is called by: `sum-gem`, `animal-dodo`. */
function nameIn(key: string, icons: Set<string>): string | undefined {
  const name = key.slice(key.indexOf("-") + 1);
  return icons.has(name) ? name : undefined;
}
