import { normalisePathname } from "../../../renderer/shared/compose/normalise-pathname.ts";
import { groupBy } from "../../core/group-by.ts";
import { canonicalAddress } from "../../model/resolve/doc-path.ts";
import type { Citable, SiteIndex } from "../../model/resolve/site-index.ts";
import { publishedSources } from "../../model/resolve/site-links.ts";
import { diagnosticAt } from "../../sources/parse/source.ts";
import type { Blocker, CandidateSite, PublishRule } from "./blocker.ts";

/** A source is no page of the site itself: a page proves nothing about what it says. */
export const ownSources: PublishRule = (site) => {
  const { index } = site;
  const uses = usesOf(index);
  return sourceFiles(index).flatMap((source) =>
    (source.data.sources as readonly Citable[]).flatMap((entry, i): Blocker[] => {
      const page = ownPage(entry, site);
      if (page === undefined) return [];
      const places = uses.get(entry.id) ?? 0;
      return [
        {
          supply: `Say what the page ${page} was written from, or let a responsible role sign it: it is the source ${entry.id}.`,
          places,
          diagnostics: [
            diagnosticAt(source, `/sources/${i}/url`, {
              code: "publish-own-source",
              message: `The source ${entry.id} is a page of this site, ${page}, and no page proves what it says. ${usesInWords(places)}`,
              hint: "Name what the page was written from, or write kind: signed with role: and date:; kind: own with revision: shows a document of your own.",
            }),
          ],
        },
      ];
    }),
  );
};

function usesInWords(places: number): string {
  if (places === 0) return "Nothing names it yet.";
  return places === 1 ? "One place names it as a source." : `${places} places name it as a source.`;
}

function sourceFiles(index: SiteIndex) {
  return publishedSources(index).filter(({ type, valid }) => type === "sources" && valid);
}

/** How many values, statements and records name each source. */
function usesOf(index: SiteIndex): ReadonlyMap<string, number> {
  const references = publishedSources(index)
    .filter(({ type }) => type !== "sources")
    .flatMap((source) => source.references.filter(({ kind }) => kind === "source"));
  const byTarget = groupBy(references, ({ target }) => target);
  return new Map([...byTarget].map(([target, { length }]) => [target, length]));
}

/**
 * The page of this site that the address of a source names. As long as a site does not know where it is
 * published, its pages are recognized by their paths, in sources of the company alone; the home page has a
 * path that every site has.
 */
function ownPage({ url, kind }: Citable, { index, shell }: CandidateSite): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { host, pathname } = new URL(url);
  const isOwn = shell.url === undefined ? kind === "company" && pathname !== "/" : isHost(host, shell.url);
  return isOwn ? pageOfAddress(pathname, shell.base, index) : undefined;
}

function isHost(host: string, own: string): boolean {
  const bare = (name: string): string => name.replace(/^www\./, "");
  return bare(host) === bare(new URL(own).host);
}

/** The page of this site that a path on its host shows, at its own address or at a former one; undefined where it shows none. */
function pageOfAddress(path: string, base: string, { pages }: Pick<SiteIndex, "pages">): string | undefined {
  const decoded = normalisePathname(path, base);
  if (decoded === undefined) return undefined;
  const pathname = canonicalAddress(decoded);
  return pages.get(pathname) !== undefined || pages.aliasTarget(pathname) !== undefined
    ? pathname
    : undefined;
}
