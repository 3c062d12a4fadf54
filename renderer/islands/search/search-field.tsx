import { type ReactNode, useEffect, useRef } from "react";
import { useHydrated } from "../use-hydrated.ts";
import { useReturn } from "../use-return.ts";
import { LostPage } from "./lost-page.tsx";
import { RecentList } from "./recent-list.tsx";
import { SearchBox } from "./search-box.tsx";
import { TitleMatches } from "./title-matches.tsx";
import { type Search, useSearch } from "./use-search.ts";

const limits = { pages: 10, sections: 6 };
const QUIET_MS = 400;

export interface SearchFieldProps {
  /** Rooted address of the page that searches. */
  readonly page: string;
  /** The field is on the not-found page. */
  readonly isLost?: boolean;
}

/** The search as a part of a page. */
export function SearchField({ page, isLost }: SearchFieldProps): ReactNode {
  return isLost === true ? <LostPage page={page} /> : <SearchPage page={page} />;
}

/** The search on its own page; the query is in the address, so that it can be bookmarked and shared. */
function SearchPage({ page }: Pick<SearchFieldProps, "page">): ReactNode {
  const search = useSearch(limits);
  const hydrated = useHydrated();
  useAddress(search.query, search.setQuery);
  useReturn(search.state.kind === "answer");
  return (
    <SearchBox search={search} page={page} list="#all-pages" idle={hydrated && <Idle search={search} />}>
      {!hydrated && (
        <p className="search-note search-unscripted">
          The search needs scripts, and none have run here. The list below holds every page of the site.
        </p>
      )}
    </SearchBox>
  );
}

/** Hints and former searches; while the index is on its way, what the list on this page has. */
function Idle({ search }: { readonly search: Search }): ReactNode {
  if (search.state.kind === "loading") return <TitleMatches query={search.query} list=".page-groups a" />;
  return (
    <div className="search-idle">
      <p>Titles, headings, text, tables and code of all pages are searched.</p>
      <RecentList search={search.setQuery} />
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
