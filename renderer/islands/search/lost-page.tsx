import { type ReactNode, useEffect, useState } from "react";
import { encodePathname, siteBase, urlToPathname } from "../../client/addresses.ts";
import { loadJson } from "../../client/load-json.ts";
import { pathnameToHref } from "../../shared/compose/href.ts";
import { ROUTES_PATH, type RouteList } from "../../shared/offline-format/site-facts.ts";
import { slipsBetween } from "../../shared/search/slips.ts";
import { useHydrated } from "../use-hydrated.ts";
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

const MOST = 5;

/**
 * The addresses of a site that one which has no page may have meant, the likeliest first: the same last part in another
 * folder, as after a move, or one with a few slips of the finger.
 */
export function nearAddresses(pathname: string, known: readonly string[]): string[] {
  const wanted = lastPart(pathname);
  const folders = foldersOf(pathname);
  const limit = Math.min(3, Math.floor(wanted.length / 4));
  return known
    .flatMap((address) => {
      const slips = slipsBetween(wanted, lastPart(address), limit);
      return slips === undefined || wanted === ""
        ? []
        : [{ address, slips, shared: sharedStart(folders, address) }];
    })
    .sort((a, b) => a.slips - b.slips || b.shared - a.shared || (a.address < b.address ? -1 : 1))
    .slice(0, MOST)
    .map(({ address }) => address);
}

/** The words of the last part of an address, to search for. */
export function wordsOf(pathname: string): string {
  return lastPart(pathname, (part) => part)
    .replace(/[-_.+~,;:!()]+/g, " ")
    .trim();
}

function lastPart(pathname: string, fold = (part: string) => part.toLowerCase()): string {
  const parts = partsOf(pathname);
  const last = parts.at(-1) ?? "";
  return fold(
    /^index(?:\.|$)/i.test(last) ? (parts.at(-2) ?? "") : last.replace(/\.(?:html?|md|php|aspx?)$/i, ""),
  );
}

function foldersOf(pathname: string): string[] {
  return partsOf(pathname.toLowerCase()).slice(0, -1);
}

function partsOf(pathname: string): string[] {
  return pathname.split("/").filter((part) => part !== "");
}

function sharedStart(folders: readonly string[], address: string): number {
  const others = foldersOf(address);
  const differs = folders.findIndex((folder, at) => folder !== others[at]);
  return differs === -1 ? folders.length : differs;
}
