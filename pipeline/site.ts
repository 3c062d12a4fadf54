import { schemas } from "../schema/generated/schemas.ts";
import type {
  LinkIndex,
  NotFoundPage,
  OfflinePage,
  PageRecord,
  SearchPage,
  SiteShell,
  SiteSource,
} from "../schema/generated/types.ts";
import { hashOf } from "./cache/hash.ts";
import type { PackStore } from "./cache/pack-store.ts";
import { applyChecks } from "./checks/apply-checks.ts";
import { downloadsOf } from "./compile/assets.ts";
import { type CompiledSite, compileSite, routeTemplates } from "./compile/compile-site.ts";
import { CompileContext } from "./compile/context.ts";
import { exportsClaim } from "./compile/exports-page.ts";
import { fillReferences } from "./compile/fill-references.ts";
import { judgeValues } from "./compile/judge-values.ts";
import { offlineClaim } from "./compile/offline-page.ts";
import { orphanPages } from "./compile/orphan-pages.ts";
import { type ClientFiles, siteShell } from "./compile/shell.ts";
import type { Contract } from "./contract/contract.ts";
import { judgeContract } from "./contract/judge-contract.ts";
import { type Checked, compareDiagnostics, compareStrings, type Diagnostic } from "./diagnostics.ts";
import { type ExportedFile, makeExports } from "./exports/make-exports.ts";
import { exportedTypes } from "./exports/registry.ts";
import type { LinkedSite } from "./external/external-links.ts";
import { isExternalCode } from "./external/judge-outcomes.ts";
import { assignPictures, type DrawnPicture } from "./open-graph/assign-pictures.ts";
import { prepareMarkdown } from "./parse/markdown/prepare-markdown.ts";
import { parseSource, unreadSource } from "./parse/parse-source.ts";
import { parseVersions } from "./parse/parse-versions.ts";
import { sizeOfImage } from "./read/image-size.ts";
import { type PictureFault, pictureFault } from "./read/picture-fault.ts";
import { type AssetFile, readData, type SourceFile, type TextFile } from "./read/read-data.ts";
import { judgePictures } from "./resolve/judge-pictures.ts";
import { judgeRedirects } from "./resolve/judge-redirects.ts";
import { collectEdges, judgeEdges, judgeReferences } from "./resolve/link-edges.ts";
import { linkIndex } from "./resolve/link-index.ts";
import { resolveLink } from "./resolve/resolve-link.ts";
import { limitsOf, readablePart } from "./resolve/site-config.ts";
import { type Asset, indexSite, type SiteIndex } from "./resolve/site-index.ts";
import type { Source } from "./resolve/source.ts";
import { unstableAnchors } from "./resolve/unstable-anchors.ts";
import { unusedImages } from "./resolve/unused-images.ts";
import { lastChanges } from "./revisions/last-changes.ts";
import { createValidator, type Validator } from "./validate/create-validator.ts";
import { lintProse } from "./validate/prose/lint-prose.ts";
import { applyRules } from "./validate/rules/index.ts";
import { contradictedValues } from "./validate/stated/contradicted-values.ts";
import { knownProducts } from "./validate/stated/known-values.ts";

export interface SiteOptions {
  /** The data folder. */
  readonly data: string;
  /** Base path with a slash at both ends. */
  readonly base: string;
  /** Scheme and host of the published site. */
  readonly url: string | undefined;
  readonly review: boolean;
  readonly client: ClientFiles;
  /** The files of the data folder, where they have been read within the usual limits already. */
  readonly files?: Checked<readonly SourceFile[]> | undefined;
  /** Parsed files by content. */
  readonly store: PackStore;
  /** Datasheets that were printed from the same site before. */
  readonly sheets?: readonly ExportedFile[];
  /** The day as YYYY-MM-DD; absent: no exception of the prose rules has ended. */
  readonly today?: string | undefined;
  /** What the published site has promised; absent: nothing is compared. */
  readonly against?: Contract | undefined;
  /** Asks other sites for the pages that this one links to; absent: nobody is asked. */
  readonly external?: ((site: LinkedSite) => Promise<readonly Diagnostic[]>) | undefined;
  /** Exchanges files that were read, to see what depends on them; the result is compared and never written. */
  readonly alter?: ((files: ReadFiles) => ReadFiles) | undefined;
}

