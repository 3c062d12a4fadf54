import type { PageFragments, PageRecord, SiteShell } from "../../schema/generated/types.ts";
import { asText } from "../core/as-bytes.ts";
import { shortHash } from "../core/hash.ts";
import { LostValueError } from "../engine/cache/lost-value.ts";
import type { Engine } from "../engine/engine.ts";
import type { SiteContent } from "../pages/site-content.ts";
import type { StreamingWriter } from "../write/streaming-writer.ts";
import { assertFrame, assertRecord } from "./assert-records.ts";
import type { Bundle } from "./bundle.ts";
import { markdownName } from "./markdown/markdown-paths.ts";
import type { RenderedPage } from "./page-files.ts";
import { knownNeeds } from "./page-needs.ts";
import { keepHash, knownHash, recordHash } from "./record-hash.ts";
import { type RenderedFragments, renderPages } from "./render-pages.ts";
import { renderParts } from "./render-parts.ts";
import { keepSearchWork } from "./search-texts.ts";
import { loadServerEntry } from "./server-entry.ts";

/** The pages of a site, each with its fragments from the store, or with the function that renders them. */
export interface DrawnPages {
  readonly pages: readonly RenderedPage[];
  /** A page whose record is another by now. */
  readonly plan: (record: PageRecord) => RenderedPage;
  /** Pages whose layout ran; the others came from the cache. */
  readonly rendered: number;
}

/** The tools with which pages are drawn, and the place where they are cached. */
export interface DrawTools {
  readonly bundle: Bundle;
  /** Finds parts of pages by everything that they depend on, and has the rest drawn. */
  readonly engine: Engine;
  /** Whether new records are validated against their schema; `dev` shows what it can even with mistakes. */
  readonly assert?: boolean;
  /** Writes files of pages as soon as they are known; absent: they are written with all others. */
  readonly early?: Pick<StreamingWriter, "put"> | undefined;
  /** Whether a page is rendered when somebody asks for it and not before, as in `dev`. */
  readonly isLazy?: boolean;
}

/** Runs the layouts of pages that are not in the store; `shellKey` names the shell. Lazily, none runs until its parts are asked for. */
export async function drawPages(
  site: SiteContent,
  shellKey: string,
  { bundle, engine, early, assert = false, isLazy = false }: DrawTools,
): Promise<DrawnPages> {
  const { shell } = site;
  const render = isLazy ? await lazyRenderer(shell, bundle, engine) : undefined;
  const planning = { shellKey, engine, render };
  const plan = (record: PageRecord): RenderedPage => planPage(record, planning);
  const ownPages = [site.search, site.offline, site.notFound];
  const records = [...site.records, ...ownPages];
  const drawable = isLazy ? [] : records;
  const missing = longestFirst(drawable.filter((record) => !isDrawn(record, { shellKey, engine })));
  // A record whose parts are in the store was proven when they were made.
  if (assert && missing.length > 0) assertFrame(site, engine);
  const copies = new Map<PageRecord, MarkdownCopy>();
  await renderPages(missing, shell, {
    serverEntry: bundle.serverEntry,
    engine,
    assert: assert ? assertRecord : undefined,
    keep: (record, work) => {
      if (work.hash !== undefined) keepHash(record, work.hash, engine);
      const markdown = keepWork(work, plan(record), { shell, engine, early });
      if (markdown !== undefined) copies.set(record, markdown);
    },
  });
  const planned = function* (): Generator<RenderedPage> {
    for (const record of records) yield planPage(record, planning, copies.get(record));
  };
  return { pages: await engine.collect(planned()), plan, rendered: missing.length };
}

/**
 * Docs take the least time to draw. If pages that take longer came last, one thread would wait for the other
 * in the end.
 */
function longestFirst(records: readonly PageRecord[]): PageRecord[] {
  return [...records.filter(({ type }) => type !== "doc"), ...records.filter(({ type }) => type === "doc")];
}

/** The Markdown copy of a page, for as long as it can be read. */
type MarkdownCopy = NonNullable<RenderedPage["markdown"]>;

/** Puts what was made of a page where the other steps look for it, and gives the Markdown copy. */
function keepWork(
  { parts, needs, search, markdown }: RenderedFragments,
  page: RenderedPage,
  { shell, engine, early }: Pick<DrawTools, "engine" | "early"> & { readonly shell: SiteShell },
): MarkdownCopy | undefined {
  const { partsKey } = page;
  engine.values.put(partsKey, parts);
  if (needs !== undefined) knownNeeds(page.record, shell, engine).set(partsKey, needs);
  if (search !== undefined) {
    const file = keepSearchWork(page, search, { base: shell.base, engine });
    early?.put(file, search.text);
  }
  return markdown === undefined ? undefined : putTemporary(markdown, page, { engine, early });
}

/** Out of memory until it is asked for once more, where there is a disk for that. */
function putTemporary(
  text: Uint8Array,
  page: RenderedPage,
  { engine, early }: Pick<DrawTools, "engine" | "early">,
): MarkdownCopy {
  const bytes = early?.put(markdownName(page), text) ?? engine.values.temporary.put(text);
  return bytes === undefined ? () => asText(text) : readerOf(bytes);
}

/** A function of its own: a closure beside another that names the text would keep it, too. */
function readerOf(bytes: () => Buffer | undefined): MarkdownCopy {
  return () => bytes()?.toString();
}

interface Planning {
  readonly shellKey: string;
  readonly engine: Engine;
  /** Makes parts that are not in the store yet; absent: they must be there. */
  readonly render: ((record: PageRecord, partsKey: string) => string) | undefined;
}

/** Whether the store has the parts of a page. Those of a record that is not known are made, and its hash with them. */
function isDrawn(record: PageRecord, { shellKey, engine }: Pick<Planning, "shellKey" | "engine">): boolean {
  const hash = knownHash(record, engine);
  return hash !== undefined && engine.values.has(partsKeyOf(hash, shellKey));
}

/** Hashes both: one more of them takes longer than to join one with the beginning of the other. */
function partsKeyOf(hash: string, shellKey: string): string {
  return `parts ${hash} ${shortHash(shellKey)}`;
}

function planPage(
  record: PageRecord,
  { shellKey, engine, render }: Planning,
  markdown?: MarkdownCopy,
): RenderedPage {
  const hash = recordHash(record, engine);
  const partsKey = partsKeyOf(hash, shellKey);
  const partsText = (): string => {
    const found = engine.values.getText(partsKey) ?? render?.(record, partsKey);
    if (found === undefined)
      throw new LostValueError(`The parts of ${record.pathname} are not in the store.`);
    return found;
  };
  const parts = (): PageFragments => JSON.parse(partsText()) as PageFragments;
  return { record, hash: shortHash(hash), partsKey, parts, partsText, markdown };
}

/** Renders one page when its parts are asked for, and keeps them. */
async function lazyRenderer(
  shell: SiteShell,
  { serverEntry }: Bundle,
  engine: Engine,
): Promise<Planning["render"]> {
  const { renderPage } = await loadServerEntry(serverEntry);
  return (record, partsKey) => {
    const { partsText } = renderParts(record, shell, renderPage);
    engine.values.put(partsKey, partsText);
    return partsText;
  };
}
