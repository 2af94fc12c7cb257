/** A sentence with the game's own pictures in place of what they show: short, and read at a glance. */
import { type ComponentChild, Fragment } from "preact";
import type { Arg, Text } from "../scene";
import { type Art, art } from "../store/art";
import { useTableInfo } from "../store/tableContext";
import { ArtIcon, Swatch } from "./Glyphs";

/** Stand for pictures while their sentence is made: signs that no language writes, one for each. */
const FIRST = 0xe000;
const SIGNS = /([\uE000-\uF8FF])/;
/** Up to this number of one icon are drawn side by side; more are drawn once, with their number. */
const MOST = 4;

interface Props {
  words?: Text | null;
  /** I did it, or would. */
  you: boolean;
  size?: number;
}

export function TextWithIcons({ words, you, size = 16 }: Props) {
  const { game, format } = useTableInfo();
  const known = art(game);
  if (!words || !known) return <>{format(words, you)}</>;
  const drawn: ComponentChild[] = [];
  const picture = (name: string): string => {
    const n = drawn.push(
      known.icons.has(name) ? (
        <ArtIcon key={drawn.length} game={game} name={name} size={size} />
      ) : (
        <Swatch key={drawn.length} game={game} fill={name} size={size} />
      ),
    );
    return String.fromCharCode(FIRST + n - 1);
  };
  const written = (text: Text): string =>
    format([text[0], text[1].map(([name, value]) => [name, argument(value as Arg)])], you);
  const drawAll = (found: Found[]) => found.map((it) => (it.name ? picture(it.name) : it.said)).join("");
  const inside = (text: Text): string => {
    const counted = countedIn(text, known);
    return counted ? drawAll(counted) : (allPictures(text, known)?.map(picture).join("") ?? written(text));
  };
  const plain = (text: Text): Text => ["plain", [["words", inside(text)]]];
  const argument = (value: Arg): Arg => {
    if (!Array.isArray(value) || typeof value[0] === "number") return value;
    return typeof value[0] === "string" ? plain(value as Text) : (value as Text[]).map(plain);
  };
  const parts = partsOf(words).map((part) => {
    const found = foundIn(part, known);
    return found ? { said: drawAll(found), found } : { said: written(part) };
  });
  const all = parts.map(({ said, found }, n) => (n ? (found ? " " : ", ") : "") + said).join("");
  return (
    <>
      {all.split(SIGNS).map((piece, n) => (
        <Fragment key={n}>{SIGNS.test(piece) ? drawn[piece.charCodeAt(0) - FIRST] : piece}</Fragment>
      ))}
    </>
  );
}

/** What is said side by side, in its order. */
function partsOf(words: Text): Text[] {
  const [key, args] = words;
  return key === "spoken" ? args.flatMap(([, value]) => partsOf(value as Text)) : [words];
}

interface Found {
  name?: string;
  said?: string;
}

/** Things that were found are drawn as often as there are; with their number where they are many. */
function foundIn(text: Text, known: Art): Found[] | undefined {
  const name = text[0].startsWith("sum-") && nameIn(text[0], known);
  return name ? repeat(name, countOf(text) ?? 1) : undefined;
}

/** So are a number of things inside a sentence: `many-yellow` with its count. */
function countedIn(text: Text, known: Art): Found[] | undefined {
  const name = text[0].startsWith("many-") && nameIn(text[0], known);
  const count = countOf(text);
  return name && count ? repeat(name, count) : undefined;
}

function countOf([, args]: Text): number | undefined {
  const count = args.find(([arg]) => arg === "count")?.[1];
  return count === undefined ? undefined : Number(count);
}

const repeat = (name: string, count: number): Found[] =>
  count > MOST ? [{ said: `${count} × ` }, { name }] : Array.from({ length: count }, () => ({ name }));

/** The pictures of a thing in a sentence that is itself one, or whose words all are: a space by its ground and its sign. */
function allPictures([key, args]: Text, known: Art): string[] | undefined {
  const own = !args.length && nameIn(key, known);
  if (own) return [own];
  const texts = args.map(([, value]) => value as Arg).filter((value): value is Text => isText(value));
  const names = texts.map(([inside]) => nameIn(inside, known));
  return texts.length > 1 && names.every((name) => name) ? (names as string[]) : undefined;
}

const isText = (value: Arg): value is Text => Array.isArray(value) && typeof value[0] === "string";

/** The picture that a word is called by: `sum-gem`, `animal-dodo`, `colour-yellow`. */
function nameIn(key: string, { icons, fills }: Art): string | undefined {
  const [kind, ...rest] = key.split("-");
  const name = rest.join("-");
  return kind && (icons.has(name) || fills.has(name)) ? name : undefined;
}
