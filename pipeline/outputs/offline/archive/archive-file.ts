import type { RootManifestArchive } from "../../../../schema/generated/types.ts";
import { ARCHIVE_PATH } from "../../../core/archive-path.ts";
import { asBytes, asText } from "../../../core/as-bytes.ts";
import { hashOf } from "../../../core/hash.ts";
import { parentOf } from "../../../core/paths/tree-paths.ts";
import { linesOf } from "../../../core/text/lines-of.ts";
import type { PackStore } from "../../../engine/cache/pack-store.ts";
import type { ValueTable } from "../../../engine/cache/value-table.ts";
import { batches, type Threads } from "../../../engine/threads/threads.ts";
import type { OutputFile } from "../../../write/tree-plan.ts";
import type { OfflineSite } from "../offline-site.ts";
import { drawTask, knownDisk, zipTask } from "./archive-tasks.ts";
import { blocksOf } from "./blocks.ts";
import { type DiskPage, type DiskSite, diskPage, kindOfPath } from "./disk-page.ts";
import { measureZip, type ZipMeasure } from "./measure-zip.ts";
import {
  keepPacked,
  type PlannedFile,
  type PlannedStretch,
  packedKey,
  packedStretches,
  putPacked,
  storedZip,
  stretchesOf,
} from "./packed-files.ts";
import { packFile, zip } from "./zip.ts";

/** All files are in one folder, so that unpacking litters nothing. */
const FOLDER = "documentation";

/** What a device or a server has and a disk has not: data for programs, scripts, packs. */
const LEFT_OUT = /^(?:packs|search|navigation|schema)\/|(?:^|\/)index\.json$|\.js$|^(?:latest|links)\.json$/;

export interface Archive {
  readonly entry: RootManifestArchive;
  readonly file: OutputFile;
}

/** What a zip is made of and with. */
export interface Archiving {
  /** What it may hold. */
  readonly disk: DiskSite;
  readonly pages: readonly ShownPage[];
  readonly store: PackStore;
  /** Plans of pages that were made before. */
  readonly plans: ValueTable<PagePlan>;
}

/** A page of the zip as a visitor sees it online. */
interface ShownPage {
  /** Its path below the base, decoded: "" for the home page. */
  readonly at: string;
  readonly html: OutputFile;
}

/** Undefined where the site has no docs and so no zip. */
export function beginArchive(site: OfflineSite, store: PackStore): Archiving | undefined {
  if (!site.pages.some(({ record }) => record.type === "doc")) return undefined;
  const pages = site.pages.flatMap(({ record, html }) =>
    record.type === "not-found" ? [] : [{ at: parentOf(html.path), html }],
  );
  const disk = diskSite(site, pages);
  return { disk, pages, store, plans: plansOf(disk, store) };
}

/** The zip of a site. To join, hash and write that of a large one takes a tenth of a rebuild: a thread that is there does it. */
export async function archiveFile(
  site: OfflineSite,
  archiving: Archiving,
  threads: Threads | undefined,
): Promise<Archive> {
  const { store } = archiving;
  const planned = [...planFiles(site, archiving), READ_ME].sort((a, b) => (a.path < b.path ? -1 : 1));
  const key = hashOf("archive", planned.map(({ path, key: own }) => `${path}\n${own}`).join("\n"));
  const stretches = stretchesOf(planned);
  // Joined when it is hashed and once more when it is written: it grows with the site, and memory should not.
  const parts = (): Iterable<Uint8Array> => blocksOf(zip(packedStretches(stretches, store)));
  let entry = store.getJson<RootManifestArchive>(key);
  let written: WrittenZip | undefined;
  if (entry === undefined) {
    const pages = planned.filter(({ path }) => path.endsWith("/index.html")).length;
    written = await writtenAside(stretches, store, threads);
    const measure = written?.measure ?? measureZip(packedStretches(stretches, store));
    entry = { path: ARCHIVE_PATH, ...measure, pages };
    store.putJson(key, entry);
  }
  keepPacked(stretches, store);
  const file = { path: ARCHIVE_PATH, key: entry.hash, bytes: () => joined(parts()), parts };
  return { entry, file: written === undefined ? file : { ...file, aside: written.path } };
}

/** A zip that a thread has written, and where. */
interface WrittenZip {
  readonly measure: ZipMeasure;
  readonly path: string;
}

async function writtenAside(
  stretches: readonly PlannedStretch[],
  store: PackStore,
  threads: Threads | undefined,
): Promise<WrittenZip | undefined> {
  const path = threads?.areAtWork ? store.temporaryPath() : undefined;
  const zip = path === undefined ? undefined : storedZip(stretches, store);
  if (threads === undefined || path === undefined || zip === undefined) return undefined;
  // Whatever hinders it, here it can be done as well.
  const measure = await threads.run(zipTask, () => ({ zip, path }), { first: true }).catch(() => undefined);
  return measure && { measure, path };
}

function joined(parts: Iterable<Uint8Array>): Buffer {
  return Buffer.concat(Array.from(parts, (part) => Uint8Array.from(part)));
}

/** Pages that a thread is given at once. */
const BATCH = 25;

/**
 * Draws and packs the pages that the store has not yet, where threads pay; `archiveFile` then finds them there. Undefined
 * where there is nothing to wait for.
 */
