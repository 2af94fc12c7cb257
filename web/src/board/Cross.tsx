/** A cross as a pen draws it: two slightly bowed strokes on a halo, never twice the same. */
import type { Point } from "../scene";

interface Props {
  /** Middle and width of the space. */
  at: Point;
  unit: number;
  colour: string;
  /** The object on the space was taken: only the four ends show, around its icon. */
  arms?: boolean;
  appear?: boolean;
}

export function Cross({ at, unit, colour, arms = false, appear = false }: Props) {
  const width = unit * 0.085;
  const [first, second] = arms ? armLines(at, unit) : bowedLines(at, unit);
  return (
    <g fill="none" stroke-linecap="round" class={appear ? "cross appear" : "cross"}>
      <path
        d={first + second}
        stroke="var(--halo)"
        stroke-width={width * (arms ? 1.9 : 2.05)}
        opacity={arms ? 1 : 0.92}
      />
      <path d={first} stroke={colour} stroke-width={width} pathLength={1} class="stroke-1" />
      <path d={second} stroke={colour} stroke-width={width} pathLength={1} class="stroke-2" />
    </g>
  );
}

const translate = (n: number) => n.toFixed(1);

/** A small random offset, the same for the same space. */
function* tremble(at: Point, reach: number): Generator<number, never> {
  let s = Math.round(at[0] * 31 + at[1] * 17);
  while (true) {
    s = (Math.imul(s ^ (s >>> 15), 1 | s) + 0x6d2b79f5) | 0;
    yield (((s >>> 8) & 0xffff) / 0xffff - 0.5) * reach;
  }
}

function bowedLines([x, y]: Point, unit: number): [string, string] {
  const hand = tremble([x, y], unit * 0.07);
  const j = () => hand.next().value;
  const a = unit * 0.3;
  const line = (sign: number) =>
    `M${translate(x - a * sign + j())} ${translate(y - a + j())}Q${translate(x + j())} ${translate(y + j())} ${translate(x + a * sign + j())} ${translate(y + a + j())}`;
  return [line(1), line(-1)];
}

function armLines([x, y]: Point, unit: number): [string, string] {
  const far = unit * 0.415;
  const near = unit * 0.245;
  const arm = (u: number, v: number) =>
    `M${translate(x + u * far)} ${translate(y + v * far)}L${translate(x + u * near)} ${translate(y + v * near)}`;
  return [arm(-1, -1) + arm(1, 1), arm(1, -1) + arm(-1, 1)];
}
