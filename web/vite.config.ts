import { defineConfig } from "vite";

export default defineConfig({
  build: { outDir: "../src/golazo/server/web", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8011", ws: true } } },
});
