import { readFileSync, type Stats } from "node:fs";
import { join } from "node:path";
import { asText } from "../../core/as-bytes.ts";
import { hashOf } from "../../core/hash.ts";
import { numbersOfText, textOfNumbers } from "../../core/number-text.ts";
import { once } from "../../core/once.ts";
import { linesOf } from "../../core/text/lines-of.ts";
import { replaceFile } from "../../engine/cache/replace-file.ts";
import { DeferredText } from "./deferred-text.ts";
import { isSettled } from "./file-state.ts";
import type { AssetFile, FileId, KnownFiles, TextFile } from "./read-data.ts";

/** Raised when a hash means something else. */
const FORMAT = 3;
/** Numbers of the state of a file: if one of them differs, the file has changed. */
const NUMBERS = 4;

/** Files as a command found them. */
interface CachedFiles {
  /** Kind and path of each. */
  readonly names: readonly string[];
  readonly hashes: readonly string[];
  /** Their states, one after the other. */
  readonly states: ArrayLike<number>;
}

/** The same as texts, names and hashes joined by line breaks. */
type CachedTexts = Readonly<Record<keyof CachedFiles, string>>;

/**
 * The files of a data folder as the former command found them, kept in the cache: if the size, times and
 * number of a file are the same, its hash is known, and its text is only read when it is needed, which is
 * rare. Other files are read again.
 */
export class CachedHashes implements KnownFiles {
  readonly #path: string | undefined;
  readonly #cached: CachedFiles;
  readonly #indexOf: () => ReadonlyMap<string, number>;
  /**
   * The index of the next file among the cached ones, as long as files come in the order of the last command.
   */
  #next = 0;
  readonly #found = { names: [] as string[], hashes: [] as string[], states: [] as number[] };
  #isNew = false;

  readonly #holdsTexts: boolean;

  /**
   * `cache` is the folder of the cache; absent: nothing is known and nothing kept. With `holdsTexts`, texts that were read
   * stay in memory, so that it does not matter how files are changed from then on.
   */
  constructor(cache: string | undefined, data: string, { holdsTexts = false } = {}) {
    this.#holdsTexts = holdsTexts;
    this.#path = cache === undefined ? undefined : join(cache, "read", `${hashOf(data)}.json`);
    this.#cached = readCached(this.#path);
    this.#indexOf = once(() => new Map(this.#cached.names.map((name, index) => [name, index])));
  }

  read<T extends TextFile | AssetFile>(file: FileId<T>, stat: Stats, read: () => T): T {
    const name = `${file.kind} ${file.path}`;
    const known = this.#hashOf(name, stat);
    if (known !== undefined) {
      this.#note(name, stat, known);
      return knownFile(file, known, stat) as T;
    }
    const settled = isSettled(stat);
    const value = read();
    if (settled && !name.includes("\n")) {
      this.#note(name, stat, value.hash);
      this.#isNew = true;
    }
    return value.kind === "text" && !this.#holdsTexts
      ? (DeferredText.of(value, file.absolute) as TextFile as T)
      : value;
  }

  /** Keeps what was found for the next command; what cannot be kept costs that one its time and nothing else. */
  keep(): void {
    const { names, hashes, states } = this.#found;
    if (this.#path === undefined || !(this.#isNew || names.length < this.#cached.names.length)) return;
    const texts: CachedTexts = {
      names: names.join("\n"),
      states: textOfNumbers(Float64Array.from(states)),
      hashes: hashes.join("\n"),
    };
    try {
      replaceFile(this.#path, JSON.stringify({ format: FORMAT, ...texts }));
    } catch {
      // A full or read-only disk.
    }
  }

  /** The hash of a file that is as it was; undefined for any other. */
  #hashOf(name: string, { ino, size, mtimeMs, ctimeMs }: Stats): string | undefined {
    const { names, hashes, states } = this.#cached;
    const index = names[this.#next] === name ? this.#next : this.#indexOf().get(name);
    if (index === undefined) return undefined;
    this.#next = index + 1;
    const at = index * NUMBERS;
    const isSame =
      states[at] === ino &&
      states[at + 1] === size &&
      states[at + 2] === mtimeMs &&
      states[at + 3] === ctimeMs;
    return isSame ? hashes[index] : undefined;
  }

  #note(name: string, { ino, size, mtimeMs, ctimeMs }: Stats, hash: string): void {
    const { names, hashes, states } = this.#found;
    names.push(name);
    hashes.push(hash);
    states.push(ino, size, mtimeMs, ctimeMs);
  }
}

function knownFile(
  { kind, path, absolute }: FileId<TextFile | AssetFile>,
  hash: string,
  stat: Stats,
): TextFile | AssetFile {
  if (kind === "asset") return { kind, path, absolute, bytes: stat.size, hash };
  return new DeferredText(path, hash, absolute);
}

function readCached(path: string | undefined): CachedFiles {
  const none = { names: [], hashes: [], states: [] };
  if (path === undefined) return none;
  try {
    const { format, ...texts } = JSON.parse(asText(readFileSync(path))) as { format: number } & CachedTexts;
    if (format !== FORMAT) return none;
    const [names, hashes] = [linesOf(texts.names), linesOf(texts.hashes)];
    return { names, hashes, states: numbersOfText(texts.states) };
  } catch {
    return none;
  }
}
