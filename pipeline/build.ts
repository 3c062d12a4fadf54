import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ServerEntry } from "../renderer/compose/server-entry.ts";
import type { Template } from "../renderer/compose/types.ts";
import type { PageRecord, Parts, SiteShell } from "../schema/generated/types.ts";
import type { Bundle } from "./bundle.ts";
import { canonicalJson } from "./cache/canonical-json.ts";
import { hashOf } from "./cache/hash.ts";
import { LostValueError } from "./cache/lost-value.ts";
import type { PackStore } from "./cache/pack-store.ts";
import type { Checked, Diagnostic } from "./diagnostics.ts";
import { aliasScripts } from "./emit/alias-pages.ts";
import { HeldBytes } from "./emit/held-bytes.ts";
import { type PageFacts, recordOf } from "./emit/page-facts.ts";
import { pageFiles, type RenderedPage } from "./emit/page-files.ts";
import { recordHash } from "./emit/record-hash.ts";
import { sidebarKeys } from "./emit/sidebar-keys.ts";
import { siteFiles } from "./emit/site-files.ts";
import { treeName } from "./emit/tree-name.ts";
import { spareMemory } from "./heap-growth.ts";
import { iconFiles, manifestFile } from "./install/install-files.ts";
import type { Release } from "./offline/latest.ts";
import { offlineFiles } from "./offline/offline-files.ts";
import { knownNeeds } from "./offline/page-needs.ts";
import { shellFiles } from "./offline/shell-files.ts";
import { removalFile, workerFiles } from "./offline/worker-files.ts";
import { once } from "./once.ts";
import { pictureFiles } from "./open-graph/picture-files.ts";
import { proveAnchors } from "./render/prove-anchors.ts";
import { loadServerEntry, type RenderedParts, renderPages } from "./render/render-pages.ts";
import { indexInThreads, searchCorpora, searchFiles } from "./search/search-files.ts";
import { keepSearchWork, searchTexts } from "./search/search-texts.ts";
import { serialFiles } from "./serials/serial-files.ts";
import type { SitePolicy } from "./serve/response-headers.ts";
import { inSlices, type Pause } from "./site/pause.ts";
import { proveFrame, proveRecord } from "./site/prove-records.ts";
import type { SiteContent } from "./site.ts";
import type { Threads } from "./threads/threads.ts";
import { twinFiles, twinName } from "./twins/twin-files.ts";
import type { EarlyTree } from "./write/early-tree.ts";
import type { OutputFile } from "./write/tree-plan.ts";

export interface BuildTools {
  readonly bundle: Bundle;
  /** Parts of pages by everything that they depend on. */
  readonly store: PackStore;
  /** Pictures for links that were drawn before; absent: none is made. */
  readonly pictures?: PackStore | undefined;
  /** For many pages; absent: all work is done here. */
  readonly threads?: Threads | undefined;
  /** Attributes that the root element of every page gets besides its own; `dev` marks its pages. */
  readonly rootAttributes?: string;
  /** Whether new records are held against their schema; `dev` shows what it can even with mistakes. */
  readonly prove?: boolean;
  /** The release for which an offline copy is made; absent: none is, as in `dev`. */
  readonly release?: Release;
  /** Where files of pages are written as soon as they are known; absent: with all others. */
  readonly early?: Pick<EarlyTree, "put"> | undefined;
  /** Whether a page is rendered when somebody asks for it and not before, as in `dev`. */
  readonly isLazy?: boolean;
  /** Lets others work between the steps; absent: all is done in one go. */
  readonly pause?: Pause;
  /** Work of this thread that no step waits for, done while others render. */
  readonly meanwhile?: (() => void) | undefined;
}

/** Bytes of pages that are in memory until they are written: all pages of some 800 docs. */
const HELD_BYTES = 64_000_000;

/** The output as files, and what it took to make them. */
export interface BuiltSite {
  readonly files: readonly OutputFile[];
  /** The rest of them: the twins, what is for programs. In `dev` they are made when one is asked for. */
  readonly beside: () => readonly OutputFile[];
  /** The icons of a site that is rendered as it is asked for: to draw them takes as long as thirty docs. */
  readonly icons: () => Promise<readonly OutputFile[]>;
  /** The files of the search; all pages are read for them. */
  readonly search: () => readonly OutputFile[];
  /** The files of a page whose record is another by now, within the same frame. */
  readonly filesOf: (record: PageRecord) => readonly OutputFile[];
  /** What an offline copy would lack; then the files must not be published. */
  readonly diagnostics: readonly Diagnostic[];
  readonly pages: number;
  /** Pages whose layout ran; the others came from the cache. */
  readonly rendered: number;
  readonly policy: SitePolicy;
  /** Changes when the frame around all pages does. */
  readonly templateKey: string;
}

