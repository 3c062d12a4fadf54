import { append } from "../../core/append.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { markedPaths } from "../../sources/parse/reference-marks.ts";
import type { Source } from "../../sources/parse/source.ts";
import type { TextOf } from "../../sources/read/texts-of.ts";
import type { SiteIndex } from "../resolve/site-index.ts";
import { fillDocument, fillText } from "./fill-document.ts";
import { fillFields, plainFieldsOf } from "./fill-fields.ts";

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
