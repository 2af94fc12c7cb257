/** A sentence with the game's icons in place of their names. */
import { type ComponentChild, Fragment } from "preact";
import type { Arg, Text } from "../scene";
import { art } from "../store/art";
import { useTableInfo } from "../store/tableContext";
import { ArtIcon, Swatch } from "./Glyphs";
import { allPictures, countedIn, type Found, foundIn, partsOf } from "./textPictures";

/** Stand for pictures while their sentence is made: signs that no language writes, one for each. */
const FIRST = 0xe000;
const SIGNS = /([\uE000-\uF8FF])/;

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
    const counted = countedIn(text, known, format);
    return counted ? drawAll(counted) : (allPictures(text, known, format)?.map(picture).join("") ?? written(text));
  };
  const plain = (text: Text): Text => ["plain", [["words", inside(text)]]];
  const argument = (value: Arg): Arg => {
    if (!Array.isArray(value) || typeof value[0] === "number") return value;
    return typeof value[0] === "string" ? plain(value as Text) : (value as Text[]).map(plain);
  };
  const parts = partsOf(words).map((part) => {
    const found = foundIn(part, known, format);
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
