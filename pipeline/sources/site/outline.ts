import { hashOf } from "../../core/hash.ts";
import type { DocumentText } from "../parse/lazy-document.ts";
import type { Source } from "../parse/source.ts";
import type { MarkdownDocument } from "../parse/types.ts";

/** A source; of a doc, its text need not be there. */
type Head = Omit<Source, "prose"> & {
  readonly prose: Readonly<
    Record<string, Omit<MarkdownDocument, keyof DocumentText> & Partial<DocumentText>>
  >;
};

/**
 * Names what is left of a file without what is changed most often, and without where in the file things stand: of a doc
 * the words of its text, of a datasheet its numbers. Undefined for any other file, and for one with a mistake.
 */
export function outlineOf(source: Head): string | undefined {
  if (!source.valid || source.diagnostics.length > 0) return undefined;
  if (source.type === "doc") return outlineOfDoc(source);
  return source.type === "product" ? outlineOfDatasheet(source) : undefined;
}

/**
 * What the rest of a site can know of a doc. Two states of a doc with one outline differ in its own page, and in what is
 * said of its text. Undefined for a doc whose page is put together of several parts.
 */
function outlineOfDoc({ prose, ...head }: Head): string | undefined {
  const { "": doc, ...fields } = prose;
  if (doc?.stored === undefined) return undefined;
  const { path, type, data, digits, references, headingTitle, fieldValues } = head;
  const { headings, links, externals, values, ids, excerpt, stored } = doc;
  return hashOf(
    JSON.stringify([
      [path, type, data, digits, headingTitle, fieldValues, references.map(withoutPosition), fields],
      [headings.map(withoutPosition), links.map(withoutPosition), externals?.map(withoutPosition)],
      [values.map(withoutPosition), ids, excerpt, stored.slots],
    ]),
  );
}

/**
 * Everything but numbers: names, addresses, links, states, and which values there are. What is said of a datasheet with
 * other numbers, and what shows them, is looked at by `other-numbers.ts`.
 */
function outlineOfDatasheet({ path, type, data, references }: Head): string {
  return hashOf(
    JSON.stringify([path, type, data, references.map(withoutPosition)], (_key, value: unknown) =>
      typeof value === "number" ? 0 : value,
    ),
  );
}

function withoutPosition<T extends { readonly position: unknown }>({
  position: _,
  ...rest
}: T): Omit<T, "position"> {
  return rest;
}
