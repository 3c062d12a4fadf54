import type { ClientChunk } from "../../render/bundle.ts";
import type { RenderedPage } from "../../render/page-files.ts";

/** Modules of the development server, which no visitor loads. */
const OF_DEVELOPMENT = "renderer/client/dev-";
const OF_ISLANDS = "renderer/islands/";
/** Parts of the whole style sheet, which the page of last resort has: docs are online, or in a copy with the whole client. */
const OF_DOCS = ["renderer/client/docs.css", "renderer/client/text.css"];
/** Opens on every page by a key, whether the page shows it or not. */
const ON_EVERY_PAGE = ["search"];

/** The parts of a client, by the source of each chunk. */
export type ClientChunks = Readonly<Record<string, ClientChunk>>;

/**
 * Files of the client that the worker keeps for everyone, saved copy or not: what a page starts with, what the client
 * loads by itself later, and the islands that the page of last resort shows. All other islands are loaded where a page has
 * them: online from the server, at sea from the copy that has the page, which has the whole client.
 */
export function shellFiles(chunks: ClientChunks, notFound: RenderedPage | undefined): string[] {
  const entries = Object.entries(chunks).flatMap(([source, { isEntry }]) =>
    isEntry === true && !OF_DOCS.includes(source) ? [source] : [],
  );
  const lazy = entries.flatMap((source) => chunks[source]?.dynamicImports ?? []);
  const own = new Set(lazy.filter(isOfClient));
  const sources = new Set([...ON_EVERY_PAGE, ...islandsOf(notFound)]);
  const islands = lazy.filter((source) => sources.has(islandOf(source) ?? ""));
  const needed = withImports([...entries, ...own, ...islands], chunks);
  return [...new Set([...needed].flatMap((source) => filesOf(source, chunks, own)))].sort();
}

/** Chunks of several modules have no source in their name; only the client's own are loaded like that. */
function isOfClient(source: string): boolean {
  return !source.startsWith(OF_ISLANDS) && !source.startsWith(OF_DEVELOPMENT);
}

/** `renderer/islands/search/open-search.tsx` is of the island `search`. */
function islandOf(source: string): string | undefined {
  return source.startsWith(OF_ISLANDS) ? source.slice(OF_ISLANDS.length).split("/")[0] : undefined;
}

function islandsOf(page: RenderedPage | undefined): string[] {
  const { main = "" } = page?.parts() ?? {};
  return [...main.matchAll(/\sdata-island="([\w-]+)"/g)].map(([, name = ""]) => name);
}

function withImports(
  sources: readonly string[],
  chunks: ClientChunks,
  seen: Set<string> = new Set(),
): ReadonlySet<string> {
  for (const source of sources.filter((one) => !seen.has(one))) {
    seen.add(source);
    withImports(chunks[source]?.imports ?? [], chunks, seen);
  }
  return seen;
}

/**
 * A chunk and its files. Scripts among the assets are workers. The worker that keeps a copy is started by a
 * chunk that the client loads by itself if there is a copy, and that chunk has the worker too.
 */
function filesOf(source: string, chunks: ClientChunks, own: ReadonlySet<string>): string[] {
  const { file, css = [], assets = [] } = chunks[source] ?? {};
  if (file === undefined) return [];
  return [file, ...css, ...assets.filter((asset) => !own.has(source) || !asset.endsWith(".js"))];
}
