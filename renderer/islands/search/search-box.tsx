import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { useHydrated } from "../use-hydrated.ts";
import { keepSearch } from "./recent-searches.ts";
import { moveFocus } from "./result-keys.ts";
import { pagesIn, SearchOutcome } from "./search-outcome.tsx";
import { useFieldFocus } from "./use-field-focus.ts";
import type { Search, SearchState } from "./use-search.ts";

/** A search as a part of a page. */
export function SearchBox(props: {
  readonly search: Search;
  /** Rooted address of the page that searches, for the form where scripts fail. */
  readonly page: string;
  /** Address of the list of all pages. */
  readonly list: string;
  /** Content before a query is typed, and while the index is loading. */
  readonly idle?: ReactNode;
  /** Content between field and results. */
  readonly children?: ReactNode;
}): ReactNode {
  const { search, page, list, idle, children } = props;
  const { query, setQuery, state } = search;
  const box = useRef<HTMLDivElement>(null);
  const fieldFocus = useFieldFocus(box, state);
  const noteShown = useNewFocus(box, state);
  const id = useId();
  const hydrated = useHydrated();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus between field and links inside.
    <div
      ref={box}
      className="search-field"
      {...fieldFocus}
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest("a.search-hit") !== null) keepSearch(query);
      }}
      onKeyDown={(event) => box.current !== null && moveFocus(event.nativeEvent, box.current)}
    >
      <search>
        <form className="search-form" action={page} method="get" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={id}>Search the site</label>
          <input
            id={id}
            name="q"
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            placeholder="Part, register, value or word"
            disabled={!hydrated}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </form>
      </search>
      {children}
      <SearchOutcome
        search={search}
        idle={idle}
        list={list}
        rest={<More search={search} noteShown={noteShown} />}
      />
    </div>
  );
}

/** Further pages of a long answer. */
function More(props: { readonly search: Search; readonly noteShown: () => void }): ReactNode {
  const { state, more } = props.search;
  if (state.kind !== "answer") return null;
  const show = () => {
    props.noteShown();
    more();
  };
  return (
    <p className="search-rest">
      {pagesIn(state.answer)} of {state.answer.totalPages} pages are shown.{" "}
      <button type="button" className="search-again" onClick={show}>
        Show more
      </button>
    </p>
  );
}

/**
 * For lists of results that grow: call the returned function before more results are requested, and the first new
 * result gets the focus. Results are grouped by kind of page, so that new ones are not all at the end.
 */
function useNewFocus(box: RefObject<Element | null>, state: SearchState): () => void {
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
