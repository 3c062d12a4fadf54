import type { LinkOrigin } from "./link-candidates.ts";
import type { SiteIndex } from "./site-index.ts";

/** A file of the other system that makes the page at an address there, and makes none here. */
export function otherPage(path: string, { path: from }: LinkOrigin, index: SiteIndex): string | undefined {
  const folders = index.config.docs.dialect.addresses.targets?.pageFolders ?? [];
  if (!path.startsWith("/") || !index.docs.has(from)) return undefined;
  const clean = path.replace(/\/+$/, "");
  for (const { folder, address, isWhole } of folders) {
    if (
      isWhole === true &&
      (clean === address || clean.startsWith(`${address}/`)) &&
      hasFolder(folder, index)
    )
      return folder;
    for (const ending of endings)
      if (index.assets.has(`${folder}${clean.slice(1)}${ending}`))
        return `${folder}${clean.slice(1)}${ending}`;
  }
  return undefined;
}

const endings = ["js", "jsx", "ts", "tsx"].flatMap((ending) => [`.${ending}`, `/index.${ending}`]);

function hasFolder(folder: string, { assets, sources }: SiteIndex): boolean {
  for (const path of [...assets.keys(), ...sources.keys()]) if (path.startsWith(folder)) return true;
  return false;
}
