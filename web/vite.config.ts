import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { keep } from "./kept";
import { sizes } from "./sizes";

/** For the harness (dev.html) alone: the messages of the Python package. */
const messages: Plugin = {
  name: "messages",
  configureServer(server) {
    server.middlewares.use("/ftl", (request, response) => {
      const path = resolve(import.meta.dirname, "../src/golazo", `.${request.url ?? ""}`);
      response.setHeader("Content-Type", "text/plain; charset=utf-8");
      response.end(path.endsWith(".ftl") ? readFileSync(path) : "");
    });
  },
};

export default defineConfig({
  plugins: [messages, sizes, keep],
  build: { outDir: "../src/golazo/server/web", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8011", ws: true } } },
});