export function drawInThreads(
  { disk, pages, store, plans }: Archiving,
  threads: Threads | undefined,
): Promise<unknown> | undefined {
  const missing = pages.filter(
    ({ html }) => plans.get(html.key) === undefined && !store.has(namedKey(html, disk)),
  );
  const helpers = threads?.for(missing.length);
  if (helpers === undefined) return undefined;
  helpers.share(knownDisk, disk);
  const drawBatch = async (batch: readonly ShownPage[]): Promise<void> => {
    const drawn = await helpers.run(drawTask, () =>
      batch.map(({ at, html }) => ({ at, html: bytesAlone(html) })),
    );
    for (const [index, { html }] of batch.entries()) {
      const page = drawn[index];
      if (page === undefined) continue;
      store.putJson(namedKey(html, disk), page.named);
      putPacked(drawnKey(html, page.named, disk), page.packed, store);
    }
  };
  return Promise.all(batches(missing, BATCH).map(drawBatch));
}

/** Bytes to be sent: with a piece of more, all of that would be. */
function bytesAlone({ bytes: read }: OutputFile): Uint8Array {
  const bytes = asBytes(read());
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes);
}

/** What the zip of a site may hold. */
function diskSite({ pages, files, base, url }: OfflineSite, shown: readonly ShownPage[]): DiskSite {
  const others = pages.filter(({ record }) => record.type !== "doc");
  const ofPages = new Set(others.flatMap(({ html, json }) => [html.path, json.path]));
  const offered = [...files.listed].filter((path) => !ofPages.has(path) && !LEFT_OUT.test(path));
  return { base, url, pages: new Set(shown.map(({ at }) => at)), files: new Set(offered) };
}

function planFiles(site: OfflineSite, { disk, pages: shown, store, plans }: Archiving): PlannedFile[] {
  store.keepEach(shown.map(({ html }) => namedKey(html, disk)));
  const lists = new Set<string>();
  const pages = shown.map(({ at, html }): PlannedFile => {
    const { key, files } = plans.keep(html.key, () => planPage(html, at, disk, store));
    lists.add(files);
    return { path: `${FOLDER}/${html.path}`, key, plain: () => draw(html, at, disk).html };
  });
  const needed = new Set([...lists].flatMap(linesOf));
  for (const path of [...needed])
    if (path.endsWith(".css")) for (const font of namedIn(site, path, store)) needed.add(font);
  const files = [...needed].map((path): PlannedFile => {
    const { key, bytes } = fileAt(site, path);
    return { path: `${FOLDER}/${path}`, key, plain: bytes };
  });
  return [...pages, ...files];
}

/** What a page of the zip depends on: its key, and the files that it shows or offers. */
interface PagePlan {
  readonly key: string;
  /** Paths, joined by line breaks: most pages have the same ones. */
  readonly files: string;
}

/** Plans of pages by the key of their HTML. While all that may lie in a zip is the same, that of an unchanged page is, too. */
function plansOf({ base, url = "", pages, files }: DiskSite, store: PackStore): ValueTable<PagePlan> {
  return store.table(
    `plans of disk pages ${hashOf(base, url, [...pages].join("\n"), [...files].join("\n"))}`,
  );
}

/** Else what the paths that a page names lead to decides whether it has to be drawn anew. */
function planPage(html: OutputFile, at: string, disk: DiskSite, store: PackStore): PagePlan {
  const named = store.getJson<readonly string[]>(namedKey(html, disk)) ?? drawNew(html, at, disk, store);
  return {
    key: drawnKey(html, named, disk),
    files: named.filter((file) => kindOfPath(file, disk) === "file").join("\n"),
  };
}

/** Packed while it is at hand: drawing it a second time costs as much as the whole page did. */
function drawNew(html: OutputFile, at: string, disk: DiskSite, store: PackStore): readonly string[] {
  const page = draw(html, at, disk);
  store.putJson(namedKey(html, disk), page.named);
  const key = drawnKey(html, page.named, disk);
  if (!store.has(packedKey(key))) putPacked(key, packFile(Buffer.from(page.html)), store);
  return page.named;
}

function draw(html: OutputFile, at: string, disk: DiskSite): DiskPage {
  return diskPage(asText(html.bytes()), at, disk);
}

/** Where the store has the paths that a page names. */
function namedKey(html: OutputFile, { base, url = "" }: DiskSite): string {
  return `disk names ${html.key} ${base} ${url}`;
}

/** Names a page as it is drawn: by its HTML, and by what each path that it names leads to. */
function drawnKey(html: OutputFile, named: readonly string[], disk: DiskSite): string {
  const kinds = named.map((file) => kindOfPath(file, disk)).join(" ");
  return hashOf("disk page", html.key, disk.base, disk.url ?? "", kinds);
}

function fileAt({ files }: OfflineSite, path: string): OutputFile {
  const file = files.get(path);
  if (file === undefined)
    throw new Error(`The file ${path} of the zip is not among the files of the output.`);
  return file;
}

/** Files that a style sheet names, beside itself. */
function namedIn(site: OfflineSite, path: string, store: PackStore): string[] {
  const { key, bytes } = fileAt(site, path);
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const named = store.table<readonly string[]>("names in styles").keep(hashOf(path, key), () => {
    const css = asText(bytes());
    return [...css.matchAll(/url\(["']?(?:\.\/)?([\w.-]+)["']?\)/g)].map(([, name]) => folder + name);
  });
  return named.filter((file) => site.files.has(file));
}

const READ_ME_TEXT = `This is a copy of a documentation site that needs no network, no server and no scripts.
Open index.html in this folder with a browser.
The copy does not update itself.
`;
const READ_ME: PlannedFile = {
  path: `${FOLDER}/READ-ME.txt`,
  key: hashOf(READ_ME_TEXT),
  plain: () => READ_ME_TEXT,
};