/** What was read of the data folder. */
interface ReadFiles {
  readonly sources: readonly Source[];
  readonly assets: readonly Asset[];
}

/** Everything up to the records: what `check` judges and `build` renders. */
export interface Site {
  readonly index: SiteIndex;
  readonly records: readonly PageRecord[];
  readonly notFound: NotFoundPage;
  /** The page `/search`, which no file stands for. */
  readonly search: SearchPage;
  /** The page `/offline`, which no file stands for either. */
  readonly offline: OfflinePage;
  readonly sidebars: CompiledSite["sidebars"];
  readonly shell: SiteShell;
  readonly links: LinkIndex;
  /** Assets that pages show or offer. */
  readonly assets: readonly Asset[];
  /** Pictures for links to the pages; none without the site's address. */
  readonly pictures: readonly DrawnPicture[];
  /** Files that other programs read. */
  readonly exports: readonly ExportedFile[];
  /** All mistakes of all files, sorted. Paths are relative to the data folder. */
  readonly diagnostics: readonly Diagnostic[];
  /** The text of a file, for the frame of a diagnostic. */
  readonly textOf: (path: string) => string | undefined;
}

let validator: Validator | undefined;

/** Read, parse, validate, resolve, emit: the straight line from files to records. */
export async function makeSite(options: SiteOptions): Promise<Site> {
  const site = readSite(options);
  const unread = site.refused.flatMap((path) => unreadSource(path) ?? []);
  const read: ReadFiles = {
    sources: [...(await parseFiles(site.texts, site.limits, options.store)), ...unread],
    assets: site.assets.map(({ path, absolute, bytes, hash }) => ({ path, absolute, bytes, hash })),
  };
  const { sources, assets: files } = options.alter?.(read) ?? read;
  const versions = parseVersions(
    site.texts.find(({ path }) => path === "versions.json"),
    site.limits,
  );
  const texts = new Map(site.texts.map((file) => [file.path, file.text]));
  const textOf = (path: string): string | undefined => texts.get(path);
  const indexOf = (list: readonly Source[]): ReturnType<typeof indexSite> =>
    indexSite({
      sources: list,
      assets: files,
      refused: site.refused,
      templates: routeTemplates,
      versions: versions.value,
      review: options.review,
    });
  const first = indexOf(sources);
  // What a value says is known only now; titles and descriptions that hold values are part of the index.
  const filled = fillReferences(sources, first.value, textOf);
  const { value: indexed, diagnostics: claims } = filled === undefined ? first : indexOf(filled.sources);
  const judged = applyRules(indexed);
  const faulty = new Set(judged.filter(({ severity }) => severity === "error").map(({ file }) => file));
  // Rules have nothing to say about files that were exchanged: those as written were judged before.
  const isSound = ({ path }: Source): boolean => options.alter !== undefined || !faulty.has(path);
  const made = makeExports({ index: indexed, types: exportedTypes, store: options.store, isSound });
  const exports = [...made, ...(options.sheets ?? [])].sort((a, b) => compareStrings(a.pathname, b.pathname));
  indexed.pages.claimOwn(offlineClaim);
  if (exports.length > 0) indexed.pages.claimOwn(exportsClaim);
  const index = { ...indexed, exports: new Set(exports.map(({ pathname }) => pathname)) };
  const { repository } = index.config.source;
  const days =
    repository === undefined || repository.lastChange === false
      ? undefined
      : lastChanges(options.data, options.store);
  const context = new CompileContext(index, options.base, imageSizes(options.store), exports, days);
  const compiled = compileSite(context);
  keepRedirectedFiles(context);
  const shell = siteShell(context, options.client, options.url);
  const pictured = assignPictures(compiled.records, shell);
  const edges = collectEdges(index);
  const whole = compiled.records.filter(
    ({ pathname }) => !context.incomplete.has(pathname) && !index.pages.isContested(pathname),
  );
  const anchors = new Map(whole.map((record) => [record.pathname, new Set(record.anchors)]));
  const pages = [...compiled.records, compiled.search, compiled.offline];
  const links = linkIndex(index, pages, edges, context.valueUses, {
    exports: [...index.exports],
    downloads: downloadsOf(index, context.usedAssets),
  });
  const diagnostics = [
    ...site.diagnostics,
    ...versions.diagnostics,
    ...sources.flatMap((source) => source.diagnostics),
    ...claims,
    ...(filled?.diagnostics ?? []),
    ...judgeReferences(index),
    ...judgeValues(index),
    ...judged,
    ...compiled.diagnostics,
    ...context.diagnostics,
    ...judgeEdges(edges, (pathname) => anchors.get(pathname)),
    ...judgePictures(edges, pictureFaults(options.store)),
    ...judgeRedirects(index),
    ...unstableAnchors(index, edges),
    ...unusedImages(index, context.usedAssets, edges, sources),
    ...orphanPages({ index, records: compiled.records, sidebars: compiled.sidebars, shell, edges }),
    ...judgeProse(index, site, options),
    ...judgeStated(index, site, options),
    ...(options.against === undefined
      ? []
      : judgeContract(options.against, { index, links, unsure: context.incomplete })),
    ...((await options.external?.({ index, edges })) ?? []),
  ];
  const assets = [...context.usedAssets].sort(compareStrings).flatMap((path) => index.assets.get(path) ?? []);
  const accepted = applyChecks(withoutRepeats(diagnostics), {
    index,
    today: options.today ?? "",
    textOf,
    isJudged: (code) => options.external !== undefined || !isExternalCode(code),
  });
  return {
    index,
    records: pictured.records,
    pictures: pictured.pictures,
    notFound: compiled.notFound,
    search: compiled.search,
    offline: compiled.offline,
    sidebars: compiled.sidebars,
    shell,
    links,
    exports,
    assets,
    diagnostics: [...accepted].sort(compareDiagnostics),
    textOf,
  };
}

