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
import type { AssetFile, FilePlace, KnownFiles, TextFile } from "./read-data.ts";

/** Raised when a hash means something else. */
const FORMAT = 3;
/** Numbers that tell the state of a file, of which all are the same or it is another one. */
const NUMBERS = 4;

/** Files as a command found them. */
interface KeptFiles {
  /** Kind and path of each. */
  readonly names: readonly string[];
  readonly hashes: readonly string[];
  /** Their states, one after the other. */
  readonly states: ArrayLike<number>;
}

/** The same as texts, names and hashes joined by line breaks. */
type KeptTexts = Readonly<Record<keyof KeptFiles, string>>;

/**
 * What the files of a data folder were in the command before, kept in the cache: of those whose size, times and number
 * are as they were the hash is known, and the text is read where it is needed, which is for few of them.
 */
export class KeptHashes implements KnownFiles {
  readonly #path: string | undefined;
  readonly #kept: KeptFiles;
  readonly #placeOf: () => ReadonlyMap<string, number>;
  /** Where the next file stands among the kept ones, as long as they come in the order of the last command. */
  #next = 0;
  readonly #found = { names: [] as string[], hashes: [] as string[], states: [] as number[] };
  #isNew = false;

  /** `cache` is the folder of the cache; absent: nothing is known and nothing kept. */
  constructor(cache: string | undefined, data: string) {
    this.#path = cache === undefined ? undefined : join(cache, "read", `${hashOf(data)}.json`);
    this.#kept = readKept(this.#path);
    this.#placeOf = once(() => new Map(this.#kept.names.map((name, place) => [name, place])));
  }

  read<T extends TextFile | AssetFile>(place: FilePlace<T>, stat: Stats, read: () => T): T {
    const name = `${place.kind} ${place.path}`;
    const known = this.#hashOf(name, stat);
    if (known !== undefined) {
      this.#note(name, stat, known);
      return knownFile(place, known, stat) as T;
    }
    const settled = isSettled(stat);
    const value = read();
    if (settled && !name.includes("\n")) {
      this.#note(name, stat, value.hash);
      this.#isNew = true;
    }
    return value;
  }

  /** Keeps what was found for the next command; what cannot be kept costs that one its time and nothing else. */
  keep(): void {
    const { names, hashes, states } = this.#found;
    if (this.#path === undefined || !(this.#isNew || names.length < this.#kept.names.length)) return;
    const texts: KeptTexts = {
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
    const { names, hashes, states } = this.#kept;
    const place = names[this.#next] === name ? this.#next : this.#placeOf().get(name);
    if (place === undefined) return undefined;
    this.#next = place + 1;
    const at = place * NUMBERS;
    const isSame =
      states[at] === ino &&
      states[at + 1] === size &&
      states[at + 2] === mtimeMs &&
      states[at + 3] === ctimeMs;
    return isSame ? hashes[place] : undefined;
  }

  #note(name: string, { ino, size, mtimeMs, ctimeMs }: Stats, hash: string): void {
    const { names, hashes, states } = this.#found;
    names.push(name);
    hashes.push(hash);
    states.push(ino, size, mtimeMs, ctimeMs);
  }
}

function knownFile(
  { kind, path, absolute }: FilePlace<TextFile | AssetFile>,
  hash: string,
  stat: Stats,
): TextFile | AssetFile {
  if (kind === "asset") return { kind, path, absolute, bytes: stat.size, hash };
  return new DeferredText(path, hash, absolute);
}

function readKept(path: string | undefined): KeptFiles {
  const none = { names: [], hashes: [], states: [] };
  if (path === undefined) return none;
  try {
    const { format, ...texts } = JSON.parse(asText(readFileSync(path))) as { format: number } & KeptTexts;
    if (format !== FORMAT) return none;
    const [names, hashes] = [linesOf(texts.names), linesOf(texts.hashes)];
    return { names, hashes, states: numbersOfText(texts.states) };
  } catch {
    return none;
  }
}
