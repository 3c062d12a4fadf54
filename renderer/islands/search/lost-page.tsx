import { type ReactNode, useEffect, useState } from "react";
import { encodePathname, siteBase, urlToPathname } from "../../client/addresses.ts";
import { loadJson } from "../../client/load-json.ts";
import { pathnameToHref } from "../../shared/compose/href.ts";
import { ROUTES_PATH, type RouteList } from "../../shared/offline-format/site-facts.ts";
import { useHydrated } from "../use-hydrated.ts";
import { nearAddresses, wordsOf } from "./near-addresses.ts";
import { SearchBox } from "./search-box.tsx";
import { useSearch } from "./use-search.ts";

const limits = { pages: 5, sections: 2 };

/** For an address without a page: the pages whose addresses are like it, and a search for its words. */
export function LostPage({ page }: { readonly page: string }): ReactNode {
  const search = useSearch(limits);
  const { setQuery } = search;
  const hydrated = useHydrated();
  const [near, setNear] = useState<readonly string[]>([]);
  useEffect(() => {
    const pathname = urlToPathname(location, siteBase());
    if (pathname === undefined) return;
    void knownAddresses().then((known) => {
      setNear(nearAddresses(pathname, known));
      setQuery(wordsOf(pathname));
    });
  }, [setQuery]);
  return (
    <SearchBox search={search} page={page} list={page}>
      {!hydrated && (
        <p className="search-note search-unscripted">
          The search needs scripts, and none have run here. <a href={page}>Every page of the site</a> is on
          one list.
        </p>
      )}
      {near.length > 0 && (
        <section className="search-group">
          <h2>Similar addresses</h2>
          <ul className="search-pages">
            {near.map((address) => (
              <li key={address}>
                <a href={pathnameToHref(encodePathname(address), siteBase())}>{address}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </SearchBox>
  );
}

/** None where the list cannot be had: the search is there all the same. */
async function knownAddresses(): Promise<string[]> {
  const answer = await loadJson(siteBase() + ROUTES_PATH).catch(() => undefined);
  return answer !== undefined ? Object.keys((answer.value as RouteList).pages) : [];
}