/** Render and compose: from the records to the files of the output. Pages that are in the store are not rendered. */
export async function buildSite(site: SiteContent, tools: BuildTools): Promise<BuiltSite> {
  const { bundle, store, threads, pictures, rootAttributes = "", prove = false, release, pause } = tools;
  const { shell } = site;
  // First: a thread is busy with them for as long as with a hundred pages, which have to be planned meanwhile.
  const drawing = tools.isLazy === true ? [] : iconFiles(site, tools);
  const shellKey = hashOf(canonicalJson(shell), bundle.fingerprint);
  const drawn = await templateOf(site, shellKey, bundle, store);
  const template = { ...drawn, rootAttributes: `${drawn.rootAttributes} ${rootAttributes}`.trim() };
  const render = tools.isLazy === true ? await lazyRenderer(shell, bundle, store) : undefined;
  const plan = (record: PageFacts): RenderedPage => planPage(record, { shellKey, store, render });
  const records = [...site.records, site.search, site.offline, site.notFound];
  const pages = await inSlices(mapped(records, plan), pause);
  const missing = render === undefined ? pages.filter(({ partsKey }) => !store.has(partsKey)) : [];
  // A record whose parts are in the store was proven when they were made.
  if (prove && missing.length > 0) proveFrame(site, store);
  spareMemory(missing.length);
  const fresh = missing.map(({ record }) => recordOf(record));
  const rendering = renderPages(fresh, shell, {
    ...{ serverEntry: bundle.serverEntry, threads, prove: prove ? proveRecord : undefined },
    keep: (index, work) => {
      const page = missing[index];
      if (page !== undefined) keepWork(work, page, { shell, store, early: tools.early });
    },
  });
  tools.meanwhile?.();
  const [icons] = await Promise.all([drawing, rendering]);
  const templateKey = hashOf(canonicalJson({ ...template, sidebars: {} }), bundle.fingerprint);
  const policy = {
    inlineScripts: [...inlineScripts(template), ...aliasScripts(site.redirects)],
    ...site.hosts,
  };
  // `dev` makes what is asked for: there every page of a tree that has changed is made anew.
  const sidebarKey = render === undefined ? sidebarKeys(site.records, shell.base, store) : treeName;
  const frame = { template, templateKey, sidebarKey };
  // `dev` makes what is asked for, and keeps it itself.
  const held = release === undefined ? undefined : new HeldBytes(HELD_BYTES, store, tools.early);
  const online = [
    ...(
      await inSlices(
        mapped(pages, (page) => pageFiles(page, frame)),
        pause,
      )
    )
      .flat()
      .map((file) => held?.hold(file) ?? file),
    ...(await serialFiles(site.serials, store)),
    manifestFile(site),
    ...icons,
    ...clientFiles(bundle),
    ...(pictures === undefined
      ? []
      : await pictureFiles(site.pictures, { fonts: bundle.pictureFonts, store: pictures, threads })),
  ];
  const beside = once(() => [...siteFiles(site, shell.base, policy), ...twinFiles(pages, shell, shellKey)]);
  const corpora = once(() => searchCorpora(searchTexts(pages, { base: shell.base, store }), store));
  const search = once(() => searchFiles(corpora(), store));
  const allFiles = (): ReadonlyMap<string, OutputFile> => {
    const all = new Map<string, OutputFile>();
    for (const files of [online, beside()]) for (const file of files) all.set(file.path, file);
    return all;
  };
  const copied = async (release: Release): Promise<Checked<readonly OutputFile[]>> => {
    const parts = {
      pages,
      template,
      docsLabel: shell.docs.label,
      files: allFiles(),
      clientFiles: bundle.clientFiles,
      shellFiles: shellFiles(
        bundle.chunks,
        pages.find(({ record }) => record.type === "not-found"),
      ),
      base: shell.base,
      url: shell.url,
    };
    // The index first, since it is the longest that one thread does.
    const [, { value, diagnostics }] = await Promise.all([
      indexInThreads(corpora(), { store, threads }),
      offlineFiles(parts, { release, store, threads }),
    ]);
    const worker = { ...parts, shell, policy, bundle, redirects: site.redirects, store };
    return { value: [...value.files, ...workerFiles(value, worker)], diagnostics };
  };
  const copy =
    release === undefined ? { value: [removalFile(bundle)], diagnostics: [] } : await copied(release);
  return {
    files: [...online, ...copy.value],
    beside,
    icons: () => iconFiles(site, tools),
    search,
    filesOf: (record) => pageFiles(plan(record), frame),
    diagnostics: copy.diagnostics,
    pages: pages.length,
    rendered: missing.length,
    policy,
    templateKey,
  };
}

