import { countOf } from "../../../core/text/phrase.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { SourceFile } from "../../../sources/read/read-data.ts";
import { textHash } from "../../../sources/read/text-hash.ts";
import { idOf, type Numbered } from "./place-mistakes.ts";

/** A page among the docs that lists all mistakes; it is a file of a trial alone. */
export const MISTAKES_PATH = "docs/mistakes-of-this-trial.md";

/** The list of all mistakes as a doc, each with a link to its place where a page shows it. */
export function mistakesFile(mistakes: readonly Numbered[], index: SiteIndex): SourceFile {
  const items = mistakes.map(
    (mistake) =>
      `1. ${placeOf(mistake, index)} **${mistake.diagnostic.code}** ${plain(mistake.diagnostic.message)}\n`,
  );
  const text = `---
title: Mistakes of this trial
unlisted: true
hide_table_of_contents: true
pagination_next: null
pagination_prev: null
---

# Mistakes of this trial

This is a trial: ${countOf(mistakes.length, "mistake")} ${mistakes.length === 1 ? "keeps" : "keep"} the site from being published.

${items.join("")}`;
  return { kind: "text", path: MISTAKES_PATH, text, hash: textHash(MISTAKES_PATH, Buffer.from(text)) };
}

function placeOf({ number, path, diagnostic: { file, line } }: Numbered, index: SiteIndex): string {
  const place = plain(line === undefined ? file : `${file}:${line}`);
  const pathname = index.docs.get(path)?.pathname;
  return pathname === undefined ? place : `[${place}](${pathname}#${idOf(number)})`;
}

/** A text in which no dialect finds markup. */
function plain(text: string): string {
  const oneLine = text.replace(/\s+/g, " ");
  return oneLine.replace(/[^\p{L}\p{N} ,;]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}
