import type { RootManifestArchive } from "../../schema/generated/types.ts";
import { hashOf } from "../cache/hash.ts";
import type { PackStore } from "../cache/pack-store.ts";
import { pageFolder } from "../emit/page-files.ts";
import type { OfflineSite } from "../offline/offline-site.ts";
import { sha256 } from "../offline/stored-object.ts";
import { batches, type Threads } from "../threads/threads.ts";
import type { OutputFile } from "../write/tree-plan.ts";
import { ARCHIVE_PATH } from "./archive-path.ts";
import { type DiskPage, type DiskSite, diskPage, kindOfPath } from "./disk-page.ts";
import { type PackedFile, packFile, type ZipEntry, zip } from "./zip.ts";

/** All files are in one folder, so that unpacking litters nothing. */
const FOLDER = "documentation";

/** What a device or a server has and a disk has not: data for programs, scripts, packs. */
const LEFT_OUT =
  /^(?:packs|search|navigation|schema)\/|(?:^|\/)index\.json$|\.js$|^(?:latest|404|links)\.json$/;

export interface Archive {
  readonly entry: RootManifestArchive;
  readonly file: OutputFile;
}

interface Planned {
  readonly path: string;
  readonly key: string;
  readonly plain: () => Uint8Array | string;
}

/** The zip of a site; undefined where the site has no docs. */
export function archiveFile(site: OfflineSite, store: PackStore): Archive | undefined {
  if (!hasArchive(site)) return undefined;
  const planned = [...planFiles(site, store), READ_ME].sort((a, b) => (a.path < b.path ? -1 : 1));
  const key = hashOf("archive", ...planned.flatMap(({ path, key: own }) => [path, own]));
  const make = (): Buffer => zip(planned.map((file) => packed(file, store)));
  let entry = store.getJson<RootManifestArchive>(key);
  let again: ReturnType<PackStore["setAside"]>;
  if (entry === undefined) {
    const bytes = make();
    again = store.setAside(bytes);
    const pages = planned.filter(({ path }) => path.endsWith("/index.html")).length;
    entry = { path: ARCHIVE_PATH, bytes: bytes.length, hash: sha256(bytes), pages };
    store.putJson(key, entry);
  }
  // Kept in the store as long as the zip consists of them.
  else for (const { key: own } of planned) store.keep(packedKey(own));
  return { entry, file: { path: ARCHIVE_PATH, key: entry.hash, bytes: () => again?.() ?? make() } };
}

/** Pages that a thread is given at once. */
const BATCH = 25;

/** Draws and packs the pages that the store has not yet, where threads pay; `archiveFile` then finds them there. */
export async function drawInThreads(
  site: OfflineSite,
  store: PackStore,
  threads: Threads | undefined,
): Promise<void> {
  if (!hasArchive(site)) return;
  const disk = diskSite(site);
  const missing = [...disk.pages].filter((path) => !store.has(namedKey(htmlAt(site, path), disk)));
  const helpers = threads?.for(missing.length);
  if (helpers === undefined) return;
  helpers.share({ disk });
  const drawBatch = async (batch: readonly string[]): Promise<void> => {
    const drawn = await helpers.run("draw", () =>
      batch.map((at) => ({ at, html: Buffer.from(htmlAt(site, at).bytes()) })),
    );
    for (const [index, page] of drawn.entries()) {
      const html = htmlAt(site, batch[index] ?? "");
      store.putJson(namedKey(html, disk), page.named);
      putPacked(drawnKey(html, page.named, disk), page.packed, store);
    }
  };
  await Promise.all(batches(missing, BATCH).map(drawBatch));
}

function hasArchive({ pages }: OfflineSite): boolean {
  return pages.some(({ record }) => record.type === "doc");
}

function diskSite({ pages, files, base, url }: OfflineSite): DiskSite {
  const shown = pages.filter(({ record }) => record.type !== "not-found");
  const htmlPaths = new Set(shown.map(({ record }) => `${pageFolder(record.pathname)}index.html`));
  const offered = [...files.keys()].filter(
    (path) => !LEFT_OUT.test(path) && !htmlPaths.has(path) && path !== "404.html",
  );
  return {
    ...{ base, url },
    ...{ pages: new Set(shown.map(({ record }) => decodeURI(record.pathname.slice(1)))) },
    ...{ files: new Set(offered) },
  };
}

