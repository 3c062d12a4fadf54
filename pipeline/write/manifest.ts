import type { Stats } from "node:fs";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../cache/hash.ts";
import { isSystemError } from "./disk-failure.ts";

/** A file as the last build left it. */
export interface WrittenFile {
  readonly key: string;
  /** In bytes. */
  readonly size: number;
  readonly mtimeMs: number;
  readonly ino: number;
}

/** What the last build wrote: the tree, told by the number of its root folder, and its files. */
export interface Manifest {
  readonly root: number;
  readonly files: ReadonlyMap<string, WrittenFile>;
  /** States of its folders by path, of those that tell whether somebody has changed the names in them. */
  readonly folders: ReadonlyMap<string, string>;
  /** Names everything that the tree was made from; absent where that is not known. */
  readonly input?: string | undefined;
}

const FORMAT = 2;

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
    return this.#readAt(this.#path);
  }

  /** That of the tree which was in the place of the output before. */
  readSpare(): Manifest | undefined {
    return this.#readAt(this.#sparePath);
  }

  /** The tree that it tells of is the spare one from now on. */
  makeSpare(): void {
    if (this.#folder !== undefined) renameSync(this.#path, this.#sparePath);
  }

  get #sparePath(): string {
    return this.#path.replace(/\.json$/, ".spare.json");
  }

  #readAt(path: string): Manifest | undefined {
    if (this.#folder === undefined) return undefined;
    try {
      return parseManifest(JSON.parse(readFileSync(path, "utf8")), this.out);
    } catch {
      return undefined;
    }
  }

  /** Says whether it could be kept; when not, the next build is slower and no less right. */
  write({ root, files, folders, input }: Manifest): boolean {
    if (this.#folder === undefined) return false;
    const text = { format: FORMAT, out: this.out, root, input, ...filesText(files), ...foldersText(folders) };
    const temporary = `${this.#path}.${process.pid}`;
    try {
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(temporary, JSON.stringify(text));
      renameSync(temporary, this.#path);
      return true;
    } catch (error) {
      if (!isSystemError(error)) throw error;
      rmSync(temporary, { force: true });
      return false;
    }
  }
}

/** Whether a file is still the one that was written: an edit by hand changes its size, time or number. */
export function isIntact(file: WrittenFile, found: Stats | undefined): boolean {
  if (!found?.isFile()) return false;
  return found.size === file.size && found.mtimeMs === file.mtimeMs && found.ino === file.ino;
}

/** Texts as one and numbers as one list: a JSON parser reads them several times faster than a row for each file. */
interface ManifestText {
  readonly format: number;
  readonly out: string;
  readonly root: number;
  readonly input?: string;
  /** Joined by line breaks, which no path has. */
  readonly paths: string;
  readonly keys: string;
  /** Size, time and number of each file. */
  readonly numbers: readonly number[];
  readonly folders: string;
  readonly states: string;
}

function filesText(files: Manifest["files"]): Pick<ManifestText, "paths" | "keys" | "numbers"> {
  const [keys, numbers]: [string[], number[]] = [[], []];
  for (const { key, size, mtimeMs, ino } of files.values()) {
    keys.push(key);
    numbers.push(size, mtimeMs, ino);
  }
  return { paths: [...files.keys()].join("\n"), keys: keys.join("\n"), numbers };
}

function foldersText(folders: Manifest["folders"]): Pick<ManifestText, "folders" | "states"> {
  return { folders: [...folders.keys()].join("\n"), states: [...folders.values()].join("\n") };
}

function parseManifest(value: unknown, out: string): Manifest | undefined {
  const text = value as Partial<ManifestText>;
  const { root, input, numbers } = text;
  if (text.format !== FORMAT || text.out !== out || typeof root !== "number") return undefined;
  if (!Array.isArray(numbers)) return undefined;
  const [paths, keys] = [linesOf(text.paths), linesOf(text.keys)];
  const files = new Map<string, WrittenFile>();
  for (const [index, path] of paths.entries()) {
    const at = index * 3;
    const [size, mtimeMs, ino] = [numbers[at] ?? -1, numbers[at + 1] ?? -1, numbers[at + 2] ?? -1];
    files.set(path, { key: keys[index] ?? "", size, mtimeMs, ino });
  }
  const states = linesOf(text.states);
  const folders = new Map(linesOf(text.folders).map((path, index) => [path, states[index] ?? ""]));
  return { root, files, folders, ...(typeof input === "string" ? { input } : {}) };
}

function linesOf(text: string | undefined): string[] {
  return text === undefined || text === "" ? [] : text.split("\n");
}
