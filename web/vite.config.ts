import { defineConfig } from "vite";

const server = process.env.FARSHORE ?? "http://127.0.0.1:8000";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/farshore/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false, // rules of one page come after those of its parts, whichever page is shown first
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    proxy: { "/api": server, "/games": server, "/words": server, "/socket": { target: server, ws: true } },
  },
});
