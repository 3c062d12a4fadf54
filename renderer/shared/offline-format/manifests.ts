import type * as published from "../../../schema/generated/types.ts";

/** `latest.json`: the only file that knows release and date. */
export type Latest = Readonly<Omit<published.Latest, "version">>;

/** An object as a manifest names it: SHA-256 and count of its decoded bytes. */
export type ObjectName = Readonly<published.ObjectReference>;

/** A file of the site beside the pages: picture, font, export, navigation tree. */
export type Asset = Readonly<published.StoredFile>;

/** Many objects in one file, for the first download: gzip of their texts, a line each. */
export type Pack = Readonly<published.RootManifestPack>;

/** The docs as a zip that opens from disk. */
export type Archive = Readonly<published.RootManifestArchive>;

/** The first manifest of a release: one line for each section. */
export interface RootManifest {
  /** Input of `compose` besides the parts of a page. */
  readonly template: ObjectName;
  /** Files that every section needs. */
  readonly shared: readonly Asset[];
  /** Packs with the template and those of the shared files that are text. */
  readonly packs: readonly Pack[];
  readonly sections: readonly SectionLine[];
  readonly archive?: Archive;
}

/** A section as the root manifest lists it. The first lines of its first pack are its manifests. */
export interface SectionLine extends Readonly<Omit<published.RootManifestSection, "kind" | "packs">> {
  /** The kind of content of the section; a later server may have more kinds than this code knows. */
  readonly kind: string;
  readonly packs: readonly Pack[];
}

/** Everything that one section needs, from all of its manifests. */
export interface SectionManifest {
  readonly id: string;
  readonly pages: readonly SectionPage[];
  readonly assets: readonly Asset[];
}

export type SectionPage = Readonly<published.SectionManifestPage>;
