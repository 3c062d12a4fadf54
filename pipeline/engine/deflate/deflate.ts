import { readFileSync } from "node:fs";
import { once } from "../../core/once.ts";
import { packageFile } from "../../core/package-file.ts";

/**
 * How hard is looked for what was there before. 4 would take a quarter less time and pack pages as well as fflate does;
 * this is 3 % smaller, and visitors fetch it over the slowest networks.
 */
const LEVEL = 6;

/** How far back deflate refers, in bytes. */
export const WINDOW = 32_768;

/** Pieces of a text that follow each other. */
export interface PlainPieces {
  readonly pieces: readonly Uint8Array[];
  /** The bytes before the first piece; only the last 32 KiB count. */
  readonly before: Uint8Array;
}

/** Raw deflate of some bytes. */
export function deflate(bytes: Uint8Array): Buffer {
  return withStream((stream) => written(stream, bytes, FINISH));
}

/**
 * Raw deflate of each piece, which ends at a whole byte and is not ended: the next piece may follow, and at last
 * `DEFLATE_END`. A piece gets the bytes that it gets alone, with the 32 KiB before it: zlib looks no farther back.
 */
export function deflatePieces({ pieces, before }: PlainPieces): Buffer[] {
  return withStream((stream) => {
    // This zlib takes no dictionary: the bytes before are deflated and their output is dropped.
    if (before.length > 0) written(stream, before.subarray(-WINDOW), SYNC_FLUSH);
    return pieces.map((piece) => written(stream, piece, SYNC_FLUSH));
  });
}

/** The empty block that ends deflated pieces. */
export const DEFLATE_END = Uint8Array.of(3, 0);

const [NO_FLUSH, SYNC_FLUSH, FINISH] = [0, 2, 4] as const;
/** There was nothing left to do. */
const BUFFER_ERROR = -5;

function withStream<T>(work: (stream: number) => T): T {
  const { zlib } = loadZlib();
  const stream = zlib.deflate_new();
  if (stream === 0 || zlib.deflate_init_raw(stream, LEVEL) !== 0) throw new Error("zlib has no memory.");
  try {
    return work(stream);
  } finally {
    zlib.deflate_end(stream);
  }
}

function written(stream: number, bytes: Uint8Array, end: Flush): Buffer {
  return Buffer.concat([...outputOf(stream, bytes, end)]);
}

/** The output of zlib: it is called again as long as it filled its output buffer. */
function* outputOf(stream: number, bytes: Uint8Array, end: Flush): Generator<Uint8Array> {
  const { zlib, input, output } = loadZlib();
  for (let at = 0; at === 0 || at < bytes.length; at += ROOM) {
    const piece = bytes.subarray(at, at + ROOM);
    memory().set(piece, input);
    const flush = at + ROOM < bytes.length ? NO_FLUSH : end;
    for (let [taken, filled] = [0, ROOM]; filled === ROOM; ) {
      const [from, left] = [input + taken, piece.length - taken];
      const result = zlib.deflate_process(stream, from, left, output, ROOM, flush);
      const code = result >> 24;
      if (code < 0 && code !== BUFFER_ERROR) throw new Error(`zlib ended with ${code}.`);
      taken += zlib.deflate_last_consumed(stream);
      filled = result & 0xffffff;
      yield memory().slice(output, output + filled);
    }
  }
}

/** Asked for anew each time: a memory that grows leaves its former bytes behind. */
function memory(): Uint8Array {
  return new Uint8Array(loadZlib().zlib.memory.buffer);
}

/** Compression of zlib as the WebAssembly of `zlib-streams` gives it. Streams, and places in its memory, are numbers. */
interface Zlib {
  readonly memory: { readonly buffer: ArrayBuffer };
  malloc(bytes: number): number;
  deflate_new(): number;
  /** 0: all is well. */
  deflate_init_raw(stream: number, level: number): number;
  /** Count of bytes written in the low 24 bits, above them what zlib returned, signed. */
  deflate_process(
    stream: number,
    input: number,
    inputBytes: number,
    output: number,
    outputBytes: number,
    flush: Flush,
  ): number;
  /** Bytes of the input that the last call took. */
  deflate_last_consumed(stream: number): number;
  deflate_end(stream: number): number;
}

/** How zlib flushes its buffers: `Z_NO_FLUSH`, `Z_SYNC_FLUSH`, `Z_FINISH`. */
type Flush = 0 | 2 | 4;

/** Bytes of the input, and of the output, that are in its memory at once. */
export const ROOM = 262_144;

/** The program, with places for input and output in its memory. */
interface Loaded {
  readonly zlib: Zlib;
  readonly input: number;
  readonly output: number;
}

/** Loaded with the first bytes that are deflated in a thread. */
const loadZlib = once((): Loaded => {
  const { exports } = new WebAssembly.Instance(
    new WebAssembly.Module(readFileSync(packageFile("zlib.wasm"))),
  );
  const zlib = exports as unknown as Zlib & { readonly _initialize: () => void };
  zlib._initialize();
  return { zlib, input: zlib.malloc(ROOM), output: zlib.malloc(ROOM) };
});
