/** An object as a manifest names it. */
export interface ObjectName {
  /** SHA-256 of the decoded bytes, 64 hexadecimal digits. */
  readonly hash: string;
  /** Decoded bytes. */
  readonly bytes: number;
}

/** `latest.json`: the only file that knows release and date. */
export interface Latest {
  /** Counts up with every release; a lower one is never taken. */
  readonly release: number;
  /** ISO date and time of the build, where it was given. */
  readonly date?: string;
  readonly root: ObjectName;
}

/** A file of the site beside the pages: picture, font, export, navigation tree. */
export interface Asset extends ObjectName {
  /** Below the base path, without a slash at its beginning. */
  readonly path: string;
  /** Content-Type. */
  readonly type: string;
}

/** The first manifest of a release: one line for each section. */
export interface RootManifest {
  /** What `compose` needs to know besides the parts of a page. */
  readonly template: ObjectName;
  /** Files that every section needs. */
  readonly shared: readonly Asset[];
  readonly sections: readonly SectionLine[];
}

/** A section as the root manifest lists it. */
export interface SectionLine {
  readonly id: string;
  readonly title: string;
  /** What the section holds, such as `docs` or `exports`. */
  readonly kind: string;
  readonly order: number;
  /** Count of its pages. */
  readonly pages: number;
  /** Decoded bytes of its pages and assets. */
  readonly bytes: number;
  /** Bytes of a first download. */
  readonly transfer: number;
  readonly manifest: ObjectName;
  readonly packs: readonly Pack[];
}

/** Many objects in one file, for the first download: gzip of their canonical texts, a line each. */
export interface Pack {
  /** Below the base path. */
  readonly path: string;
  /** SHA-256 of the decoded bytes. */
  readonly hash: string;
  /** Compressed bytes. */
  readonly bytes: number;
  readonly decoded: number;
  /** Count of lines. */
  readonly objects: number;
}

/** Everything that one section needs. */
export interface SectionManifest {
  readonly id: string;
  readonly pages: readonly SectionPage[];
  readonly assets: readonly Asset[];
}

export interface SectionPage extends ObjectName {
  /** Decoded, without the base path: `/docs/intro`. */
  readonly pathname: string;
  readonly title: string;
}
