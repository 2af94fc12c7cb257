/** Free polygons, each with the places of its things. */
import type { Outline, Point, Polygons } from "../scene";
import type { Geometry, Space } from "./geometry";

export function polygons(shape: Polygons): Geometry {
  const spaces = shape.outlines.map(spaceOf);
  const [left, top, width, height] = shape.box;
  const unit = width / 17;
  return {
    shape,
    spaces,
    rows: [spaces.map((_, i) => i)],
    unit,
    grain: () => width / 800,
    framed: shape.box,
    bare: shape.box,
    tight: shape.box,
    ring: { share: 1, round: unit * 0.13 },
    hover: { share: 1, round: unit * 0.13 },
    tag: "shoulder",
    growing: false,
    crop: (narrow) =>
      narrow
        ? [left + width * 0.3, top + height * 0.28, width * 0.4, width * 0.42]
        : [left + width * 0.14, top + height * 0.02, width * 0.72, width * 0.49],
  };
}

function spaceOf(outline: Outline): Space {
  const points = clockwise(outline.points);
  const icons = outline.icons?.length ? outline.icons : [middle(points)];
  const figures = outline.figures?.length ? outline.figures : [];
  const [x, y] = figures.length ? middle(figures) : outline.icons?.length === 1 ? outline.icons[0]! : middle(points);
  return { points, x, y, icons, badge: outline.size ?? 5, figures, near: outline.near };
}

function clockwise(points: Point[]): Point[] {
  let area = 0;
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length]!;
    area += p[0] * q[1] - q[0] * p[1];
  });
  return area < 0 ? [...points].reverse() : points;
}

function middle(points: Point[]): Point {
  const sum = points.reduce<Point>((s, p) => [s[0] + p[0], s[1] + p[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}
