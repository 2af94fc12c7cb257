// The loader behind typescript.mjs: finds files without their ending, and takes the types out.

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transformWithOxc } from "vite";

export async function resolve(specifier, context, next) {
  if (specifier.startsWith(".") && context.parentURL)
    for (const ending of [".ts", ".tsx"]) {
      const address = new URL(specifier + ending, context.parentURL);
      if (existsSync(fileURLToPath(address))) return { url: address.href, shortCircuit: true };
    }
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!/\.tsx?$/.test(url)) return next(url, context);
  const path = fileURLToPath(url);
  const jsx = { runtime: "automatic", importSource: "preact" };
  const { code } = await transformWithOxc(await readFile(path, "utf8"), path, { jsx });
  return { format: "module", source: code, shortCircuit: true };
}