/** Puts what threads have made of a page where the other steps look for it. */
function keepWork(
  { parts, needs, search, twin }: RenderedParts,
  page: RenderedPage,
  { shell, store, early }: Pick<BuildTools, "store" | "early"> & { readonly shell: SiteShell },
): void {
  const { partsKey } = page;
  store.put(partsKey, parts);
  if (needs !== undefined) knownNeeds(shell, store).set(partsKey, needs);
  if (search !== undefined) {
    const file = keepSearchWork(page, search, { base: shell.base, store });
    early?.put(file, search.text);
  }
  if (twin !== undefined) page.twin = setAside(twin, page, { store, early });
}

/** Out of memory until it is asked for once more, where there is a disk for that. */
function setAside(
  text: string,
  page: RenderedPage,
  { store, early }: Pick<BuildTools, "store" | "early">,
): () => string | undefined {
  const bytes = early?.put(twinName(page), text) ?? store.setAside(Buffer.from(text));
  return bytes === undefined ? () => text : readerOf(bytes);
}

/** A function of its own: a closure beside another that names the text would keep it, too. */
function readerOf(bytes: () => Buffer | undefined): () => string | undefined {
  return () => bytes()?.toString();
}

interface Planning {
  readonly shellKey: string;
  readonly store: PackStore;
  /** Makes parts that are not in the store yet; absent: they must be there. */
  readonly render: ((record: PageRecord, partsKey: string) => string) | undefined;
}

function planPage(record: PageFacts, { shellKey, store, render }: Planning): RenderedPage {
  const hash = recordHash(record, store);
  // Hashes both: one more of them takes longer than to join one with the end of the other.
  const partsKey = `parts ${hash} ${shellKey.slice(-16)}`;
  const partsText = (): string => {
    const found = store.getText(partsKey) ?? render?.(recordOf(record), partsKey);
    if (found === undefined)
      throw new LostValueError(`The parts of ${record.pathname} are not in the store.`);
    return found;
  };
  const parts = (): Parts => JSON.parse(partsText()) as Parts;
  return { record, hash: hash.slice(0, 16), partsKey, parts, partsText };
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
    proveAnchors(record, parts);
    const text = canonicalJson(parts);
    store.put(partsKey, text);
    return text;
  };
}

function* mapped<T, U>(things: Iterable<T>, make: (thing: T) => U): Generator<U> {
  for (const thing of things) yield make(thing);
}

async function templateOf(
  site: SiteContent,
  shellKey: string,
  bundle: Bundle,
  store: PackStore,
): Promise<Template> {
  const key = `template ${shellKey}`;
  const known = store.getJson<ReturnType<ServerEntry["renderTemplate"]>>(key);
  if (known !== undefined) return { ...known, sidebars: site.sidebars };
  const { renderTemplate } = await loadServerEntry(bundle.serverEntry);
  const drawn = renderTemplate(site.shell satisfies SiteShell);
  store.putJson(key, drawn);
  return { ...drawn, sidebars: site.sidebars };
}

/** Hashes of the inline scripts of the frame, as the content security policy names them. */
function inlineScripts(template: Template): string[] {
  const html = template.head + template.before + template.after + template.scripts;
  return [...html.matchAll(/<script(?![^>]*\b(?:src|type="application))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => `sha256-${createHash("sha256").update(code).digest("base64")}`,
  );
}

/** The client belongs to Fairlead, not to the site: its files are copied as they are. */
function clientFiles(bundle: Bundle): OutputFile[] {
  const copied = bundle.clientFiles.map((path) => ({
    path,
    key: hashOf(path),
    bytes: () => readFileSync(join(bundle.clientFolder, path)),
  }));
  const notices = join(bundle.clientFolder, "notices.txt");
  return [
    ...copied,
    { path: "notices.txt", key: hashOf("notices", bundle.fingerprint), bytes: () => readFileSync(notices) },
  ];
}
