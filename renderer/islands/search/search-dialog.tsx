import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from "react";
import { RecentList } from "./recent-list.tsx";
import { keepSearch } from "./recent-searches.ts";
import { moveFocus } from "./result-keys.ts";
import { SearchOutcome } from "./search-outcome.tsx";
import { useFieldFocus } from "./use-field-focus.ts";
import { type Search, useSearch } from "./use-search.ts";

const limits = { pages: 5, sections: 2 };

/** The search that opens over a page. It stays in the document, so that a reader finds the last query again. */
export function SearchDialog(props: {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Address of the page that searches, too. */
  readonly page: string;
}): ReactNode {
  const { dialog, page } = props;
  const search = useSearch(limits);
  const id = useId();
  const submit = useSubmit(search, dialog);
  const fieldFocus = useFieldFocus(dialog, search.state);
  const close = () => {
    dialog.current?.close();
    // Where nothing had the focus before, the field keeps it for a moment, and the next key with it.
    if (dialog.current?.contains(document.activeElement) === true)
      (document.activeElement as HTMLElement).blur();
  };
  // The page that the way back leads to is not read behind the search.
  useEffect(() => {
    const shut = () => dialog.current?.close();
    addEventListener("popstate", shut);
    return () => removeEventListener("popstate", shut);
  }, [dialog]);
  // Not by isPlainClick: its module in this chunk would split the scripts of every first visit in two.
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const onLink = link !== null;
    if (link?.classList.contains("search-hit") === true) keepSearch(search.query);
    // A click on what is behind the dialog has the dialog itself as its target.
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (event.target === dialog.current || (onLink && !elsewhere)) close();
  };
  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search"
      {...fieldFocus}
      onClick={click}
      onKeyDown={({ nativeEvent: event }) => {
        // In a field of type search the browser would only empty the field.
        if (event.key === "Escape" && !event.isComposing) close();
        else if (dialog.current !== null) moveFocus(event, dialog.current);
      }}
    >
      <div className="search-sheet">
        <search>
          <form className="search-form" onSubmit={submit}>
            <label className="visually-hidden" htmlFor={id}>
              Search the site
            </label>
            <input
              id={id}
              type="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={200}
              placeholder="Part, register, value or word"
              value={search.query}
              onChange={(event) => search.setQuery(event.target.value)}
            />
            <button type="button" className="search-close" onClick={close}>
              Close
            </button>
          </form>
        </search>
        <div className="search-outcome">
          <SearchOutcome
            search={search}
            idle={<Idle page={page} search={search.setQuery} />}
            list={page}
            rest={<Rest search={search} page={page} />}
          />
        </div>
        <p className="search-keys" aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> choose
          </span>
          <span>
            <kbd>Enter</kbd> open
          </span>
          <span>
            <kbd>Esc</kbd> close
          </span>
        </p>
      </div>
    </dialog>
  );
}

/** Enter opens the best result; where the answer is still on its way, as soon as it is there. */
function useSubmit({ query, state }: Search, dialog: RefObject<HTMLDialogElement | null>) {
  const wanted = useRef<string>(undefined);
  const openBest = () => {
    const isAnswered = state.kind === "answer" && state.query === query;
    if (wanted.current !== query || !isAnswered) return;
    wanted.current = undefined;
    dialog.current?.querySelector<HTMLElement>("a.search-hit")?.click();
  };
  useEffect(openBest);
  return (event: FormEvent) => {
    event.preventDefault();
    wanted.current = query;
    openBest();
  };
}

function Idle(props: { readonly page: string; readonly search: (query: string) => void }): ReactNode {
  const { page, search } = props;
  return (
    <div className="search-idle">
      <RecentList search={search} />
      <p>Titles, headings, text, tables and code of all pages are searched.</p>
      <ul>
        <li>Registers and part numbers are found whole and in parts, values with their unit: 24 V.</li>
        <li>Several words: all of them must be in one section.</li>
      </ul>
      <p>
        <a href={page}>List of all pages</a>
      </p>
    </div>
  );
}

function Rest({ search, page }: { readonly search: Search; readonly page: string }): ReactNode {
  const { state, query } = search;
  if (state.kind !== "answer") return null;
  return (
    <p className="search-rest">
      <a className="search-hit" href={`${page}?q=${encodeURIComponent(query.trim())}`}>
        Show all {state.answer.total} results
      </a>
    </p>
  );
}
