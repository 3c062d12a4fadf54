import { diagnosticAt } from "../../../sources/parse/source.ts";
import { publishedPages, type WrittenDescription, writtenDescription } from "./descriptions.ts";
import type { SiteRule } from "./prose-rule.ts";

/** No two pages have the same description; case, space and the final point make no difference. */
export const descriptionsDiffer: SiteRule = ({ index }) => {
  const seen = new Map<string, WrittenDescription>();
  return publishedPages(index).flatMap((page) => {
    const written = writtenDescription(page);
    if (written === undefined) return [];
    const key = written.text
      .toLowerCase()
      .replace(/\s+/g, " ")
      .replace(/(?<![.!?\s])[.!?\s]+$/, "")
      .trim();
    const other = seen.get(key);
    if (other === undefined) {
      seen.set(key, written);
      return [];
    }
    return [
      diagnosticAt(written.source, written.pointer, {
        code: "description-repeated",
        message: `This page has the same description as ${other.source.path}.`,
        hint: "Say what only this page holds; readers tell search results apart by it.",
      }),
    ];
  });
};
