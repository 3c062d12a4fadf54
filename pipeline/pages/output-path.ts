import type { PageRecord, SiteShell } from "../../schema/generated/types.ts";
import type { ExportedFile } from "../exports/make-exports.ts";
import type { Asset } from "../model/resolve/asset-path.ts";
import type { SerialRow } from "../model/serials/registers.ts";
import type { DrawnPicture } from "./site-content.ts";

/** The authored source of an output path, for diagnostics. */
export type PathCause =
  | { readonly kind: "page"; readonly pathname: string }
  | { readonly kind: "copy"; readonly pathname: string }
  | { readonly kind: "export"; readonly file: Pick<ExportedFile, "pathname" | "type" | "record"> }
  | { readonly kind: "asset"; readonly asset: Pick<Asset, "path"> };

/** A path that a producer will write, as it says before anything is made. */
export interface OutputPath {
  /** Relative, with "/": `docs/intro/index.html`. */
  readonly path: string;
  /** Absent: the site writes it whatever its authors do. */
  readonly cause?: PathCause;
  /** A folder in which the producer alone writes, under names that hold hashes of bytes that are not made yet. */
  readonly isFolder?: true;
  /** Written by some builds of the site alone: what an earlier output or an option of `build` decides. */
  readonly isPossible?: true;
}

/** All of a site that decides about the paths of its output. */
export interface PathSite {
  readonly records: readonly PageRecord[];
  readonly sidebars: Readonly<Record<string, unknown>>;
  readonly shell: SiteShell;
  readonly assets: readonly Asset[];
  readonly pictures: readonly Pick<DrawnPicture, "path">[];
  readonly exports: readonly Pick<ExportedFile, "pathname" | "type" | "record">[];
  readonly serials: readonly SerialRow[];
}

/** A producer of files as a check knows it, which asks for nothing to be made. */
export interface PathProducer {
  readonly name: string;
  /** The paths that it will write. */
  readonly paths: (site: PathSite) => Iterable<OutputPath>;
}
