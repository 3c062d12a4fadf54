import type { PageFragments, PageRecord, SiteShell } from "../../schema/generated/types.ts";
import { canonicalJson } from "../core/canonical-json.ts";
import { LostValueError } from "../engine/cache/lost-value.ts";
import type { PackStore } from "../engine/cache/pack-store.ts";
import type { Threads } from "../engine/threads/threads.ts";
import { collectYielding, type YieldToEventLoop } from "../engine/yield-to-event-loop.ts";
import type { SiteContent } from "../pages/site-content.ts";
import type { StreamingWriter } from "../write/streaming-writer.ts";
import { assertAnchors } from "./assert-anchors.ts";
import { assertFrame, assertRecord } from "./assert-records.ts";
import type { Bundle } from "./bundle.ts";
import { markdownName } from "./markdown/markdown-paths.ts";
import type { RenderedPage } from "./page-files.ts";
import { knownNeeds } from "./page-needs.ts";
import { keepHash, knownHash, recordHash } from "./record-hash.ts";
import { loadServerEntry, type RenderedFragments, renderPages } from "./render-pages.ts";
import { keepSearchWork } from "./search-texts.ts";

/** The pages of a site, each with its fragments from the store, or with the function that renders them. */
interface DrawnPages {
  readonly pages: readonly RenderedPage[];
  /** A page whose record is another by now. */
  readonly plan: (record: PageRecord) => RenderedPage;
  /** Pages whose layout ran; the others came from the cache. */
  readonly rendered: number;
}

/** What pages are drawn with, and where they are kept. */
export interface DrawTools {
  readonly bundle: Bundle;
  /** Parts of pages by everything that they depend on. */
  readonly store: PackStore;
  /** For many pages; absent: all work is done here. */
  readonly threads?: Threads | undefined;
  /** Whether new records are validated against their schema; `dev` shows what it can even with mistakes. */
  readonly assert?: boolean;
  /** Where files of pages are written as soon as they are known; absent: with all others. */
  readonly early?: Pick<StreamingWriter, "put"> | undefined;
  /** Whether a page is rendered when somebody asks for it and not before, as in `dev`. */
  readonly isLazy?: boolean;
  /** Lets others work between the steps; absent: all is done in one go. */
  readonly yieldToEventLoop?: YieldToEventLoop;
}

/** Runs the layouts of pages that are not in the store; `shellKey` names the shell. Lazily, none runs until its parts are asked for. */
export async function drawPages(
  site: SiteContent,
  shellKey: string,
  { bundle, store, threads, early, assert = false, isLazy = false, yieldToEventLoop }: DrawTools,
): Promise<DrawnPages> {
  const { shell } = site;
  const render = isLazy ? await lazyRenderer(shell, bundle, store) : undefined;
  const planning = { shellKey, store, render };
  const plan = (record: PageRecord): RenderedPage => planPage(record, planning);
  const ownPages = [site.search, site.offline, site.notFound];
  const records = [...site.records, ...ownPages];
  const drawable = isLazy ? [] : records;
  const missing = longestFirst(drawable.filter((record) => !isDrawn(record, { shellKey, store })));
  // A record whose parts are in the store was proven when they were made.
  if (assert && missing.length > 0) assertFrame(site, store);
  const copies = new Map<PageRecord, MarkdownCopy>();
  await renderPages(missing, shell, {
    ...{ serverEntry: bundle.serverEntry, threads, assert: assert ? assertRecord : undefined },
    keep: (index, work) => {
      const record = missing[index];
      if (record === undefined) return;
      if (work.hash !== undefined) keepHash(record, work.hash, store);
      const markdown = keepWork(work, plan(record), { shell, store, early });
      if (markdown !== undefined) copies.set(record, markdown);
    },
  });
  const planned = function* (): Generator<RenderedPage> {
    for (const record of records) yield planPage(record, planning, copies.get(record));
  };
  return { pages: await collectYielding(planned(), yieldToEventLoop), plan, rendered: missing.length };
}

/** Docs take the least time to draw. Of what takes longer, one thread would wait for the other in the end. */
function longestFirst(records: readonly PageRecord[]): PageRecord[] {
  return [...records.filter(({ type }) => type !== "doc"), ...records.filter(({ type }) => type === "doc")];
}

/** The Markdown copy of a page, for as long as it can be read. */
type MarkdownCopy = NonNullable<RenderedPage["markdown"]>;

/** Puts what was made of a page where the other steps look for it, and gives the Markdown copy. */
function keepWork(
  { parts, needs, search, markdown }: RenderedFragments,
  page: RenderedPage,
  { shell, store, early }: Pick<DrawTools, "store" | "early"> & { readonly shell: SiteShell },
): MarkdownCopy | undefined {
  const { partsKey } = page;
  store.put(partsKey, parts);
  if (needs !== undefined) knownNeeds(page.record, shell, store).set(partsKey, needs);
  if (search !== undefined) {
    const file = keepSearchWork(page, search, { base: shell.base, store });
    early?.put(file, search.text);
  }
  return markdown === undefined ? undefined : putTemporary(markdown, page, { store, early });
}

/** Out of memory until it is asked for once more, where there is a disk for that. */
function putTemporary(
  text: string,
  page: RenderedPage,
  { store, early }: Pick<DrawTools, "store" | "early">,
): MarkdownCopy {
  const bytes = early?.put(markdownName(page), text) ?? store.putTemporary(Buffer.from(text));
  return bytes === undefined ? () => text : readerOf(bytes);
}

/** A function of its own: a closure beside another that names the text would keep it, too. */
function readerOf(bytes: () => Buffer | undefined): MarkdownCopy {
  return () => bytes()?.toString();
}

interface Planning {
  readonly shellKey: string;
  readonly store: PackStore;
  /** Makes parts that are not in the store yet; absent: they must be there. */
  readonly render: ((record: PageRecord, partsKey: string) => string) | undefined;
}

/** Whether the store has the parts of a page. Those of a record that is not known are made, and its hash with them. */
function isDrawn(record: PageRecord, { shellKey, store }: Pick<Planning, "shellKey" | "store">): boolean {
  const hash = knownHash(record, store);
  return hash !== undefined && store.has(partsKeyOf(hash, shellKey));
}

/** Hashes both: one more of them takes longer than to join one with the end of the other. */
function partsKeyOf(hash: string, shellKey: string): string {
  return `parts ${hash} ${shellKey.slice(-16)}`;
}

function planPage(
  record: PageRecord,
  { shellKey, store, render }: Planning,
  markdown?: MarkdownCopy,
): RenderedPage {
  const hash = recordHash(record, store);
  const partsKey = partsKeyOf(hash, shellKey);
  const partsText = (): string => {
    const found = store.getText(partsKey) ?? render?.(record, partsKey);
    if (found === undefined)
      throw new LostValueError(`The parts of ${record.pathname} are not in the store.`);
    return found;
  };
  const parts = (): PageFragments => JSON.parse(partsText()) as PageFragments;
  return { record, hash: hash.slice(0, 16), partsKey, parts, partsText, markdown };
}

/** Renders one page when its parts are asked for, and keeps them. */
async function lazyRenderer(
  shell: SiteShell,
  { serverEntry }: Bundle,
  store: PackStore,
): Promise<Planning["render"]> {
  const { renderPage } = await loadServerEntry(serverEntry);
  return (record, partsKey) => {
    const parts = renderPage(record, shell);
    assertAnchors(record, parts);
    const text = canonicalJson(parts);
    store.put(partsKey, text);
    return text;
  };
}
