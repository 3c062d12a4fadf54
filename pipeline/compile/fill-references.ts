import { type Diagnostic, LineMap } from "../diagnostics.ts";
import type { MarkdownDocument } from "../parse/types.ts";
import type { SiteIndex } from "../resolve/site-index.ts";
import type { Source } from "../resolve/source.ts";
import { escapeHtml } from "./escape-html.ts";
import { lookUpValue, type ValueLookup } from "./value-reference.ts";

const reference = /\{\{\s*([A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+)\s*\}\}/g;

/** Fields without Markdown that readers see as sentences: on cards, in search results, at the head of the page. */
const plainFields = ["title", "summary", "description"];

/** Texts and captions of pictures hold text and no elements, so that a slot cannot stand in them. A caption of code is code. */
const plainHtml =
  / (?:alt|title)="[^"]*\{\{[^"]*"|(?<!<figure[^<>]*>)<figcaption>[^<]*\{\{[^<]*<\/figcaption>/g;

/** Sources whose plain texts had references, filled in; undefined where none has any. */
export interface FilledSources {
  readonly sources: readonly Source[];
  /** References in plain texts that stand for nothing; those in Markdown are judged where they are compiled. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Fills value references into texts that are no Markdown: titles, summaries and descriptions, and what is taken from
 * Markdown as plain text (excerpts, headings of a table of contents, texts of pictures, definitions of terms).
 */
export function fillReferences(
  sources: readonly Source[],
  index: SiteIndex,
  textOf: (path: string) => string | undefined,
): FilledSources | undefined {
  const diagnostics: Diagnostic[] = [];
  let isFilled = false;
  const filled = sources.map((source) => {
    const text = source.valid ? textOf(source.path) : undefined;
    if (text?.includes("{{") !== true) return source;
    const filling = new Filling(source, text, index, diagnostics);
    isFilled ||= filling.isFilled;
    return filling.source;
  });
  return isFilled || diagnostics.length > 0 ? { sources: filled, diagnostics } : undefined;
}

class Filling {
  readonly source: Source;
  isFilled = false;
  readonly #judged: ReadonlySet<string>;

  constructor(
    source: Source,
    readonly text: string,
    readonly index: SiteIndex,
    readonly diagnostics: Diagnostic[],
  ) {
    this.#judged = new Set(Object.values(source.prose).flatMap(pathsOf));
    const fields = plainFields.flatMap((key) => {
      const value = source.data[key];
      return typeof value === "string" ? [[key, this.#fill(value, source)]] : [];
    });
    const prose = Object.entries(source.prose).map(([pointer, document]) => [
      pointer,
      this.#document(document, source),
    ]);
    const { headingTitle } = source;
    this.source = {
      ...source,
      data: { ...source.data, ...Object.fromEntries(fields) },
      prose: Object.fromEntries(prose),
      ...(headingTitle === undefined
        ? {}
        : { headingTitle: this.#fillMarked(headingTitle, pathsOf(source.prose[""])) }),
    };
  }

  #document(document: MarkdownDocument, source: Source): MarkdownDocument {
    const paths = pathsOf(document);
    const fill = (text: string): string => this.#fillMarked(text, paths);
    return {
      ...document,
      text: fill(document.text),
      excerpt: fill(document.excerpt),
      headings: document.headings.map((heading) => ({
        ...heading,
        text: fill(heading.text),
        html: this.#fillMarked(heading.html, paths, true),
      })),
      segments: document.segments.map((segment) =>
        typeof segment === "string"
          ? segment.replace(plainHtml, (html) => this.#fill(html, source, true))
          : segment,
      ),
    };
  }

  /** Fills text that was taken from Markdown, where a reference is `{{path}}`; code that looks like one stays as it is. */
  #fillMarked(text: string, paths: readonly string[], asHtml = false): string {
    return paths.reduce((filled, path) => {
      if (!filled.includes(`{{${path}}}`)) return filled;
      const found = lookUpValue(path, this.index);
      if (!found.ok) return filled;
      this.isFilled = true;
      return filled.replaceAll(`{{${path}}}`, () => (asHtml ? escapeHtml(found.text) : found.text));
    }, text);
  }

  #fill(text: string, source: Source, asHtml = false): string {
    return text.replace(reference, (written, path: string) => {
      const found = lookUpValue(path, this.index);
      if (found.ok) {
        this.isFilled = true;
        return asHtml ? escapeHtml(found.text) : found.text;
      }
      if (!this.#judged.has(path)) this.diagnostics.push(...reportAt(source.path, this.text, path, found));
      return written;
    });
  }
}

/** The first place in a text where a reference that stands for nothing is written. */
function reportAt(
  file: string,
  text: string,
  path: string,
  { code, message, hint }: Extract<ValueLookup, { ok: false }>,
): Diagnostic[] {
  const place = [...text.matchAll(reference)].find(([, other]) => other === path);
  if (place === undefined) return [];
  const position = new LineMap(text).position(place.index, place.index + place[0].length);
  return [{ code, severity: "error", file, ...position, message, hint }];
}

/** The values that a document refers to, each once. */
function pathsOf(document: MarkdownDocument | undefined): string[] {
  return [...new Set(document?.values.map(({ path }) => path))];
}
