import { once } from "../../core/once.ts";
import type { OutputFile } from "../../write/tree-plan.ts";

/**
 * Files that steps have planned, by their paths. Those of docs are most of them, and hardly a step asks for one by its path:
 * they are put in order when one asks for what no other file is.
 */
export class PlannedFiles {
  readonly #listed: ReadonlyMap<string, OutputFile>;
  readonly #ofDocs: () => ReadonlyMap<string, OutputFile>;

  constructor(listed: Iterable<OutputFile>, ofDocs: () => Iterable<OutputFile> = () => []) {
    this.#listed = byPath(listed);
    this.#ofDocs = once(() => byPath(ofDocs()));
  }

  get(path: string): OutputFile | undefined {
    return this.#listed.get(path) ?? this.#ofDocs().get(path);
  }

  has(path: string): boolean {
    return this.get(path) !== undefined;
  }

  /** Paths of all files but those of docs. */
  get listed(): Iterable<string> {
    return this.#listed.keys();
  }
}

function byPath(files: Iterable<OutputFile>): Map<string, OutputFile> {
  const all = new Map<string, OutputFile>();
  for (const file of files) all.set(file.path, file);
  return all;
}
