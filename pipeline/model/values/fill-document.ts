import { escapeAttribute } from "../../../renderer/shared/compose/escape.ts";
import { defined } from "../../core/defined.ts";
import { lazyDocument } from "../../sources/parse/lazy-document.ts";
import { replaceMarks, writtenReference } from "../../sources/parse/reference-marks.ts";
import type { MarkdownDocument } from "../../sources/parse/types.ts";
import type { SiteIndex } from "../resolve/site-index.ts";
import { lookUpValue } from "./value-reference.ts";

/** A document with values in its plain texts: excerpt, headings of a table of contents, the text of the whole. */
export function fillDocument(document: MarkdownDocument, index: SiteIndex): MarkdownDocument {
  if (document.values.length === 0) return document;
  const { links, externals, values, embeds, ids, stored } = document;
  const head = {
    links,
    values,
    embeds,
    ids,
    ...defined({ externals, stored }),
    excerpt: fillText(document.excerpt, index),
    headings: document.headings.map((heading) => ({
      ...heading,
      text: fillText(heading.text, index),
      html: replaceMarks(heading.html, (path) => escapeAttribute(textOfValue(path, index))),
    })),
  };
  return lazyDocument(head, {
    segments: () => document.segments,
    text: () => fillText(document.text, index),
  });
}

/** Text that was taken from Markdown, with its values. */
export function fillText(text: string, index: SiteIndex): string {
  return replaceMarks(text, (path) => textOfValue(path, index));
}

/** A reference without a value stays as written; it is checked at its place. */
function textOfValue(path: string, index: SiteIndex): string {
  const found = lookUpValue(path, index);
  return found.ok ? found.text : writtenReference(path);
}
