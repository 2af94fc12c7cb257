// Lets Node's own test runner read TypeScript, by the compiler that Vite brings.
import { register } from "node:module";

register("./loader.mjs", import.meta.url);