/** A file that only a former address leads to is published too. */
function keepRedirectedFiles(context: CompileContext): void {
  for (const { to } of context.index.pages.aliases().values()) {
    const target = resolveLink(to, { path: "site.yaml" }, context.index);
    if (target.kind === "asset") context.usedAssets.add(target.asset.path);
  }
}

/** The wording of a file is judged anew only when the file has changed, or the rules have. */
function judgeProse(index: SiteIndex, site: SiteFiles, { store, today = "" }: SiteOptions): Diagnostic[] {
  const files = new Map(site.texts.map((file) => [file.path, file]));
  return lintProse({
    index,
    textOf: (path) => files.get(path)?.text,
    today,
    keep: (path, settings, make) => {
      const file = files.get(path);
      if (file === undefined) return make();
      return kept(store, `prose ${hashOf(sourceKey(file, site.limits), settings)}`, make);
    },
  });
}

/** The numbers of a file are judged anew only when the file has changed, or a published value has. */
function judgeStated(index: SiteIndex, site: SiteFiles, { store }: SiteOptions): Diagnostic[] {
  const products = knownProducts(index);
  if (products.size === 0) return [];
  const judge = contradictedValues(index, products);
  const values = hashOf(JSON.stringify([...products.values(), ...index.units.values()]));
  return site.texts.flatMap((file) => {
    const source = index.sources.get(file.path);
    if (source === undefined) return [];
    return kept(store, `stated ${hashOf(sourceKey(file, site.limits), values)}`, () =>
      judge(source, file.text),
    );
  });
}

function kept<T>(store: PackStore, key: string, make: () => T): T {
  const known = store.getJson<T>(key);
  if (known !== undefined) return known;
  const made = make();
  store.putJson(key, made);
  return made;
}

/** Checks records against their own schema: a mistake there is ours, not the author's. All of them where none are named. */
export function proveRecords(
  site: Site,
  records: readonly PageRecord[] = [...site.records, site.search, site.offline, site.notFound],
): void {
  const own = sharedValidator();
  for (const record of records) own.validateValue("page-record", record);
  own.validateValue("site-shell", site.shell);
  own.validateValue("link-index", site.links);
}

