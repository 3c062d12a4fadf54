import { readFileSync } from "node:fs";
import { once } from "../../core/once.ts";
import { packageFile } from "../../core/package-file.ts";

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
export type Flush = 0 | 2 | 4;

/** Bytes of the input, and of the output, that are in its memory at once. */
export const ROOM = 262_144;

/** The program, with places for input and output in its memory. */
interface Loaded {
  readonly zlib: Zlib;
  readonly input: number;
  readonly output: number;
}

/** Loaded with the first bytes that are deflated in a thread. */
export const loadZlib = once((): Loaded => {
  const { exports } = new WebAssembly.Instance(
    new WebAssembly.Module(readFileSync(packageFile("zlib.wasm"))),
  );
  const zlib = exports as unknown as Zlib & { readonly _initialize: () => void };
  zlib._initialize();
  return { zlib, input: zlib.malloc(ROOM), output: zlib.malloc(ROOM) };
});
