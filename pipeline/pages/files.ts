import type { Download, File, Image, ProductPage } from "../../schema/generated/types.ts";
import type { Source } from "../sources/parse/source.ts";
import type { CompileContext } from "./context.ts";

/** Downloads of a record, with size and hash of the files; absent without files. */
export function downloadsOf(
  source: Source,
  files: readonly File[] | undefined,
  context: CompileContext,
): { downloads?: Download[] } {
  const downloads = (files ?? []).flatMap(({ path, title, kind, ...rest }) => {
    const asset = context.asset(path, source);
    if (asset === undefined) return [];
    const href = context.hrefOf({ kind: "asset", asset });
    return [{ title, kind, href, bytes: asset.bytes, sha256: asset.hash, ...rest }];
  });
  return downloads.length === 0 ? {} : { downloads };
}

/** Pictures of a record, with their size in pixels; absent without pictures. */
export function imagesOf(
  source: Source,
  list: readonly Image[] | undefined,
  context: CompileContext,
): Pick<ProductPage, "images"> {
  const images = (list ?? []).flatMap((image) => {
    const asset = context.asset(image.path, source);
    if (asset === undefined) return [];
    return [{ href: context.hrefOf({ kind: "asset", asset }), alt: image.alt, ...context.sizeOf(asset) }];
  });
  return images.length === 0 ? {} : { images };
}
