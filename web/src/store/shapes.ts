/** Shapes of boards: immutable files, fetched once. Shapes of custom components arrive in messages instead. */
import { signal } from "@preact/signals";
import type { Shape } from "../scene";

const known = signal<Record<string, Shape>>({});
const asked = new Set<string>();

/** The shape of this name, or undefined while it is loaded on first use. */
export function shapeOf(game: string, name: string): Shape | undefined {
  const shape = known.value[name];
  if (!shape && name && !asked.has(name)) {
    asked.add(name);
    fetch(`/games/${game}/shape-${name}.json`)
      .then((answer) => (answer.ok ? (answer.json() as Promise<Shape>) : Promise.reject(answer.status)))
      .then((found) => keepShapes({ [name]: found }))
      .catch(() => asked.delete(name));
  }
  return shape;
}

export function keepShapes(shapes: Record<string, Shape> | undefined): void {
  if (shapes) known.value = { ...known.peek(), ...shapes };
}
