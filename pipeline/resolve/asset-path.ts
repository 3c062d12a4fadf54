import type { Asset } from "./site-index.ts";

/**
 * Path of an asset in the output. Its name carries its hash, so that it can be cached for ever. It has one ending alone:
 * some servers look at all of them, and would serve `a.html.gz` as a page. The dots of `v1.2` stay.
 */
export function assetPath(asset: Asset): string {
  const file = asset.path.split("/").at(-1) ?? asset.path;
  const dot = file.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [file.slice(0, dot), file.slice(dot)] : [file, ""];
  return `assets/${stem.replace(/[^A-Za-z0-9._-]|\.(?!\d)/g, "-")}.${asset.hash.slice(0, 10)}${ending.toLowerCase()}`;
}
