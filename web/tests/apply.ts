/** Applies patches to scenes as the page does, for `tests/server/test_scene_patches.py`: one case a line, from standard input. */
import { createInterface } from "node:readline";
import type { Own, Shared } from "../src/scene";
import { type Entry, merged, patched } from "../src/store/patch";

interface Case {
  shared: Shared;
  own: Own;
  patches: Entry[][];
}

for await (const line of createInterface({ input: process.stdin })) {
  const { shared, own, patches } = JSON.parse(line) as Case;
  let scene = merged(shared, own);
  const scenes = [scene];
  for (const set of patches) {
    scene = patched(scene, set);
    scenes.push(scene);
  }
  process.stdout.write(`${JSON.stringify(scenes)}\n`);
}
