import { escapeAttribute } from "../../../renderer/shared/compose/escape.ts";
import { append } from "../../core/append.ts";
import { defined } from "../../core/defined.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { lazyDocument } from "../../sources/parse/lazy-document.ts";
import { markedPaths, replaceMarks, writtenReference } from "../../sources/parse/reference-marks.ts";
import type { Source } from "../../sources/parse/source.ts";
import type { MarkdownDocument } from "../../sources/parse/types.ts";
import type { TextOf } from "../../sources/read/texts-of.ts";
import type { SiteIndex } from "../resolve/site-index.ts";
import { fillFields, plainFieldsOf } from "./fill-fields.ts";
import { lookUpValue } from "./value-reference.ts";

/** Sources whose plain texts had references, filled in. */
interface FilledSources {
  readonly sources: readonly Source[];
  /** References in plain fields that have no value; those in Markdown are checked with all prose. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Fills value references into texts that are no Markdown: titles, summaries and descriptions, and what is taken from
 * Markdown as plain text. `values` gives an index with all records. Undefined where none has any.
 */
export function fillReferences(
  sources: readonly Source[],
  values: () => SiteIndex,
  textOf: TextOf,
): FilledSources | undefined {
  if (!sources.some(hasReferences)) return undefined;
  const index = values();
  const diagnostics: Diagnostic[] = [];
  const filled = sources.map((source) => {
    if (!hasReferences(source)) return source;
    const next = fillSource(source, index, () => textOf(source.path) ?? "");
    append(diagnostics, next.diagnostics);
    return next.source;
  });
  return { sources: filled, diagnostics };
}

function hasReferences(source: Source): boolean {
  for (const pointer in source.prose) if (source.prose[pointer]?.values.length !== 0) return true;
  return source.valid && plainFieldsOf(source).length > 0;
}

function fillSource(
  source: Source,
  index: SiteIndex,
  textOf: () => string,
): { source: Source; diagnostics: readonly Diagnostic[] } {
  const fields = source.valid ? fillFields(source, index, textOf) : undefined;
  const { path, type, valid, digits, references, headingTitle, diagnostics } = source;
  const inTitle = source.data.title === undefined ? markedPaths(headingTitle ?? "") : [];
  const prose = Object.entries(source.prose).map(([pointer, document]) => [
    pointer,
    fillDocument(document, index),
  ]);
  const filled: Source = {
    path,
    type,
    valid,
    digits,
    references,
    diagnostics,
    // Read when somebody asks for one, as that of the source is.
    get positions() {
      return source.positions;
    },
    data: { ...source.data, ...fields?.data },
    prose: Object.fromEntries(prose),
    ...(headingTitle === undefined ? {} : { headingTitle: fillText(headingTitle, index) }),
    fieldValues: [...new Set([...(fields?.values ?? []), ...inTitle])],
  };
  return { source: filled, diagnostics: fields?.diagnostics ?? [] };
}

/** A document with values in its plain texts: excerpt, headings of a table of contents, the text of the whole. */
function fillDocument(document: MarkdownDocument, index: SiteIndex): MarkdownDocument {
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
function fillText(text: string, index: SiteIndex): string {
  return replaceMarks(text, (path) => textOfValue(path, index));
}

/** A reference without a value stays as written; it is checked at its place. */
function textOfValue(path: string, index: SiteIndex): string {
  const found = lookUpValue(path, index);
  return found.ok ? found.text : writtenReference(path);
}
