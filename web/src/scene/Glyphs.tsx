/** Small pictures in a row: icons of the game on paper, swatches of its grounds, seats' shapes, plain signs. */
import { hexagon } from "../board/hexes";
import { rounded } from "../board/outline";
import type { Glyph } from "../scene";
import { art as artOf, iconOf, patternOf } from "../store/art";
import { useTableInfo } from "../store/tableContext";
import { SeatShape, seatColour } from "../ui/SeatShape";
import "./Glyphs.css";

interface Props {
  glyphs?: Glyph[];
  game: string;
  size?: number;
}

export function Glyphs({ glyphs = [], game, size = 20 }: Props) {
  return (
    <>
      {glyphs.map((glyph, i) => (
        <GlyphView key={i} glyph={glyph} game={game} size={size} />
      ))}
    </>
  );
}

export function GlyphView({ glyph, game, size = 20 }: { glyph: Glyph; game: string; size?: number }) {
  const { art, fill, seat, sign, words, count, state } = glyph;
  const colour = seat != null ? seatColour(seat) : undefined;
  if (sign === "box")
    return (
      <span class="tick" aria-hidden="true">
        {state === "spent" && (
          <svg width="14" height="14" viewBox="0 0 14 14">
            <path
              d="M2 2l10 10M12 2L2 12"
              stroke="var(--pen-fill, var(--ink))"
              stroke-width="2.2"
              stroke-linecap="round"
            />
          </svg>
        )}
      </span>
    );
  return (
    <span class={`glyph ${state ?? ""}`} aria-hidden="true">
      {art && fill ? (
        <Drawn game={game} name={art} fill={fill} size={size} />
      ) : art ? (
        <ArtIcon game={game} name={art} size={size} colour={colour} />
      ) : (
        fill && <Swatch game={game} fill={fill} size={size} ring={colour} />
      )}
      {seat != null && !art && !fill && <SeatShape seat={seat} size={Math.round(size * 0.7)} />}
      {sign === "arrow" && <Arrow size={size * 0.7} />}
      {sign === "cross" && <PenCross size={size} />}
      {words && <span class="signs">{words}</span>}
      {count != null && <span class="count">{count}</span>}
      {state === "spent" && <Struck size={size + 4} />}
    </span>
  );
}

/** Icons keep their own proportions: some are wide. */
export function ArtIcon({ game, name, size, colour }: { game: string; name: string; size: number; colour?: string }) {
  artOf(game);
  return (
    <svg
      class={colour ? "art" : "art icon"}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      data-art={game}
      style={{ color: colour }}
    >
      <use href={iconOf(game, name)} width={size} height={size} />
    </svg>
  );
}

export function Swatch({ game, fill, size, ring }: { game: string; fill: string; size: number; ring?: string }) {
  const art = artOf(game);
  const paint = art?.fills.has(fill) ? `url(${patternOf(game, fill)})` : `var(--${fill})`;
  return (
    <svg class="art" width={size} height={size} viewBox="0 0 26 26" data-art={game}>
      <rect
        x="2"
        y="2"
        width="22"
        height="22"
        rx="5"
        fill={paint}
        stroke={ring ?? "var(--outline)"}
        stroke-width={ring ? 3 : 1.8}
      />
    </svg>
  );
}

/** A space of the board as a picture, with its ground and drawing; a hex if the board has hexes. */
function Drawn({ game, name, fill, size }: { game: string; name: string; fill: string; size: number }) {
  const { hexes } = useTableInfo();
  const art = artOf(game);
  const paint = art?.fills.has(fill) ? `url(${patternOf(game, fill)})` : `var(--${fill})`;
  return (
    <svg class="art" width={size * 1.25} height={size * 1.25} viewBox="-24 -24 48 48" data-art={game}>
      {hexes ? (
        <path
          d={rounded(hexagon(0, 0, 22), 1)}
          fill={paint}
          stroke="var(--outline)"
          stroke-width="1.8"
          stroke-linejoin="round"
        />
      ) : (
        <rect x="-20" y="-20" width="40" height="40" rx="9" fill={paint} stroke="var(--outline)" stroke-width="1.8" />
      )}
      <use href={iconOf(game, name)} x="-12.5" y="-13" width="25" height="25" />
    </svg>
  );
}

function PenCross({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 12 12">
      <path
        d="M1.5 1.5l9 9M10.5 1.5l-9 9"
        stroke="var(--pen-fill, currentColor)"
        stroke-width="2.2"
        stroke-linecap="round"
      />
    </svg>
  );
}

function Arrow({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 14 14">
      <path
        d="M2 7h9M8 3.5 11.5 7 8 10.5"
        stroke="currentColor"
        stroke-width="1.8"
        fill="none"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

/** Crossed out. */
export function Struck({ size }: { size: number }) {
  return (
    <svg class="struck" width={size} height={size} viewBox="0 0 22 22">
      <path d="M3 3l16 16M19 3L3 19" stroke="var(--halo)" stroke-width="5" stroke-linecap="round" />
      <path d="M3 3l16 16M19 3L3 19" stroke="var(--pen)" stroke-width="2.4" stroke-linecap="round" />
    </svg>
  );
}