function planFiles(site: OfflineSite, store: PackStore): Planned[] {
  const disk = diskSite(site);
  const plans = store.table<PagePlan>(`disk pages ${outlineOf(disk)}`);
  const needed = new Set<string>();
  const pages = [...disk.pages].map((at): Planned => {
    const html = htmlAt(site, at);
    const { key, files } = plans.keep(html.key, () => planPage(html, at, disk, store));
    for (const file of files) needed.add(file);
    store.keep(namedKey(html, disk));
    return { path: `${FOLDER}/${html.path}`, key, plain: () => draw(html, at, disk).html };
  });
  for (const path of [...needed])
    if (path.endsWith(".css")) for (const font of namedIn(site, path)) needed.add(font);
  const files = [...needed].map((path): Planned => {
    const { key, bytes } = fileAt(site, path);
    return { path: `${FOLDER}/${path}`, key, plain: bytes };
  });
  return [...pages, ...files];
}

/** What a page of the zip depends on: its key, and the files that it shows or offers. */
interface PagePlan {
  readonly key: string;
  readonly files: readonly string[];
}

/** Names all that may lie in a zip: while that is the same, an unchanged page is the same, too. */
function outlineOf({ base, url = "", pages, files }: DiskSite): string {
  return hashOf(base, url, [...pages].join("\n"), [...files].join("\n"));
}

/** Else what the paths that a page names lead to decides whether it has to be drawn anew. */
function planPage(html: OutputFile, at: string, disk: DiskSite, store: PackStore): PagePlan {
  const named = store.getJson<readonly string[]>(namedKey(html, disk)) ?? drawNew(html, at, disk, store);
  return {
    key: drawnKey(html, named, disk),
    files: named.filter((file) => kindOfPath(file, disk) === "file"),
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
  return diskPage(Buffer.from(html.bytes()).toString("utf8"), at, disk);
}

/** Where the store has the paths that a page names. */
function namedKey(html: OutputFile, { base, url = "" }: DiskSite): string {
  return `disk names ${hashOf(html.key, base, url)}`;
}

/** Names a page as it is drawn: by its HTML, and by what each path that it names leads to. */
function drawnKey(html: OutputFile, named: readonly string[], disk: DiskSite): string {
  const kinds = named.map((file) => kindOfPath(file, disk)).join(" ");
  return hashOf("disk page", html.key, disk.base, disk.url ?? "", kinds);
}

function htmlAt(site: OfflineSite, path: string): OutputFile {
  return fileAt(site, path === "" ? "index.html" : `${path}/index.html`);
}

function fileAt({ files }: OfflineSite, path: string): OutputFile {
  const file = files.get(path);
  if (file === undefined)
    throw new Error(`The file ${path} of the zip is not among the files of the output.`);
  return file;
}

/** Files that a style sheet names, beside itself. */
function namedIn(site: OfflineSite, path: string): string[] {
  const css = Buffer.from(fileAt(site, path).bytes()).toString("utf8");
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const named = [...css.matchAll(/url\(["']?(?:\.\/)?([\w.-]+)["']?\)/g)].map(([, name]) => folder + name);
  return named.filter((file) => site.files.has(file));
}

const READ_ME_TEXT = `This is a copy of a documentation site that needs no network, no server and no scripts.
Open index.html in this folder with a browser.
The copy does not update itself.
`;
const READ_ME: Planned = {
  path: `${FOLDER}/READ-ME.txt`,
  key: hashOf(READ_ME_TEXT),
  plain: () => READ_ME_TEXT,
};

const packedKey = (key: string): string => `zip entry ${key}`;

/** CRC and size stand before the packed bytes in the store. */
function packed({ path, key, plain }: Planned, store: PackStore): ZipEntry {
  const known = store.get(packedKey(key));
  if (known !== undefined) {
    const view = Buffer.from(known);
    return { path, crc: view.readUInt32LE(0), size: view.readUInt32LE(4), bytes: view.subarray(8) };
  }
  const made = packFile(Buffer.from(plain()));
  putPacked(key, made, store);
  return { path, ...made };
}

function putPacked(key: string, { crc, size, bytes }: PackedFile, store: PackStore): void {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(crc, 0);
  head.writeUInt32LE(size, 4);
  store.put(packedKey(key), Buffer.concat([head, bytes]));
}