function sharedValidator(): Validator {
  validator ??= createValidator(schemas);
  return validator;
}

interface SiteFiles {
  readonly texts: readonly TextFile[];
  readonly assets: readonly AssetFile[];
  readonly refused: readonly string[];
  readonly limits: ReturnType<typeof limitsOf>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads the data folder within the usual limits. */
export function readFiles(data: string): Checked<SourceFile[]> {
  return readData(data, limitsOf(undefined));
}

/** Reads the data folder; `site.yaml` may raise the limits by which its other files are read. */
function readSite({ data, store, files: first = readFiles(data) }: SiteOptions): SiteFiles {
  const usual = limitsOf(undefined);
  const limits = limitsOf(siteSourceOf(first.value, store));
  const isUsual = limits.fileBytes === usual.fileBytes && limits.imageBytes === usual.imageBytes;
  const { value, diagnostics } = isUsual ? first : readData(data, limits);
  return {
    texts: value.filter((file) => file.kind === "text"),
    assets: value.filter((file) => file.kind === "asset"),
    refused: value.flatMap((file) => (file.kind === "refused" ? [file.path] : [])),
    limits,
    diagnostics,
  };
}

function siteSourceOf(files: readonly SourceFile[], store: PackStore): SiteSource | undefined {
  const file = files.find(({ path }) => path === "site.yaml" || path === "site.yml");
  if (file?.kind !== "text") return undefined;
  const limits = limitsOf(undefined);
  const key = sourceKey(file, limits);
  const known = store.getJson<Source | "ignored">(key);
  const source =
    known === "ignored" ? undefined : (known ?? parseSource(file, { validator: sharedValidator(), limits }));
  if (known === undefined) store.putJson(key, source ?? "ignored");
  return source === undefined ? undefined : readablePart(source);
}

/** What the parsed form of a file depends on. */
function sourceKey({ path, hash }: TextFile, limits: ReturnType<typeof limitsOf>): string {
  return `source ${hashOf(path, hash, JSON.stringify(limits))}`;
}

/** Parses what the store does not have yet. */
async function parseFiles(
  files: readonly TextFile[],
  limits: ReturnType<typeof limitsOf>,
  store: PackStore,
): Promise<Source[]> {
  const keys = files.map((file) => sourceKey(file, limits));
  const known = files.map((_, index) => store.getJson<Source | "ignored">(keys[index] ?? ""));
  await prepareMarkdown(files.filter((_, index) => known[index] === undefined).map(({ text }) => text));
  return files.flatMap((file, index) => {
    const present = known[index];
    if (present !== undefined) return present === "ignored" ? [] : [present];
    const source = parseSource(file, { validator: sharedValidator(), limits });
    store.putJson(keys[index] ?? "", source ?? "ignored");
    return source === undefined ? [] : [source];
  });
}

function pictureFaults(store: PackStore): (asset: Asset) => PictureFault | undefined {
  return ({ absolute, hash, path }) => {
    const key = `picture ${hash} ${path.slice(path.lastIndexOf(".") + 1)}`;
    const known = store.getJson<PictureFault | "none">(key);
    if (known !== undefined) return known === "none" ? undefined : known;
    const fault = pictureFault(absolute);
    store.putJson(key, fault ?? "none");
    return fault;
  };
}

function imageSizes(store: PackStore): CompileContext["sizeOf"] {
  return (asset) => {
    const key = `image ${asset.hash}`;
    const known = store.getJson<{ width: number; height: number } | "none">(key);
    if (known !== undefined) return known === "none" ? undefined : known;
    const size = sizeOfImage(asset.absolute);
    store.putJson(key, size ?? "none");
    return size;
  };
}

/** A value or link that two pages show is reported once, where it is written. */
function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter((diagnostic) => {
    const key = JSON.stringify([
      diagnostic.file,
      diagnostic.line,
      diagnostic.column,
      diagnostic.code,
      diagnostic.message,
    ]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
