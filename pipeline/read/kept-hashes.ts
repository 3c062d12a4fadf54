import { readFileSync, type Stats } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../cache/hash.ts";
import { replaceFile } from "../cache/replace-file.ts";
import { ChangedFileError } from "./changed-file.ts";
import { fileState, isSettled } from "./file-state.ts";
import type { AssetFile, FilePlace, KnownFiles, TextFile } from "./read-data.ts";
import { textHash } from "./text-hash.ts";

interface KeptHash {
  readonly state: string;
  readonly hash: string;
}

/** Raised when a hash means something else. */
const FORMAT = 2;

/**
 * What the files of a data folder were in the command before, kept in the cache: of those whose size, times and number
 * are as they were the hash is known, and the text is read where it is needed, which is for few of them.
 */
export class KeptHashes implements KnownFiles {
  readonly #path: string | undefined;
  readonly #kept: ReadonlyMap<string, KeptHash>;
  readonly #found = new Map<string, KeptHash>();
  #isNew = false;

  /** `cache` is the folder of the cache; absent: nothing is known and nothing kept. */
  constructor(cache: string | undefined, data: string) {
    this.#path = cache === undefined ? undefined : join(cache, "read", `${hashOf(data)}.json`);
    this.#kept = this.#path === undefined ? new Map() : readKept(this.#path);
  }

  read<T extends TextFile | AssetFile>(place: FilePlace<T>, stat: Stats, read: () => T): T {
    const name = `${place.kind} ${place.path}`;
    const state = fileState(stat);
    const kept = this.#kept.get(name);
    if (kept?.state === state) {
      this.#found.set(name, kept);
      return knownFile(place, kept.hash, stat) as T;
    }
    const settled = isSettled(stat);
    const value = read();
    if (settled && !name.includes("\n")) {
      this.#found.set(name, { state, hash: value.hash });
      this.#isNew = true;
    }
    return value;
  }

  /** Keeps what was found for the next command; what cannot be kept costs that one its time and nothing else. */
  keep(): void {
    if (this.#path === undefined || !(this.#isNew || this.#found.size < this.#kept.size)) return;
    const rows = [...this.#found];
    const text = JSON.stringify({
      format: FORMAT,
      names: rows.map(([name]) => name).join("\n"),
      states: rows.map(([, { state }]) => state).join("\n"),
      hashes: rows.map(([, { hash }]) => hash).join("\n"),
    });
    try {
      replaceFile(this.#path, text);
    } catch {
      // A full or read-only disk.
    }
  }
}

function knownFile(
  { kind, path, absolute }: FilePlace<TextFile | AssetFile>,
  hash: string,
  stat: Stats,
): TextFile | AssetFile {
  if (kind === "asset") return { kind, path, absolute, bytes: stat.size, hash };
  let text: string | undefined;
  return {
    kind,
    path,
    hash,
    // A property of its own, so that a copy for a thread has it.
    get text() {
      text ??= textAsKnown(absolute, path, hash);
      return text;
    },
  };
}

function textAsKnown(absolute: string, path: string, hash: string): string {
  const bytes = readFileSync(absolute);
  if (textHash(path, bytes) !== hash) throw new ChangedFileError(path);
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

function readKept(path: string): Map<string, KeptHash> {
  try {
    const { format, names, states, hashes } = JSON.parse(readFileSync(path, "utf8")) as Record<
      string,
      unknown
    >;
    if (format !== FORMAT) return new Map();
    const [stateOf, hashAt] = [linesOf(states), linesOf(hashes)];
    const rows = linesOf(names).map((name, at) => [
      name,
      { state: stateOf[at] ?? "", hash: hashAt[at] ?? "" },
    ]);
    return new Map(rows as [string, KeptHash][]);
  } catch {
    return new Map();
  }
}

function linesOf(text: unknown): string[] {
  return typeof text === "string" && text !== "" ? text.split("\n") : [];
}
