/** Tells the service worker which files to fetch at once, so that the companion opens without a network. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

const COMPANION = "src/companion/index.tsx";
const LANGUAGE = /words\/[\w-]+\.ftl/;
const NEEDED = /\.(css|woff2)$/;

let kept: string[] = [];
let folder = "";

export const keep: Plugin = {
  name: "keep",
  apply: "build",
  configResolved(config) {
    folder = resolve(config.root, config.build.outDir);
  },
  generateBundle(_, bundle) {
    const found = new Set<string>();
    const add = (file: string) => {
      const chunk = bundle[file];
      if (found.has(file) || chunk?.type !== "chunk") return;
      found.add(file);
      for (const each of chunk.imports) add(each);
    };
    const isWanted = (chunk: Rolldown.OutputChunk) =>
      chunk.isEntry || chunk.facadeModuleId?.endsWith(COMPANION) || LANGUAGE.test(chunk.facadeModuleId ?? "");
    for (const each of Object.values(bundle)) {
      if (each.type === "chunk" && isWanted(each)) add(each.fileName);
      else if (each.type === "asset" && NEEDED.test(each.fileName)) found.add(each.fileName);
    }
    kept = [...found].sort().map((file) => `/${file}`);
    if (!kept.some((file) => file.endsWith(".woff2"))) this.error("The build has no fonts to keep.");
  },
  closeBundle() {
    const worker = resolve(folder, "sw.js");
    const source = readFileSync(worker, "utf-8");
    const build = createHash("sha256").update(kept.join()).digest("hex").slice(0, 12);
    writeFileSync(
      worker,
      source.replace("const KEPT = [];", `const KEPT = ${JSON.stringify(kept)};`).replace('"unbuilt"', `"${build}"`),
    );
  },
};
