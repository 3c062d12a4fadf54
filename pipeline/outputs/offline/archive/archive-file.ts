import type { RootManifestArchive } from "../../../../schema/generated/types.ts";
import { asBytes, asText } from "../../../core/as-bytes.ts";
import { hashOf } from "../../../core/hash.ts";
import { parentOf } from "../../../core/paths/tree-paths.ts";
import { ARCHIVE_PATH } from "../../../core/release-paths.ts";
import { linesOf } from "../../../core/text/lines-of.ts";
import type { ValueTable } from "../../../engine/cache/value-table.ts";
import type { Engine } from "../../../engine/engine.ts";
import type { OutputFile } from "../../../write/tree-plan.ts";
import type { OfflineSite } from "../offline-site.ts";
import { drawTask, knownDisk, zipTask } from "./archive-tasks.ts";
import { blocksOf } from "./blocks.ts";
import { type DiskPage, type DiskSite, diskPage, kindOfPath } from "./disk-page.ts";
import type { DrawnPage, PageHtml } from "./draw-page.ts";
import { measureZip, type ZipMeasure } from "./measure-zip.ts";
import {
  keepPacked,
  type PlannedFile,
  type PlannedStretch,
  packedStretches,
  putPacked,
  storedZip,
  stretchesOf,
} from "./packed-files.ts";
import { zip } from "./zip.ts";

/** All files are in one folder, so that unpacking litters nothing. */
const FOLDER = "documentation";

/** Files for a device or a server that are of no use on a disk: data for programs, scripts, packs. */
const LEFT_OUT = /^(?:packs|search|navigation|schema)\/|(?:^|\/)index\.json$|\.js$|^(?:latest|links)\.json$/;

export interface Archive {
  readonly entry: RootManifestArchive;
  readonly file: OutputFile;
}

