import { compareStrings } from "../diagnostics.ts";
import { assetPath } from "../resolve/asset-path.ts";
import { encodeSegment } from "../resolve/doc-path.ts";
import type { Asset, SiteIndex } from "../resolve/site-index.ts";

/** Size of an image in pixels; the caller keeps sizes by content hash. */
export type SizeOf = (asset: Asset) => { readonly width: number; readonly height: number } | undefined;

/** Rooted address of an asset. */
export function assetHref(asset: Asset, base: string): string {
  return base + assetPath(asset).split("/").map(encodeSegment).join("/");
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
      return asset === undefined ? [] : [[path, `/${assetPath(asset)}`]];
    }),
  );
}
