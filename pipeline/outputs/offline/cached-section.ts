import type { ObjectReference, SectionManifest, StoredFile } from "../../../schema/generated/types.ts";
import { hashOf } from "../../core/hash.ts";
import { once } from "../../core/once.ts";
import { linesOf } from "../../core/text/lines-of.ts";
import { LostValueError } from "../../engine/cache/lost-value.ts";
import type { PackStore } from "../../engine/cache/pack-store.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { packedOf } from "./pack-pieces.ts";
import {
  type MadeSection,
  makeSection,
  type PublishedSection,
  type SectionPage,
  type SectionTools,
} from "./plan-section.ts";
import { sectionManifests } from "./section-manifests.ts";
import type { PlannedSection } from "./sections.ts";
import { objectFile, valueText } from "./stored-object.ts";

type NamedSection = PlannedSection<SectionPage>;

/** The cached facts of an unchanged section, enough to publish it without reading its pages and files. */
interface CachedSection extends Pick<PublishedSection, "line"> {
  /** The objects of its pages, in their order: their hashes, joined by line breaks, and their bytes. */
  readonly hashes: string;
  readonly bytes: readonly number[];
  readonly assets: readonly StoredFile[];
  readonly packs: readonly CachedPack[];
}

interface CachedPack {
  readonly path: string;
  /** That of its file. */
  readonly key: string;
  /** Keys of what it is joined of, joined by line breaks. */
  readonly pieces: string;
}

/** A section from the store where its pages and files are as they were; else made, and kept for the next build. */
export async function cachedSection(
  section: NamedSection,
  assets: readonly OutputFile[],
  tools: SectionTools,
): Promise<PublishedSection> {
  const { store } = tools;
  const sections = store.table<CachedSection>("offline sections");
  const key = nameOf(section, assets);
  const known = sections.get(key);
  // Where not all stays in the store, what a section is made of stays because it is asked for.
  if (known !== undefined && store.keepsAll) return restored(known, section, { assets, store });
  const made = await makeSection(section, assets, tools);
  if (known === undefined) sections.set(key, toCached(made));
  return made;
}

function nameOf({ id, title, kind, pages }: NamedSection, assets: readonly OutputFile[]): string {
  const ofPages = pages.map(({ pathname, title, json }) => `${pathname}\n${title}\n${json.key}`);
  const ofAssets = assets.map(({ path, key }) => `${path}\n${key}`);
  return hashOf(id, title, kind, ofPages.join("\n"), ofAssets.join("\n"));
}

function toCached({ line, whole, packs }: MadeSection): CachedSection {
  return {
    line,
    hashes: whole.pages.map(({ hash }) => hash).join("\n"),
    bytes: whole.pages.map(({ bytes }) => bytes),
    assets: whole.assets,
    packs: packs.map(({ file, keys }) => ({ path: file.path, key: file.key, pieces: keys.join("\n") })),
  };
}

function restored(
  { line, hashes: ofPages, bytes: bytesOfPages, assets: entries, packs }: CachedSection,
  section: NamedSection,
  { assets, store }: { readonly assets: readonly OutputFile[]; readonly store: PackStore },
): PublishedSection {
  const hashes = linesOf(ofPages);
  const objects = section.pages.map(({ pathname, title, json }, at) => {
    const [hash, bytes] = [found(hashes[at]), found(bytesOfPages[at])];
    return { pathname, title, json, hash, bytes };
  });
  const whole: SectionManifest = {
    version: 1,
    id: section.id,
    pages: objects.map(({ pathname, title, hash, bytes }) => ({ pathname, title, hash, bytes })),
    assets: [...entries],
  };
  const manifests = once(() => sectionManifests(whole).map(valueText));
  const files = [
    ...packs.map(({ path, key, pieces }) => ({ path, key, bytes: () => packedOf(linesOf(pieces), store) })),
    ...line.manifests.map((reference, at) =>
      objectFile({ ...reference, read: () => found(manifests()[at]) }),
    ),
    ...objects.map(({ hash, bytes, json }) => fileOfObject({ hash, bytes }, json)),
    ...assets.map((file, at) => fileOfObject(found(entries[at]), file)),
  ];
  return { line, manifest: whole, files };
}

/** A part of what is kept; its name says of which pages and files it is, so that none can lack one. */
function found<T>(part: T | undefined): T {
  if (part === undefined) throw new LostValueError("A part of a section is not in the store.");
  return part;
}

function fileOfObject({ hash, bytes }: ObjectReference, { path, bytes: read }: OutputFile): OutputFile {
  return objectFile({ hash, bytes, read, path });
}
