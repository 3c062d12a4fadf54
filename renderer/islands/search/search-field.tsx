import { type ReactNode, useEffect, useId, useRef } from "react";
import { useHydrated } from "../use-hydrated.ts";
import { useReturn } from "../use-return.ts";
import { RecentList } from "./recent-list.tsx";
import { keepSearch } from "./recent-searches.ts";
import { moveFocus } from "./result-keys.ts";
import { SearchOutcome } from "./search-outcome.tsx";
import { useFieldFocus } from "./use-field-focus.ts";
import { useSearch } from "./use-search.ts";

const limits = { pages: 50, sections: 6 };
const QUIET_MS = 400;

export interface SearchFieldProps {
  /** Rooted address of the page itself. */
  readonly page: string;
}

/** The search on its own page; the query stands in the address, so that it can be kept and sent. */
export function SearchField({ page }: SearchFieldProps): ReactNode {
  const search = useSearch(limits);
  const { query, setQuery } = search;
  const box = useRef<HTMLDivElement>(null);
  const fieldFocus = useFieldFocus(box, search.state);
  const id = useId();
  const hydrated = useHydrated();
  useAddress(query, setQuery);
  useReturn(search.state.kind === "answer");
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
      {!hydrated && (
        <p className="search-note search-unscripted">
          The search needs scripts, and none have run here. The list below holds every page of the site.
        </p>
      )}
      <SearchOutcome
        search={search}
        idle={
          hydrated && (
            <div className="search-idle">
              <p>Titles, headings, text, tables and code of all pages are searched.</p>
              <RecentList search={setQuery} />
            </div>
          )
        }
        list="#all-pages"
        rest={<p className="search-rest">More pages were found. A further word narrows the search.</p>}
      />
    </div>
  );
}

/** Takes the query from the address, at first and after Back and Forward, and writes it there when the reader pauses. */
function useAddress(query: string, setQuery: (query: string) => void): void {
  const isRead = useRef(false);
  useEffect(() => {
    const own = location.pathname;
    const read = () => {
      if (location.pathname === own) setQuery(new URLSearchParams(location.search).get("q") ?? "");
    };
    read();
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, [setQuery]);
  useEffect(() => {
    // The first value is the empty one, before the address has been read.
    if (!isRead.current) {
      isRead.current = true;
      return undefined;
    }
    const own = location.pathname;
    const timer = setTimeout(() => {
      const address = new URL(location.href);
      if (query.trim() === "") address.searchParams.delete("q");
      else address.searchParams.set("q", query.trim());
      // The reader may have gone to another page meanwhile.
      if (location.pathname === own && address.href !== location.href)
        history.replaceState(history.state, "", address);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [query]);
}
