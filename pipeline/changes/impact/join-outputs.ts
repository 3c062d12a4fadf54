import { compareStrings } from "../../core/diagnostics.ts";
import type { AffectedOutputs, AffectedPage } from "./compare-outputs.ts";

/** The union of several comparisons. A page that goes in one of them has no places. */
export function joinOutputs(all: readonly AffectedOutputs[]): AffectedOutputs {
  const pages = new Map<string, AffectedPage>();
  for (const page of all.flatMap((one) => one.pages)) {
    const known = pages.get(page.pathname);
    pages.set(page.pathname, known === undefined ? page : joinPages(known, page));
  }
  const exports = new Map(all.flatMap((one) => one.exports).map((file) => [file.pathname, file]));
  return {
    everyPage: all.some(({ everyPage }) => everyPage),
    pages: byAddress(pages.values()),
    exports: byAddress(exports.values()),
  };
}

function joinPages(a: AffectedPage, b: AffectedPage): AffectedPage {
  const isGone = a.places.length === 0 || b.places.length === 0;
  return { ...a, places: isGone ? [] : [...new Set([...a.places, ...b.places])] };
}

function byAddress<T extends { readonly pathname: string }>(items: Iterable<T>): T[] {
  return [...items].sort((a, b) => compareStrings(a.pathname, b.pathname));
}
