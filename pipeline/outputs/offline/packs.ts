import type { RootManifestPack } from "../../../schema/generated/types.ts";
import { asBytes, asText } from "../../core/as-bytes.ts";
import { hashOf, hashOfList, sha256, shortHash } from "../../core/hash.ts";
import type { Engine } from "../../engine/engine.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { halves } from "./halves.ts";
import { type DeflatedPieces, deflateAhead, type JoinedPieces, joinPieces } from "./pack-pieces.ts";
import type { StoredObject } from "./stored-object.ts";

/** Most that a pack may weigh packed, in bytes: what a cut connection costs at most. The schema says so too. */
export const PACK_BYTES = 262_144;
/** Most that it is tried with unpacked; above it, packing would nearly always be for nothing. */
const TRIED_BYTES = 1_500_000;
const QUOTE = '"'.charCodeAt(0);

/** An object of a pack. Its name decides about its pack, so that a change of one page changes one pack. */
export interface PackLine extends StoredObject {
  readonly name: string;
  /** Deflated by itself. */
  readonly isAlone?: boolean;
}

export interface Packed {
  readonly packs: readonly MadePack[];
  /** Lines that are too large for any pack; devices fetch them as single objects. */
  readonly single: readonly PackLine[];
}

/** A pack as a manifest names it, and its file. */
interface MadePack {
  readonly entry: RootManifestPack;
  readonly file: OutputFile;
}

/** Puts lines into as few packs as fit. `first` are the first lines of the first pack, as long as it has room for them. */
export function packLines(
  lines: readonly PackLine[],
  engine: Engine,
  first: readonly PackLine[] = [],
): Promise<Packed> {
  const sorted = [...lines].sort((a, b) => (a.name < b.name ? -1 : 1));
  return split(sorted, { engine, depth: 0, first });
}

interface SplitOptions {
  readonly engine: Engine;
  readonly depth: number;
  readonly first: readonly PackLine[];
}

/** One pack if it fits; else two halves, the left one with the first lines. */
async function split(others: readonly PackLine[], { engine, depth, first }: SplitOptions): Promise<Packed> {
  const lines = [...first, ...others];
  if (lines.length === 0) return { packs: [], single: [] };
  const pack =
    lines.length > 1 && decodedBytes(lines) > TRIED_BYTES ? undefined : await packOf(lines, engine);
  if (pack !== undefined) return { packs: [pack], single: [] };
  if (lines.length === 1) return { packs: [], single: lines };
  // First lines that alone are too much for a pack are divided like all others.
  const areTooMany = others.length === 0;
  const [some, rest] = halves(areTooMany ? first : others, depth);
  const [left, right] = await Promise.all([
    split(some, { engine, depth: depth + 1, first: areTooMany ? [] : first }),
    split(rest, { engine, depth: depth + 1, first: [] }),
  ]);
  return {
    packs: [...left.packs, ...right.packs],
    single: [...left.single, ...right.single],
  };
}

/**
 * The facts about a pack, by its lines, whose names determine where its pieces begin; compressed only when it
 * is new or its file is missing.
 */
interface PackFacts extends RootManifestPack {
  /** Names the packed bytes, for the next build. */
  readonly sum: string;
  /** The keys of its pieces in the store. */
  readonly keys: readonly string[];
}

async function packOf(lines: readonly PackLine[], engine: Engine): Promise<MadePack | undefined> {
  const made = engine.table<PackFacts | "too large">("offline packs");
  const key = hashOfList(lines.flatMap(({ name, hash, isAlone = false }) => [name, hash, String(isAlone)]));
  const known = made.get(key);
  if (known === "too large") return undefined;
  if (known !== undefined) {
    engine.values.keepEach(known.keys);
    return madePack(known, () => joined(lines, engine).packed);
  }
  const fresh = joined(lines, engine, await deflateAhead(lines, lineBytes, engine));
  const facts = factsOf(fresh, lines.length);
  made.set(key, facts);
  if (facts === "too large") return undefined;
  fresh.keep();
  const { packed: bytes } = fresh;
  return madePack(facts, () => bytes);
}

function madePack({ sum, keys: _, ...entry }: PackFacts, bytes: () => Uint8Array): MadePack {
  return { entry, file: { path: entry.path, key: sum, bytes } };
}

function factsOf({ packed, hash, decoded, keys }: JoinedPieces, objects: number): PackFacts | "too large" {
  if (packed.byteLength > PACK_BYTES) return "too large";
  const path = `packs/${shortHash(hash)}.pack`;
  return { path, hash, bytes: packed.byteLength, decoded, objects, sum: hashOf(packed), keys };
}

function joined(lines: readonly PackLine[], engine: Engine, ahead?: DeflatedPieces): JoinedPieces {
  return joinPieces(lines, lineBytes, { engine, ahead });
}

/** An object of one line as it is; the text of any other as JSON. One that begins like JSON text could be taken for it. */
function lineBytes({ name, hash, read }: PackLine): Uint8Array {
  const bytes = asBytes(read());
  if (bytes.indexOf(10) === bytes.byteLength - 1 && bytes[0] !== QUOTE) return bytes;
  const text = asText(bytes);
  if (sha256(text) !== hash) throw new Error(`The object of ${name} is no text, and cannot be in a pack.`);
  return Buffer.from(`${JSON.stringify(text)}\n`, "utf8");
}

function decodedBytes(lines: readonly PackLine[]): number {
  return lines.reduce((sum, { bytes }) => sum + bytes, 0);
}
