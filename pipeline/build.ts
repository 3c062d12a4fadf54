import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ServerEntry } from "../renderer/compose/server-entry.ts";
import type { Template } from "../renderer/compose/types.ts";
import type { PageRecord, SiteShell } from "../schema/generated/types.ts";
import { canonicalJson } from "./core/canonical-json.ts";
import type { Checked, Diagnostic } from "./core/diagnostics.ts";
import { hashOf } from "./core/hash.ts";
import type { SitePolicy } from "./core/http/response-headers.ts";
import { once } from "./core/once.ts";
import type { PackStore } from "./engine/cache/pack-store.ts";
import { collectYielding } from "./engine/yield-to-event-loop.ts";
import { aliasScripts } from "./outputs/emit/alias-pages.ts";
import { siteFiles } from "./outputs/emit/site-files.ts";
import { WriteBuffer } from "./outputs/emit/write-buffer.ts";
import { hostFiles } from "./outputs/hosts/host-files.ts";
import { iconFiles, manifestFile } from "./outputs/install/install-files.ts";
import { markdownFiles } from "./outputs/markdown/markdown-files.ts";
import type { Release } from "./outputs/offline/latest.ts";
import { offlineFiles } from "./outputs/offline/offline-files.ts";
import { PlannedFiles } from "./outputs/offline/planned-files.ts";
import { shellFiles } from "./outputs/offline/shell-files.ts";
import { removalFile, workerFiles } from "./outputs/offline/worker-files.ts";
import { pictureFiles } from "./outputs/open-graph/picture-files.ts";
import { indexInThreads, searchCorpora, searchFiles } from "./outputs/search/search-files.ts";
import { serialFiles } from "./outputs/serials/serial-files.ts";
import type { SiteContent } from "./pages/site-content.ts";
import type { Bundle } from "./render/bundle.ts";
import { type DrawTools, drawPages } from "./render/draw-pages.ts";
import { type ComposedPage, pageFiles, type RenderedPage } from "./render/page-files.ts";
import { loadServerEntry } from "./render/render-pages.ts";
import { searchTexts } from "./render/search-texts.ts";
import { sidebarKeys } from "./render/sidebar-keys.ts";
import { treeName } from "./render/tree-name.ts";
import type { OutputFile } from "./write/tree-plan.ts";

export interface BuildTools extends DrawTools {
  /** Pictures for links that were drawn before; absent: none is made. */
  readonly pictures?: PackStore | undefined;
  /** Attributes that the root element of every page gets besides its own; `dev` marks its pages. */
  readonly rootAttributes?: string;
  /** The release for which an offline copy is made; absent: none is, as in `dev`. */
  readonly release?: Release;
  /** Work of this thread that no step waits for, done once all pages are rendered. */
  readonly meanwhile?: (() => void) | undefined;
}

/** Bytes of pages that are in memory until they are written: all pages of some 800 docs. */
const BUFFERED_BYTES = 64_000_000;

/** The output as files, and what it took to make them. */
export interface BuiltSite {
  readonly files: readonly OutputFile[];
  /** The rest of them: the Markdown copies, what is for programs. In `dev` they are made when one is asked for. */
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
  const { bundle, store, threads, pictures, rootAttributes = "", release, yieldToEventLoop } = tools;
  const { shell } = site;
  // First: a thread is busy with them for as long as with a hundred pages.
  const drawing = tools.isLazy === true ? [] : iconFiles(site, tools);
  const shellKey = hashOf(canonicalJson(shell), bundle.fingerprint);
  const [{ pages, plan, rendered }, drawn, icons] = await Promise.all([
    drawPages(site, shellKey, tools),
    templateOf(site, shellKey, bundle, store),
    drawing,
  ]);
  const template = { ...drawn, rootAttributes: `${drawn.rootAttributes} ${rootAttributes}`.trim() };
  const corpora = once(() => searchCorpora(searchTexts(pages, { base: shell.base, store }), store));
  // As soon as it can be, since it is the longest that one thread does.
  const indexing = release === undefined ? undefined : indexInThreads(corpora(), { store, threads });
  const templateKey = hashOf(canonicalJson({ ...template, sidebars: {} }), bundle.fingerprint);
  const policy = {
    inlineScripts: [...inlineScripts(template), ...aliasScripts(site.redirects)],
    ...site.hosts,
  };
  // `dev` makes what is asked for: there every page of a tree that has changed is made anew.
  const sidebarKey = tools.isLazy === true ? treeName : sidebarKeys(site.records, shell.base, store);
  const pageShell = { template, templateKey, sidebarKey };
  // `dev` makes what is asked for, and keeps it itself.
  const writeBuffer = release === undefined ? undefined : new WriteBuffer(BUFFERED_BYTES, store, tools.early);
  const buffered = (file: OutputFile): OutputFile => writeBuffer?.add(file) ?? file;
  const compose = (page: RenderedPage): ComposedPage => {
    const { html, json } = pageFiles(page, pageShell);
    return { ...page, html: buffered(html), json: buffered(json) };
  };
  const composed = await collectYielding(mapped(pages, compose), yieldToEventLoop);
  const others = [
    ...(await serialFiles(site.serials, store)),
    manifestFile(site),
    ...icons,
    ...clientFiles(bundle),
    ...(pictures === undefined
      ? []
      : await pictureFiles(site.pictures, { fonts: bundle.pictureFonts, store: pictures, threads })),
  ];
  const beside = once(() => [
    ...siteFiles(site, shell.base),
    ...hostFiles({ redirects: site.redirects, base: shell.base, policy }),
    ...markdownFiles(pages, { shell, shellKey, pagesName: site.pagesName() }),
  ]);
  const search = once(() => searchFiles(corpora(), store));
  const plannedFiles = (): PlannedFiles => {
    const [docs, otherPages] = [composed.filter(isDoc), composed.filter((page) => !isDoc(page))];
    return new PlannedFiles([...filesOfPages(otherPages), ...others, ...beside()], () => filesOfPages(docs));
  };
  const copied = async (release: Release): Promise<Checked<readonly OutputFile[]>> => {
    const parts = {
      pages: composed,
      template,
      docsLabel: shell.docs.label,
      files: plannedFiles(),
      clientFiles: bundle.clientFiles,
      shellFiles: shellFiles(
        bundle.chunks,
        pages.find(({ record }) => record.type === "not-found"),
      ),
      base: shell.base,
      url: shell.url,
    };
    const { value, diagnostics } = await offlineFiles(parts, { release, store, threads });
    const worker = { ...parts, shell, policy, bundle, redirects: site.redirects, store };
    return { value: [...value.files, ...workerFiles(value, worker)], diagnostics };
  };
  tools.meanwhile?.();
  const [copy] = await Promise.all([
    release === undefined ? { value: [removalFile(bundle)], diagnostics: [] } : copied(release),
    indexing,
  ]);
  return {
    files: [...filesOfPages(composed), ...others, ...copy.value],
    beside,
    icons: () => iconFiles(site, tools),
    search,
    filesOf: (record) => Object.values(pageFiles(plan(record), pageShell)),
    diagnostics: copy.diagnostics,
    pages: pages.length,
    rendered,
    policy,
    templateKey,
  };
}

function filesOfPages(pages: readonly ComposedPage[]): OutputFile[] {
  return pages.flatMap(({ html, json }) => [html, json]);
}

function isDoc({ record }: ComposedPage): boolean {
  return record.type === "doc";
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
