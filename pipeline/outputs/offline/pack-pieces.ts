import { crc32, inflateRawSync } from "node:zlib";
import { hashOfList, sha256 } from "../../core/hash.ts";
import { DEFLATE_END, deflatePieces, type PlainPieces, WINDOW } from "../../engine/deflate/deflate.ts";
import { deflateTask } from "../../engine/deflate/deflate-task.ts";
import type { Engine } from "../../engine/engine.ts";

/** A line of a pack: its name, and its bytes by their hash. */
interface PieceLine {
  readonly name: string;
  readonly hash: string;
  /** Number of bytes of the object; the line has as many or more. */
  readonly bytes: number;
  /** A piece of its own that no other one refers to: it changes with every page, and those beside it do not. */
  readonly isAlone?: boolean;
}

/**
 * One of so many lines begins a piece. If a piece is deflated without those before it, the window before it
 * is deflated for nothing.
 */
const LINES = 8;
/** New pieces of a pack from which on a thread that is at work anyway deflates them. */
const PIECES_FOR_THREAD = 4;

/** Lines as gzip. */
export interface JoinedPieces {
  readonly packed: Uint8Array;
  /** SHA-256 of the lines, and their number of bytes. */
  readonly hash: string;
  readonly decoded: number;
  /** Where the store has each piece, once they are kept. */
  readonly keys: readonly string[];
  /** Keeps what was deflated for the next build. */
  readonly keep: () => void;
}

/** Pieces by their keys, deflated. */
export type DeflatedPieces = ReadonlyMap<string, Uint8Array>;

/**
 * Joins lines and deflates them in pieces, so that after a change of one line its piece and the next are deflated anew and
 * of the others nothing is read. The names of lines decide where a piece begins, so that no change moves the others.
 */
export function joinPieces<Line extends PieceLine>(
  lines: readonly Line[],
  bytesOf: (line: Line) => Uint8Array,
  { engine, ahead }: { readonly engine: Engine; readonly ahead?: DeflatedPieces | undefined },
): JoinedPieces {
  const { values } = engine;
  const pieces = piecesOf(lines);
  const known = new Map(
    pieces.flatMap(({ key }) => {
      const packed = values.get(key);
      return packed === undefined ? [] : [[key, packed] as const];
    }),
  );
  const runs = runsOf(pieces, ({ key }) => !known.has(key) && ahead?.has(key) !== true);
  const deflated = runs.flatMap((run) => deflatePieces(plainPieces(run, bytesOf)));
  const fresh = new Map([...(ahead ?? []), ...byKeys(runs, deflated)]);
  const { packed, plain } = gzipOf(pieces.map(({ key }) => known.get(key) ?? made(fresh.get(key))));
  return {
    packed,
    hash: sha256(plain),
    decoded: plain.byteLength,
    keys: pieces.map(({ key }) => key),
    keep: () => {
      for (const [key, packed] of fresh) values.put(key, packed);
    },
  };
}

function made(packed: Uint8Array | undefined): Uint8Array {
  if (packed === undefined) throw new Error("A piece of a pack was not deflated.");
  return packed;
}

/**
 * The pieces that `joinPieces` would have to deflate, deflated in a thread; empty if no thread is at work or
 * few pieces are new.
 */
export async function deflateAhead<Line extends PieceLine>(
  lines: readonly Line[],
  bytesOf: (line: Line) => Uint8Array,
  engine: Engine,
): Promise<DeflatedPieces> {
  if (!engine.hasThreads) return new Map();
  const runs = runsOf(piecesOf(lines), ({ key }) => !engine.values.has(key));
  if (runs.flat().length < PIECES_FOR_THREAD) return new Map();
  const packed = await engine.aside(deflateTask, () => runs.map((run) => plainPieces(run, bytesOf)));
  return byKeys(runs, packed ?? []);
}

/** The deflated pieces of some runs, by their keys. */
function byKeys<Line>(
  runs: readonly (readonly Piece<Line>[])[],
  packed: readonly Uint8Array[],
): DeflatedPieces {
  const pieces = runs.flat();
  return new Map(packed.map((bytes, at) => [pieces[at]?.key ?? "", bytes]));
}

/** Lines that are deflated together. */
interface Piece<Line> {
  /** Names them and the lines of the window before them. */
  readonly key: string;
  readonly before: readonly Line[];
  readonly own: readonly Line[];
}

function piecesOf<Line extends PieceLine>(lines: readonly Line[]): Piece<Line>[] {
  const starts = lines.flatMap(({ name, isAlone }, at) => {
    const isStart = at === 0 || isAlone === true || lines[at - 1]?.isAlone === true;
    return isStart || Number.parseInt(sha256(name).slice(0, 4), 16) % LINES === 0 ? [at] : [];
  });
  return starts.map((from, at) => {
    const before = lines.slice(windowStart(lines, from), from);
    const own = lines.slice(from, starts[at + 1] ?? lines.length);
    const hashes = [...before.map(({ hash }) => hash), "", ...own.map(({ hash }) => hash)];
    return { key: `pack piece ${hashOfList(hashes)}`, before, own };
  });
}

/** Those that are wanted, in runs that are deflated in one go: each piece but the first refers to the one before it. */
function runsOf<Line>(
  pieces: readonly Piece<Line>[],
  isWanted: (piece: Piece<Line>) => boolean,
): Piece<Line>[][] {
  const runs: Piece<Line>[][] = [];
  for (const [at, piece] of pieces.entries()) {
    if (!isWanted(piece)) continue;
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === pieces[at - 1] && piece.before.length > 0) run.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

function plainPieces<Line>(run: readonly Piece<Line>[], bytesOf: (line: Line) => Uint8Array): PlainPieces {
  return {
    pieces: run.map(({ own }) => Buffer.concat(own.map(bytesOf))),
    before: Buffer.concat((run[0]?.before ?? []).map(bytesOf)),
  };
}

/** The first of the lines that fill the window before a piece. */
function windowStart(lines: readonly PieceLine[], from: number): number {
  let start = from;
  if (lines[from]?.isAlone === true) return start;
  for (let bytes = 0; start > 0 && bytes < WINDOW && lines[start - 1]?.isAlone !== true; )
    bytes += lines[--start]?.bytes ?? 0;
  return start;
}

/** Deflated pieces with head and end of gzip around them; no time in the head. */
function gzipOf(pieces: readonly Uint8Array[]): { readonly packed: Uint8Array; readonly plain: Uint8Array } {
  const body = Buffer.concat([...pieces, DEFLATE_END]);
  const plain = inflateRawSync(body);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(plain), 0);
  end.writeUInt32LE(plain.byteLength, 4);
  const head = Uint8Array.of(31, 139, 8, 0, 0, 0, 0, 0, 0, 3);
  return { packed: Buffer.concat([head, body, end]), plain };
}