/** The inputs and tools of a zip. */
export interface Archiving {
  /** The files that it may hold. */
  readonly disk: DiskSite;
  readonly pages: readonly ShownPage[];
  readonly engine: Engine;
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
export function beginArchive(site: OfflineSite, engine: Engine): Archiving | undefined {
  if (!site.pages.some(({ record }) => record.type === "doc")) return undefined;
  const pages = site.pages.flatMap(({ record, html }) =>
    record.type === "not-found" ? [] : [{ at: parentOf(html.path), html }],
  );
  const disk = diskSite(site, pages);
  return { disk, pages, engine, plans: plansOf(disk, engine) };
}

/** The zip of a site. To join, hash and write that of a large one takes a tenth of a rebuild: a thread that is there does it. */
export async function archiveFile(site: OfflineSite, archiving: Archiving): Promise<Archive> {
  const { engine } = archiving;
  const planned = [...planFiles(site, archiving), READ_ME].sort((a, b) => (a.path < b.path ? -1 : 1));
  const key = hashOf(planned.map(({ path, key: own }) => `${path}\n${own}`).join("\n"));
  const stretches = stretchesOf(planned);
  // Joined when it is hashed and once more when it is written: it grows with the site, and memory should not.
  const parts = (): Iterable<Uint8Array> => blocksOf(zip(packedStretches(stretches, engine)));
  let written: WrittenZip | undefined;
  const entry = await engine.memoLater("archive", key, async (): Promise<RootManifestArchive> => {
    const pages = planned.filter(({ path }) => path.endsWith("/index.html")).length;
    written = await writtenAside(stretches, engine);
    const measure = written?.measure ?? measureZip(packedStretches(stretches, engine));
    return { path: ARCHIVE_PATH, ...measure, pages };
  });
  keepPacked(stretches, engine);
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
  engine: Engine,
): Promise<WrittenZip | undefined> {
  const path = engine.hasThreads ? engine.values.temporary.path() : undefined;
  const zip = path === undefined ? undefined : storedZip(stretches, engine);
  if (path === undefined || zip === undefined) return undefined;
  // Whatever hinders it, here it can be done as well.
  const measure = await engine.aside(zipTask, () => ({ zip, path }), { first: true })?.catch(() => undefined);
  return measure && { measure, path };
}

function joined(parts: Iterable<Uint8Array>): Buffer {
  return Buffer.concat(Array.from(parts, (part) => Uint8Array.from(part)));
}

/** Pages that a thread is given at once. */
const BATCH = 25;

/**
 * Draws and packs the pages that were not drawn yet; `archiveFile` then finds them. Undefined without such
 * pages.
 */
export function drawAhead({ disk, pages, engine, plans }: Archiving): Promise<void> | undefined {
  const { values } = engine;
  const missing = pages.filter(
    ({ html }) => plans.get(html.key) === undefined && !values.has(namedKey(html, disk)),
  );
  if (missing.length === 0) return undefined;
  return engine.make<ShownPage, readonly PageHtml[], DrawnPage>(missing, {
    task: drawTask,
    batch: BATCH,
    share: (threads) => threads.share(knownDisk, disk),
    input: (some) => some.map(({ at, html }) => ({ at, html: bytesAlone(html) })),
    here: async (some) => {
      const { drawPage } = await import("./draw-page.ts");
      return some.map(({ at, html }) => drawPage({ at, html: asBytes(html.bytes()) }, disk));
    },
    take: (some, drawn) => {
      for (const [index, { named, packed }] of drawn.entries()) {
        const html = some[index]?.html;
        if (html === undefined) continue;
        values.putJson(namedKey(html, disk), named);
        putPacked(drawnKey(html, named, disk), packed, engine);
      }
    },
  });
}

/** Bytes to be sent: with a piece of more, all of that would be. */
function bytesAlone({ bytes: read }: OutputFile): Uint8Array {
  const bytes = asBytes(read());
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : Uint8Array.from(bytes);
}

/** The files that the zip of a site may hold. */
function diskSite({ pages, files, base, url }: OfflineSite, archivedPages: readonly ShownPage[]): DiskSite {
  const others = pages.filter(({ record }) => record.type !== "doc");
  const ofPages = new Set(others.flatMap(({ html, json }) => [html.path, json.path]));
  const offered = [...files.listed].filter((path) => !ofPages.has(path) && !LEFT_OUT.test(path));
  return { base, url, pages: new Set(archivedPages.map(({ at }) => at)), files: new Set(offered) };
}

function planFiles(
  site: OfflineSite,
  { disk, pages: archivedPages, engine, plans }: Archiving,
): PlannedFile[] {
  engine.values.keepEach(archivedPages.map(({ html }) => namedKey(html, disk)));
  const lists = new Set<string>();
  const pages = archivedPages.map(({ at, html }): PlannedFile => {
    const { key, files } = plans.memo(html.key, () => planPage(html, at, disk, engine));
    lists.add(files);
    return { path: `${FOLDER}/${html.path}`, key, plain: () => draw(html, at, disk).html };
  });
  const needed = new Set([...lists].flatMap(linesOf));
  for (const path of [...needed])
    if (path.endsWith(".css")) for (const font of namedIn(site, path, engine)) needed.add(font);
  const files = [...needed].map((path): PlannedFile => {
    const { key, bytes } = fileAt(site, path);
    return { path: `${FOLDER}/${path}`, key, plain: bytes };
  });
  return [...pages, ...files];
}

/** The inputs of a page of the zip: its key, and the files that it shows or offers. */
interface PagePlan {
  readonly key: string;
  /** Paths, joined by line breaks: most pages have the same ones. */
  readonly files: string;
}

/** Plans of pages by the key of their HTML. While all that may lie in a zip is the same, that of an unchanged page is, too. */
function plansOf({ base, url = "", pages, files }: DiskSite, engine: Engine): ValueTable<PagePlan> {
  return engine.table(
    `plans of disk pages ${hashOf(base, url, [...pages].join("\n"), [...files].join("\n"))}`,
  );
}

/** Else what the paths that a page names lead to decides whether it has to be drawn anew. */
function planPage(html: OutputFile, at: string, disk: DiskSite, engine: Engine): PagePlan {
  const named = engine.values.getJson<readonly string[]>(namedKey(html, disk)) ?? draw(html, at, disk).named;
  return {
    key: drawnKey(html, named, disk),
    files: named.filter((file) => kindOfPath(file, disk) === "file").join("\n"),
  };
}

function draw(html: OutputFile, at: string, disk: DiskSite): DiskPage {
  return diskPage(asText(html.bytes()), at, disk);
}

/** The key of the paths that a page names. */
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
function namedIn(site: OfflineSite, path: string, engine: Engine): string[] {
  const { key, bytes } = fileAt(site, path);
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const named = engine.table<readonly string[]>("names in styles").memo(hashOf(path, key), () => {
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
