import { compareStrings } from "../diagnostics.ts";
import type { Asset } from "../resolve/asset-path.ts";
import { assetAddress } from "../resolve/asset-path.ts";
import type { SiteIndex } from "../resolve/site-index.ts";

/** Size of an image in pixels; the caller keeps sizes by content hash. */
export type SizeOf = (asset: Asset) => { readonly width: number; readonly height: number } | undefined;

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
