import type { Pack } from "../../shared/offline-format/manifests.ts";
import { SyncProblem } from "./problem.ts";
import { sha256 } from "./sha256.ts";

interface UnpackedObject {
  readonly hash: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const NEWLINE = 0x0a;
const QUOTE = 0x22;

/**
 * The objects of a decoded pack, a line each: as it is, or as JSON text where the object has several lines. All of them must be wanted by the section, each once, as many as the
 * manifest says: a pack with anything else in it is refused whole.
 */
export async function unpack(
  decoded: Uint8Array<ArrayBuffer>,
  pack: Pack,
  wanted: ReadonlySet<string>,
): Promise<UnpackedObject[]> {
  const lines = linesOf(decoded, pack.objects);
  if (lines === undefined) throw new SyncProblem({ kind: "wrong-bytes" });
  const objects = await Promise.all(lines.map((line) => nameLine(decoded, line, wanted)));
  const known = objects.filter((object) => object !== undefined);
  if (known.length !== pack.objects || new Set(known.map(({ hash }) => hash)).size !== pack.objects) {
    throw new SyncProblem({ kind: "wrong-bytes" });
  }
  return known;
}

type Line = readonly [from: number, to: number];

/** Undefined where there are more lines than declared: counting stops there. */
function linesOf(decoded: Uint8Array, count: number): Line[] | undefined {
  const lines: Line[] = [];
  for (let from = 0; from < decoded.length; ) {
    if (lines.length === count) return undefined;
    const found = decoded.indexOf(NEWLINE, from);
    const to = found === -1 ? decoded.length : found;
    lines.push([from, to]);
    from = to + 1;
  }
  return lines;
}

/** The object of a line: the line as it is, with its line break, or the text that it is as JSON. */
async function nameLine(
  decoded: Uint8Array<ArrayBuffer>,
  line: Line,
  wanted: ReadonlySet<string>,
): Promise<UnpackedObject | undefined> {
  for (const bytes of readings(decoded, line)) {
    const hash = await sha256(bytes);
    if (wanted.has(hash)) return { hash, bytes };
  }
  return undefined;
}

function* readings(decoded: Uint8Array<ArrayBuffer>, [from, to]: Line): Generator<Uint8Array<ArrayBuffer>> {
  const text = decoded[from] === QUOTE ? textOf(decoded.subarray(from, to)) : undefined;
  if (text !== undefined) yield new TextEncoder().encode(text);
  yield decoded.slice(from, to);
  if (to < decoded.length) yield decoded.slice(from, to + 1);
}

/** Undefined for what is no JSON text. */
function textOf(line: Uint8Array): string | undefined {
  try {
    const value = JSON.parse(new TextDecoder().decode(line)) as unknown;
    return typeof value === "string" ? value : undefined;
  } catch {
    return undefined;
  }
}
