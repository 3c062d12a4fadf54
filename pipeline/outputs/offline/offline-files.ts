import type { Latest, RootManifest } from "../../../schema/generated/types.ts";
import { canonicalJson } from "../../core/canonical-json.ts";
import { type Checked, compareStrings } from "../../core/diagnostics.ts";
import { hashOf } from "../../core/hash.ts";
import { LATEST_PATH } from "../../core/release-paths.ts";
import { decodedAddress } from "../../core/text/decoded.ts";
import type { Engine } from "../../engine/engine.ts";
import { inTurns, Turns } from "../../engine/threads/in-turns.ts";
import type { ComposedPage } from "../../render/page-files.ts";
import { needsOfHtml, needsOfPages } from "../../render/page-needs.ts";
import type { Release } from "../../render/producer.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import {
  type Archive,
  type Archiving,
  archiveFile,
  beginArchive,
  drawAhead,
} from "./archive/archive-file.ts";
import { assertComplete, type OfflineFiles } from "./assert-complete.ts";
import type { OfflineSite } from "./offline-site.ts";
import { packLines } from "./packs.ts";
import {
  isSmallText,
  makeSection,
  type PublishedSection,
  packedLines,
  type SectionPage,
  storedFile,
} from "./plan-section.ts";
import { planSections } from "./sections.ts";
import { objectFile, objectOfValue, referenceTo } from "./stored-object.ts";

interface OfflineOptions {
  readonly release: Release;
  readonly engine: Engine;
}

/**
 * Objects, packs and manifests of a site, and `latest.json`. A file that a section would lack is a
 * diagnostic.
 */
export async function offlineFiles(
  site: OfflineSite,
  { release, engine }: OfflineOptions,
): Promise<Checked<OfflineFiles>> {
  const archiving = beginArchive(site, engine);
  // Without pages to draw, a thread begins with the zip while the sections are made.
  const makeArchive = (archiving: Archiving): Promise<Archive> => {
    const make = (): Promise<Archive> => archiveFile(site, archiving);
    return drawAhead(archiving)?.then(make) ?? make();
  };
  const shared = sharedPaths(site);
  const [archive, sections, { entries, packs, template, files: sharedFiles }] = await Promise.all([
    archiving && makeArchive(archiving),
    makeSections(site, new Set(shared), engine),
    makeShared(site, shared, engine),
  ]);
  const root: RootManifest = {
    version: 1,
    template,
    shared: entries,
    packs,
    sections: sections.map(({ line }, order) => ({ ...line, order })),
    ...(archive === undefined ? {} : { archive: archive.entry }),
  };
  const object = objectOfValue(root, engine);
  const files = withoutRepeats([
    latestFile(release, referenceTo(object)),
    objectFile(object),
    ...sharedFiles,
    ...(archive === undefined ? [] : [archive.file]),
    ...sections.flatMap((section) => section.files),
  ]);
  const value = { files, root, sections: sections.map(({ manifest }) => manifest) };
  return { value, diagnostics: assertComplete(site, value, engine) };
}

async function makeSections(
  site: OfflineSite,
  shared: ReadonlySet<string>,
  engine: Engine,
): Promise<PublishedSection[]> {
  const needsOf = needsOfPages(site, engine);
  const sections = planSections({
    pages: site.pages,
    recordOf: ({ record }) => record,
    base: site.base,
    sidebars: site.template.sidebars,
    titles: { docs: site.docsLabel, products: "Products", general: "General pages" },
  });
  const planned = sections.map((section) => ({ ...section, needs: needsOf(section.pages) }));
  const turns = new Turns();
  const make = ({ pages, needs, ...section }: (typeof planned)[number]): Promise<PublishedSection> => {
    const paths = needs.required.filter((path) => !shared.has(path) && site.files.has(path));
    const named = pages.map(sectionPage).sort((a, b) => compareStrings(a.pathname, b.pathname));
    return makeSection({ ...section, pages: named }, filesOf(paths, site), { engine, turns });
  };
  const made = await inTurns(planned, make, turns);
  const included = new Set([
    ...shared,
    ...made.flatMap(({ manifest }) => manifest.assets.map(({ path }) => path)),
  ]);
  const elsewhere = site.pages.filter(({ record }) => record.type === "not-found");
  const needed = [...planned.map(({ needs }) => needs), needsOf(elsewhere)];
  const offered = new Set(needed.flatMap(({ offered }) => offered));
  const downloads = [...site.files.listed, ...offered].filter(
    (path) => isDownload(path, offered) && !included.has(path),
  );
  const files = filesOf(
    [...new Set(downloads)].filter((path) => site.files.has(path)),
    site,
  );
  if (files.length === 0) return made;
  return [
    ...made,
    await makeSection({ id: "exports", title: "Downloads", kind: "exports", pages: [] }, files, { engine }),
  ];
}

/** Exports, and assets that pages offer. Markdown copies and data for programs are read where there is a network. */
function isDownload(path: string, offered: ReadonlySet<string>): boolean {
  return path.startsWith("exports/") || (path.startsWith("assets/") && offered.has(path));
}

function sectionPage({ record, json }: ComposedPage): SectionPage {
  return { pathname: decodedAddress(record.pathname), title: record.title, json };
}

function filesOf(paths: readonly string[], { files }: OfflineSite): OutputFile[] {
  return [...paths].sort().flatMap((path) => files.get(path) ?? []);
}

async function makeShared(site: OfflineSite, paths: readonly string[], engine: Engine) {
  const { sidebars: _, ...frame } = site.template;
  const template = objectOfValue(frame, engine);
  const shell = new Set(site.shellFiles);
  const stored = filesOf(paths, site).map((file) =>
    // A device that can save has the files of the shell already, at their own addresses.
    storedFile(file, engine, (object, path) => isSmallText(object) && !shell.has(path)),
  );
  const packed = await packLines(packedLines(stored), engine, [{ name: "template", ...template }]);
  return {
    template: referenceTo(template),
    entries: stored.map(({ entry }) => entry),
    packs: packed.packs.map(({ entry }) => entry),
    files: [
      ...packed.packs.map(({ file }) => file),
      ...[template, ...stored.map(({ object }) => object)].map(objectFile),
    ],
  };
}

/** Equal objects of two places are one file. */
function withoutRepeats(files: readonly OutputFile[]): OutputFile[] {
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** `latest.json`, the only file that names the release. */
export function latestFile({ release, date }: Release, root: Latest["root"]): OutputFile {
  const latest: Latest = { version: 1, release, root, ...(date === undefined ? {} : { date }) };
  const text = `${canonicalJson(latest)}\n`;
  return { path: LATEST_PATH, key: hashOf(text), bytes: () => text };
}

/** Pages that every copy has, whichever sections a visitor saves. */
const EVERYWHERE = ["404.json", "search/index.json", "offline/index.json"];

/**
 * Paths of the files that any saved page may need: the whole client, because a saved release must still work when the
 * site has moved on to other scripts; the sidebars; what the frame shows; and the records of a few pages.
 */
function sharedPaths({ template, files, clientFiles, base, url }: OfflineSite): string[] {
  const { required } = needsOfHtml(template.head + template.before + template.after + template.scripts, {
    base,
    url,
  });
  const sidebars = Object.keys(template.sidebars).map((name) => `navigation/${name}.json`);
  const pages = EVERYWHERE.filter((path) => files.has(path));
  return [...new Set([...clientFiles, ...sidebars, ...pages, ...required])].sort();
}
