import { asBytes } from "../../core/as-bytes.ts";
import type { Engine } from "../../engine/engine.ts";
import { type ComposedPage, pageFiles } from "../../render/page-files.ts";
import { pagePaths } from "../../render/page-paths.ts";
import type { DrawnSite, Producer } from "../../render/producer.ts";
import type { StreamingWriter } from "../../write/streaming-writer.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { withBytes } from "../../write/with-bytes.ts";

/** Bytes of pages that are in memory until they are written: all pages of some 400 docs. */
const BUFFERED_BYTES = 32_000_000;

/** The pages themselves: parts and pageShell as HTML, record and parts as JSON. */
export const pages = { ...pagePaths, when: "drawn", compose: composePages } satisfies Producer;

function composePages({ pages, pageShell, tools }: DrawnSite): Promise<ComposedPage[]> {
  const { release, engine, early } = tools;
  // `dev` makes what is asked for, and keeps it itself.
  const buffer = release === undefined ? undefined : new WriteBuffer(BUFFERED_BYTES, engine, early);
  const composed = function* (): Generator<ComposedPage> {
    for (const page of pages) {
      const { html, json } = pageFiles(page, pageShell);
      yield { ...page, html: buffer?.add(html) ?? html, json: buffer?.add(json) ?? json };
    }
  };
  return engine.collect(composed());
}

/**
 * Keeps the bytes of files for which several steps ask: a page's data is hashed, packed and written, its HTML is copied
 * into the zip and written. Beyond a limit they are set aside on the disk, so that memory does not grow with the site.
 */
export class WriteBuffer {
  #free: number;
  readonly #values: Engine["values"];
  readonly #early: Pick<StreamingWriter, "put"> | undefined;

  /** `limit` of the memory in bytes, over all files; `early` is where they are written at once. */
  constructor(limit: number, { values }: Engine, early?: Pick<StreamingWriter, "put">) {
    this.#free = limit;
    this.#values = values;
    this.#early = early;
  }

  add(file: OutputFile): OutputFile {
    let again: (() => Uint8Array | undefined) | undefined;
    const bytes = (): Uint8Array => {
      const buffered = again?.();
      if (buffered !== undefined) return buffered;
      const made = asBytes(file.bytes());
      again = this.#keep(file, made);
      return made;
    };
    return withBytes(file, bytes);
  }

  #keep(file: OutputFile, made: Uint8Array): (() => Uint8Array | undefined) | undefined {
    const written = this.#early?.put(file, made);
    if (made.byteLength > this.#free) return written ?? this.#values.temporary.put(made);
    this.#free -= made.byteLength;
    return () => made;
  }
}
