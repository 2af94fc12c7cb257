/** The spaces of each seat’s last turn: a ring around them and, where there is room, the order in which they were played. */
import type { Seat, Shape } from "../scene";
import type { Geometry } from "./geometry";
import { around } from "./outline";

export interface LastTurn {
  seat: Seat;
  /** Numbers of spaces in the shape, in order. */
  spaces: number[];
}

const known = new WeakMap<Shape, Map<number, number>>();

/** The spaces at these places of a set of cells. */
export function spacesAt(shape: Shape, places: number[]): number[] {
  let numbers = known.get(shape);
  if (!numbers) {
    const own = "places" in shape && shape.places?.length ? shape.places : shape.names.map((_, i) => i);
    known.set(shape, (numbers = new Map(own.map((place, i) => [place, i]))));
  }
  return places.flatMap((place) => numbers.get(place) ?? []);
}

interface Props {
  geometry: Geometry;
  turns: LastTurn[];
  /** On a small board lines are thicker, and what is inside is lightened. */
  small?: boolean;
  numbered?: boolean;
}

export function LastTurns({ geometry, turns, small = false, numbered = false }: Props) {
  const { unit } = geometry;
  const [halo, line] = small ? [0.77, 0.28] : [0.15, 0.06];
  return (
    <g fill="none" class="last-turns" stroke-linejoin="round">
      {turns.map(({ seat, spaces }) => {
        const [inside, signs] = apart(geometry, spaces);
        const path = [
          around(
            inside.map((i) => geometry.spaces[i]!.points),
            unit * 0.3,
          ),
          ...signs.map((i) => circle(geometry, i)),
        ].join("");
        return (
          <g key={seat} data-seat={seat}>
            <path d={path} stroke="var(--figure-halo)" stroke-width={unit * halo} />
            {small && <path d={path} fill="var(--figure-halo)" fill-opacity=".5" />}
            <path d={path} stroke="var(--figure-line)" stroke-width={unit * line} />
            {small && spaces.map((i) => <Sign key={i} geometry={geometry} index={i} />)}
          </g>
        );
      })}
      {numbered &&
        turns.flatMap(({ seat, spaces }) =>
          spaces.map((space, n) => <Order key={`${seat}/${space}`} geometry={geometry} index={space} number={n + 1} />),
        )}
    </g>
  );
}

/** Spaces to go round, and those of an island that hold a single sign: the ring goes round that alone. */
function apart({ shape, spaces }: Geometry, numbers: number[]): [number[], number[]] {
  const holdsSign = (i: number) => shape.kind === "polygons" && spaces[i]!.icons.length === 1;
  return [numbers.filter((i) => !holdsSign(i)), numbers.filter(holdsSign)];
}

function circle({ spaces }: Geometry, index: number): string {
  const { icons, badge } = spaces[index]!;
  const [x, y] = icons[0]!;
  const r = badge * 1.15;
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** Inside a small ring: a cross in a square, a dot in any other space. */
function Sign({ geometry, index }: { geometry: Geometry; index: number }) {
  const { x, y } = geometry.spaces[index]!;
  const a = geometry.unit * 0.22;
  if (geometry.shape.kind !== "squares") return <circle cx={x} cy={y} r={a * 0.7} fill="var(--figure-line)" />;
  return (
    <path
      d={`M${x - a} ${y - a}L${x + a} ${y + a}M${x + a} ${y - a}L${x - a} ${y + a}`}
      stroke="var(--figure-line)"
      stroke-width={geometry.unit * 0.16}
      stroke-linecap="round"
    />
  );
}

function Order({ geometry, index, number }: { geometry: Geometry; index: number; number: number }) {
  const { unit, spaces } = geometry;
  const { x, y } = spaces[index]!;
  return (
    <g transform={`translate(${x - unit * 0.42} ${y - unit * 0.42})`}>
      <circle r={unit * 0.2} fill="var(--figure-line)" stroke="var(--figure-halo)" stroke-width={unit * 0.04} />
      <text class="order" y={unit * 0.095} font-size={unit * 0.27}>
        {number}
      </text>
    </g>
  );
}
