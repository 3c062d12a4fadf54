import type { Checked } from "../core/diagnostics.ts";
import { unreadSource } from "../sources/parse/parse-source.ts";
import { parseVersions } from "../sources/parse/parse-versions.ts";
import type { Source } from "../sources/parse/source.ts";
import { textsOf } from "../sources/read/texts-of.ts";
import type { SiteFiles } from "../sources/site/read-files.ts";
import type { AssetFile } from "./resolve/asset-path.ts";
import { type IndexInput, indexSite, type SiteIndex } from "./resolve/site-index.ts";
import { fillReferences } from "./values/fill-references.ts";

/** Input for the index: the files and sources of a data folder. */
export interface ParsedFiles {
  readonly sources: readonly Source[];
  readonly assets: readonly AssetFile[];
}

/** Parsed files with the sources that replace refused ones, and with the assets. */
export function joinFiles(
  { refused, assets }: Pick<SiteFiles, "refused" | "assets">,
  sources: readonly Source[],
): ParsedFiles {
  return {
    sources: [...sources, ...refused.flatMap((path) => unreadSource(path) ?? [])],
    assets: assets.map(({ path, absolute, bytes, hash }) => ({ path, absolute, bytes, hash })),
  };
}

/** The index of a site, with what is wrong with the files that it was made of. */
export function indexFiles(
  { sources, assets }: ParsedFiles,
  { texts, refused, unusable, limits, docs }: SiteFiles,
  { review, templates }: Pick<IndexInput, "review" | "templates">,
): Checked<SiteIndex> {
  const versions = parseVersions(
    texts.find(({ path }) => path === "versions.json"),
    limits,
  );
  const indexOf = (list: readonly Source[]): Checked<SiteIndex> =>
    indexSite({
      sources: list,
      assets,
      review,
      refused: [...refused, ...unusable.map(({ file }) => file)],
      templates,
      versions: versions.value,
      docs,
    });
  // Titles and descriptions that hold values are part of the index, and what a value says is in records alone.
  const withValues = (): SiteIndex =>
    indexOf(sources.filter(({ type }) => type !== "doc" && type !== "category")).value;
  const filled = fillReferences(sources, withValues, textsOf(texts));
  const { value, diagnostics } = indexOf(filled?.sources ?? sources);
  return {
    value,
    diagnostics: [
      ...versions.diagnostics,
      ...sources.flatMap((source) => source.diagnostics),
      ...diagnostics,
      ...(filled?.diagnostics ?? []),
    ],
  };
}
