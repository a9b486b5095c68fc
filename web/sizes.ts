/** Small and quick: the build fails if the first load, or a game's table, grows too large. */
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const FIRST_LOAD = 80_000;
const TABLE = 60_000;
const PAGE_OF_A_TABLE = "src/pages/table.tsx";
const LANGUAGE = /words\/[\w-]+\.ftl/;

export const sizes: Plugin = {
  name: "sizes",
  apply: "build",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((each): each is Rolldown.OutputChunk => each.type === "chunk");
    const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    const weight = (files: ReadonlySet<string>) =>
      [...files].reduce((sum, file) => sum + gzipSync(byFile.get(file)?.code ?? "").length, 0);
    const withImports = (chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> => {
      if (found.has(chunk.fileName)) return found;
      found.add(chunk.fileName);
      for (const file of chunk.imports) {
        const imported = byFile.get(file);
        if (imported) withImports(imported, found);
      }
      return found;
    };
    const entry = chunks.find((chunk) => chunk.isEntry);
    const page = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(PAGE_OF_A_TABLE));
    if (!entry || !page) this.error("The build has no first page, or none of a table.");
    const languages = chunks.filter((chunk) => LANGUAGE.test(chunk.facadeModuleId ?? ""));
    const language = Math.max(...languages.map((chunk) => weight(new Set([chunk.fileName]))));
    const first = withImports(entry);
    const lines: [string, number, number][] = [["first load", weight(first) + language, FIRST_LOAD]];
    const known = new Set([...first, ...withImports(page)]);
    for (const chunk of chunks) {
      const game = /src\/games\/([\w-]+)\/index\.tsx$/.exec(chunk.facadeModuleId ?? "")?.[1];
      if (game) lines.push([game, weight(withImports(chunk).difference(known)), TABLE]);
    }
    for (const [what, bytes, most] of lines) {
      this.info(`${what}: ${(bytes / 1000).toFixed(1)} kB of script, gzipped (at most ${most / 1000})`);
      if (bytes > most) this.error(`${what} has ${bytes} bytes of script, gzipped; at most ${most}.`);
    }
  },
};
