import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../../cache/hash.ts";
import { replaceFile } from "../../cache/replace-file.ts";
import { isSystemError } from "../disk/disk-failure.ts";
import type { NotedTree, WrittenFile } from "./noted-tree.ts";
import type { TreeDifference } from "./tree-difference.ts";

/** What the last build wrote. */
export interface Manifest extends NotedTree {
  /** Names everything that the tree was made from; absent where that is not known. */
  readonly input?: string | undefined;
  /** The tree that was in the place of the output before, where it was kept. */
  readonly spare?: TreeDifference | undefined;
}

const FORMAT = 4;

/** It lies in the cache, because equal input must give equal output and times differ. */
export class ManifestStore {
  readonly #folder: string | undefined;
  readonly #path: string;

  constructor(
    cacheDir: string | undefined,
    readonly out: string,
  ) {
    this.#folder = cacheDir === undefined ? undefined : join(cacheDir, "written");
    this.#path = join(this.#folder ?? "", `${hashOf(out)}.json`);
  }

  /** Undefined when there is none, or none that can be trusted: then everything is written anew. */
  read(): Manifest | undefined {
    if (this.#folder === undefined) return undefined;
    try {
      return parseManifest(JSON.parse(readFileSync(this.#path, "utf8")), this.out);
    } catch {
      return undefined;
    }
  }

  /** Names the manifest as it is kept, by number, size and time of its file; undefined where none is. */
  state(): string | undefined {
    const stat = this.#folder === undefined ? undefined : statSync(this.#path, { throwIfNoEntry: false });
    return stat && [stat.ino, stat.size, stat.mtimeMs].join(" ");
  }

  /** Says whether it could be kept; when not, the next build is slower and no less right. */
  write({ input, spare, ...tree }: Manifest): boolean {
    if (this.#folder === undefined) return false;
    const text = {
      ...{ format: FORMAT, out: this.out, input, ...treeText(tree) },
      ...(spare === undefined ? {} : { spare: { ...treeText(spare), gone: spare.gone.join("\n") } }),
    };
    try {
      replaceFile(this.#path, JSON.stringify(text));
      return true;
    } catch (error) {
      if (!isSystemError(error)) throw error;
      return false;
    }
  }
}

/** Texts as one, and numbers as they lie in memory: a JSON parser reads both many times faster than a row for each file. */
interface TreeText {
  readonly root: number;
  /** Joined by line breaks, which no path has. */
  readonly paths: string;
  readonly keys: string;
  /** Size, time and number of each file, as doubles in base64. */
  readonly numbers: string;
  readonly folders: string;
  readonly states: string;
}

interface ManifestText extends TreeText {
  readonly format: number;
  readonly out: string;
  readonly input?: string;
  readonly spare?: TreeText & { readonly gone: string };
}

const NUMBERS = 3;

function treeText({ root, files, folders }: NotedTree): TreeText {
  const [paths, keys]: [string[], string[]] = [[], []];
  const numbers = new Float64Array(files.size * NUMBERS);
  files.forEach(({ key, size, mtimeMs, ino }, path) => {
    const at = keys.length * NUMBERS;
    numbers[at] = size;
    numbers[at + 1] = mtimeMs;
    numbers[at + 2] = ino;
    paths.push(path);
    keys.push(key);
  });
  return {
    ...{ root, paths: paths.join("\n"), keys: keys.join("\n") },
    numbers: Buffer.from(numbers.buffer).toString("base64"),
    ...{ folders: [...folders.keys()].join("\n"), states: [...folders.values()].join("\n") },
  };
}

function parseManifest(value: unknown, out: string): Manifest | undefined {
  const text = value as Partial<ManifestText>;
  const { input } = text;
  if (text.format !== FORMAT || text.out !== out) return undefined;
  const tree = parseTree(text);
  if (tree === undefined) return undefined;
  const spare = text.spare && parseTree(text.spare);
  return {
    ...tree,
    ...(typeof input === "string" ? { input } : {}),
    ...(spare === undefined ? {} : { spare: { ...spare, gone: linesOf(text.spare?.gone) } }),
  };
}

function parseTree(text: Partial<TreeText>): NotedTree | undefined {
  const { root } = text;
  const [paths, keys] = [linesOf(text.paths), linesOf(text.keys)];
  const numbers = numbersOf(text.numbers);
  if (typeof root !== "number" || numbers.length !== paths.length * NUMBERS) return undefined;
  const files = new Map<string, WrittenFile>();
  paths.forEach((path, index) => {
    const at = index * NUMBERS;
    const [size = -1, mtimeMs = -1, ino = -1] = [numbers[at], numbers[at + 1], numbers[at + 2]];
    files.set(path, { key: keys[index] ?? "", size, mtimeMs, ino });
  });
  const states = text.states?.split("\n") ?? [];
  const folders = new Map<string, string>();
  linesOf(text.folders).forEach((path, index) => {
    folders.set(path, states[index] ?? "");
  });
  return { root, files, folders };
}

function numbersOf(text = ""): Float64Array {
  const bytes = Buffer.from(text, "base64");
  const numbers = new Float64Array(Math.floor(bytes.length / Float64Array.BYTES_PER_ELEMENT));
  new Uint8Array(numbers.buffer).set(bytes.subarray(0, numbers.byteLength));
  return numbers;
}

function linesOf(text: string | undefined): string[] {
  return text === undefined || text === "" ? [] : text.split("\n");
}
