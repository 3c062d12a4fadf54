import { type RefObject, useEffect, useRef } from "react";
import type { SearchState } from "./use-search.ts";

/**
 * For lists of results that grow: call the returned function before more results are requested, and the first new
 * result gets the focus. Results are grouped by kind of page, so that new ones are not all at the end.
 */
export function useNewFocus(box: RefObject<Element | null>, state: SearchState): () => void {
  const previous = useRef<{ readonly query: string; readonly hrefs: ReadonlySet<string> }>(undefined);
  const hits = () => [...(box.current?.querySelectorAll<HTMLAnchorElement>("a.search-hit") ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is what brings new results.
  useEffect(() => {
    if (state.kind !== "answer" || previous.current === undefined) return;
    const { query, hrefs } = previous.current;
    previous.current = undefined;
    // If the reader has changed the query, the focus stays in the field.
    if (state.query === query)
      hits()
        .find(({ href }) => !hrefs.has(href))
        ?.focus();
  }, [state]);
  return () => {
    if (state.kind !== "answer") return;
    previous.current = { query: state.query, hrefs: new Set(hits().map(({ href }) => href)) };
  };
}
