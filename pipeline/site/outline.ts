import { hashOf } from "../cache/hash.ts";
import type { DocumentText } from "../parse/lazy-document.ts";
import type { MarkdownDocument } from "../parse/types.ts";
import type { Source } from "../resolve/source.ts";

/** A source; of a doc, its text need not be there. */
type Head = Omit<Source, "prose"> & {
  readonly prose: Readonly<
    Record<string, Omit<MarkdownDocument, keyof DocumentText> & Partial<DocumentText>>
  >;
};

/**
 * Names what the rest of a site can know of a doc: everything but the words of its text, and where in the file things
 * stand. Two states of a doc with one outline differ in its own page, and in what is said of its text. Undefined for a
 * doc of which that cannot be said: one with a mistake, or whose page is put together of several parts.
 */
export function outlineOf({ prose, ...head }: Head): string | undefined {
  const { "": doc, ...fields } = prose;
  if (!head.valid || head.diagnostics.length > 0 || doc?.kept === undefined) return undefined;
  const { path, type, data, digits, references, headingTitle, fieldValues } = head;
  const { headings, links, externals, values, ids, excerpt, kept } = doc;
  return hashOf(
    JSON.stringify([
      [path, type, data, digits, headingTitle, fieldValues, references.map(withoutPlace), fields],
      [headings.map(withoutPlace), links.map(withoutPlace), externals?.map(withoutPlace)],
      [values.map(withoutPlace), ids, excerpt, kept.slots],
    ]),
  );
}

function withoutPlace<T extends { readonly position: unknown }>({
  position: _,
  ...rest
}: T): Omit<T, "position"> {
  return rest;
}
