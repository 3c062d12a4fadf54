import { type ComposedPage, pageFiles } from "../../render/page-files.ts";
import { pagePaths } from "../../render/page-paths.ts";
import type { DrawnSite, Producer } from "../../render/producer.ts";
import { WriteBuffer } from "./write-buffer.ts";

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
