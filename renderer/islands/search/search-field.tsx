import { type ReactNode, useEffect, useRef } from "react";
import { useHydrated } from "../use-hydrated.ts";
import { useReturn } from "../use-return.ts";
import { LostPage } from "./lost-page.tsx";
import { RecentList } from "./recent-list.tsx";
import { SearchBox } from "./search-box.tsx";
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

const MOST = 8;

/** Pages of a list in the document whose titles have all words of a query: what a reader can use before the index is there. */
function TitleMatches(props: { readonly query: string; readonly list: string }): ReactNode {
  const words = props.query.toLowerCase().trim().split(/\s+/);
  const links = [...document.querySelectorAll<HTMLAnchorElement>(props.list)];
  const found = links.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
  if (found.length === 0) return null;
  return (
    <section className="search-group">
      <h2>Titles with these words</h2>
      <ul className="search-pages">
        {found.slice(0, MOST).map((link) => (
          <li key={link.href}>
            <a className="search-hit" href={link.href}>
              <span className="search-trail">{groupOf(link)}</span>
              <span className="search-title">{link.text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The name of the group in which a link is listed: a product and its manual may have one title. */
function groupOf(link: Element): string | undefined {
  return link.closest("section")?.querySelector("h3")?.textContent;
}
