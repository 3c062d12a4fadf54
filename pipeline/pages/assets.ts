import { compareStrings } from "../core/diagnostics.ts";
import type { Asset } from "../model/resolve/asset-path.ts";
import { assetAddress } from "../model/resolve/asset-path.ts";
import type { SiteIndex } from "../model/resolve/site-index.ts";
import type { GivenSize } from "../sources/parse/types.ts";

/** Size of an image in pixels; the caller keeps sizes by content hash. */
export type SizeOf = (asset: Asset) => { readonly width: number; readonly height: number } | undefined;

/**
 * The attributes of size that an image still needs, so that its page does not jump when it is loaded: both, or the one
 * that its author left out, by the ratio of the file.
 */
export function sizeAttributes(
  file: { readonly width: number; readonly height: number } | undefined,
  given: GivenSize | undefined,
): string {
  if (file === undefined || given === "whole") return "";
  const { width, height } = file;
  if (given === undefined) return ` width="${width}" height="${height}"`;
  if (width === 0 || height === 0) return "";
  if ("width" in given) return ` height="${Math.max(1, Math.round((given.width * height) / width))}"`;
  return ` width="${Math.max(1, Math.round((given.height * width) / height))}"`;
}

/** Rooted address of an asset. */
export function assetHref(asset: Asset, base: string): string {
  return base + assetAddress(asset).slice(1);
}

const pictures = /\.(png|jpe?g|gif|webp|avif|svg|ico)$/i;

/** Addresses of the files that pages offer, by path below the data folder. Pictures are parts of pages. */
export function downloadsOf(
  { assets }: Pick<SiteIndex, "assets">,
  used: ReadonlySet<string>,
): Record<string, string> {
  const paths = [...used].filter((path) => !pictures.test(path)).sort(compareStrings);
  return Object.fromEntries(
    paths.flatMap((path) => {
      const asset = assets.get(path);
      return asset === undefined ? [] : [[path, assetAddress(asset)]];
    }),
  );
}
