import type { RootManifestSection, SectionManifest, StoredFile } from "../../../schema/generated/types.ts";
import { contentType } from "../../core/http/content-type.ts";
import type { Engine } from "../../engine/engine.ts";
import { inTurns, type Turns } from "../../engine/threads/in-turns.ts";
import { batches } from "../../engine/threads/threads.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { type PackLine, packLines } from "./packs.ts";
import { joinedManifest, sectionManifests } from "./section-manifests.ts";
import type { PlannedSection } from "./sections.ts";
import { type FileObject, objectFile, objectOfFile, objectOfValue, referenceTo } from "./stored-object.ts";

/** Most that a file may weigh to be packed, in bytes. */
const PACKED_BYTES = 48_000;
/** Pages whose records are read one after the other; then threads get what they wait for. */
const PAGES_AT_ONCE = 20;

/** A page of a section: its address and title, and its `index.json`. */
export interface SectionPage {
  readonly pathname: string;
  readonly title: string;
  readonly json: OutputFile;
}

/** A section with its manifests, packs and objects, ready for the root manifest. */
export interface PublishedSection {
  readonly line: Omit<RootManifestSection, "order">;
  /** The names in all of its manifests together. */
  readonly manifest: SectionManifest;
  readonly files: readonly OutputFile[];
}

interface SectionTools {
  readonly engine: Engine;
  /** The turns in which the pages of all sections are read: those of one after those of the one before it. */
  readonly turns?: Turns | undefined;
}

/** Turns pages, sorted by address, and files into manifests, packs and objects. */
export async function makeSection(
  section: PlannedSection<SectionPage>,
  assets: readonly OutputFile[],
  { engine, turns }: SectionTools,
): Promise<PublishedSection> {
  const { id, title, kind } = section;
  const measured = await inTurns(
    batches(section.pages, PAGES_AT_ONCE),
    (some) =>
      some.map((page) => ({ ...page, name: page.pathname, object: objectOfFile(page.json, engine, kind) })),
    turns,
  );
  const pages = measured.flat();
  const stored = assets.map((file) => storedFile(file, engine, isSmallText));
  const whole: SectionManifest = {
    version: 1,
    id,
    pages: pages.map(({ pathname, title, object }) => ({ pathname, title, ...referenceTo(object) })),
    assets: stored.map(({ entry }) => entry),
  };
  const manifests = sectionManifests(whole);
  const own = manifests.map((manifest, at) => ({
    name: `${id} ${at}`,
    isAlone: true,
    ...objectOfValue(manifest, engine),
  }));
  const lines = pages.map(({ name, object }) => ({ name, ...object }));
  const packed = await packLines([...lines, ...packedLines(stored)], engine, own);
  const alone = stored.filter(({ entry }) => entry.packed !== true);
  const single = [...packed.single, ...alone.map(({ object }) => object)];
  const packs = packed.packs.map(({ entry }) => entry);
  const objects = [...own, ...lines, ...stored.map(({ object }) => object)];
  return {
    line: {
      id,
      title,
      kind,
      pages: pages.length,
      bytes: total(own) + total(lines) + total(stored.map(({ object }) => object)),
      transfer: total(packs) + total(single),
      manifests: own.map(referenceTo),
      packs,
    },
    manifest: joinedManifest(id, manifests),
    files: [...packed.packs.map(({ file }) => file), ...objects.map(objectFile)],
  };
}

/** A file of the site as manifests name it, and its object. */
interface NamedFile {
  readonly entry: StoredFile;
  readonly object: FileObject;
}

/** `isPacked` is true for files whose text is in the packs. */
export function storedFile(
  file: OutputFile,
  engine: Engine,
  isPacked: (object: FileObject, path: string) => boolean,
): NamedFile {
  const { path } = file;
  const object = objectOfFile(file, engine, "files");
  const entry = { path, ...referenceTo(object), type: contentType(path) };
  return { entry: isPacked(object, path) ? { ...entry, packed: true } : entry, object };
}

/**
 * Text of a size that packs well. Larger files are few, and those among the scripts are in the cache of a browser that
 * saves, at their own address.
 */
export function isSmallText({ isText, bytes }: FileObject): boolean {
  return isText && bytes <= PACKED_BYTES;
}

/** The files that are packed, as lines; equal ones of several places are one. */
export function packedLines(files: readonly NamedFile[]): PackLine[] {
  const packed = files.filter(({ entry }) => entry.packed === true);
  const lines = packed.map(({ entry, object }) => [object.hash, { name: entry.path, ...object }] as const);
  return [...new Map(lines).values()];
}

function total(things: readonly { readonly bytes: number }[]): number {
  return things.reduce((sum, { bytes }) => sum + bytes, 0);
}
