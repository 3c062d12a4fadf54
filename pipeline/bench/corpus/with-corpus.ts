import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeWorkplace, type Workplace } from "../workplace.ts";
import { makeCorpus } from "./make-corpus.ts";

/** A written corpus and where commands on it work. */
export interface CorpusWorkplace {
  /** For what else a measurement writes; the corpus is in it. */
  readonly folder: string;
  readonly data: string;
  readonly workplace: Workplace;
}

/** Writes the corpus of this many docs for some work, and removes all that both have written. */
export async function withCorpus<T>(docs: number, work: (corpus: CorpusWorkplace) => Promise<T>): Promise<T> {
  const { folder, remove } = makeWorkplace();
  const data = join(folder, "data");
  const workplace = makeWorkplace(data);
  try {
    writeCorpus(data, docs);
    return await work({ folder, data, workplace });
  } finally {
    workplace.remove();
    remove();
  }
}

/** Writes the corpus of this many docs into an empty or absent folder. */
export function writeCorpus(folder: string, count: number, seed = 1): void {
  for (const { path, text } of makeCorpus(count, seed)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
