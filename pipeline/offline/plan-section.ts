import type { RootManifestSection, SectionManifest, StoredFile } from "../../schema/generated/types.ts";
import type { PackStore } from "../cache/pack-store.ts";
import { contentType } from "../serve/content-type.ts";
import type { OutputFile } from "../write/tree-plan.ts";
import { packLines } from "./packs.ts";
import type { PlannedSection } from "./sections.ts";
import { objectFile, objectOfFile, objectOfValue, referenceTo, type StoredObject } from "./stored-object.ts";

/** A page of a section: its address and title, and its `index.json`. */
export interface SectionPage {
  readonly pathname: string;
  readonly title: string;
  readonly json: OutputFile;
}

/** A section with its manifest, packs and objects, ready for the root manifest. */
export interface MadeSection {
  readonly line: Omit<RootManifestSection, "order">;
  readonly manifest: SectionManifest;
  readonly files: readonly OutputFile[];
}

/** Turns pages and files into manifest, packs and objects. */
export function makeSection(
  section: Omit<PlannedSection<SectionPage>, "pages"> & { readonly pages: readonly SectionPage[] },
  assets: readonly OutputFile[],
  store: PackStore,
): MadeSection {
  const { id, title, kind } = section;
  const pages = section.pages
    .map((page) => ({ ...page, name: page.pathname, object: objectOfFile(page.json, store) }))
    .sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
  const stored = assets.map((file) => storedFile(file, store));
  const manifest: SectionManifest = {
    version: 1,
    id,
    pages: pages.map(({ pathname, title, object }) => ({ pathname, title, ...referenceTo(object) })),
    assets: stored.map(({ entry }) => entry),
  };
  const own = objectOfValue(manifest);
  const lines = pages.map(({ name, object }) => ({ name, ...object }));
  const packed = packLines(lines, store, { name: id, ...own });
  const single = [...packed.single, ...stored.map(({ object }) => object)];
  return {
    line: {
      id,
      title,
      kind,
      pages: pages.length,
      bytes: own.bytes + total(lines) + total(stored.map(({ object }) => object)),
      transfer: total(packed.packs) + total(single.filter(({ hash }) => hash !== own.hash)),
      manifest: referenceTo(own),
      packs: [...packed.packs],
    },
    manifest,
    files: [...packed.files, ...[own, ...lines, ...stored.map(({ object }) => object)].map(objectFile)],
  };
}

/** A file of the site as manifests name it, and its object. */
export function storedFile(file: OutputFile, store: PackStore): { entry: StoredFile; object: StoredObject } {
  const object = objectOfFile(file, store);
  return { entry: { path: file.path, ...referenceTo(object), type: contentType(file.path) }, object };
}

function total(things: readonly { readonly bytes: number }[]): number {
  return things.reduce((sum, { bytes }) => sum + bytes, 0);
}
