import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeCorpus } from "./make-corpus.ts";

/** Writes the corpus of this many docs into an empty or absent folder. */
export function writeCorpus(folder: string, count: number, seed = 1): void {
  for (const { path, text } of makeCorpus(count, seed)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
