import type { ProductPage, ProductSource } from "../../schema/generated/types.ts";
import type { Source } from "../resolve/source.ts";
import type { CompileContext } from "./context.ts";

/** Downloads and pictures of a product, with size and hash of the files. */
export function productFiles(
  source: Source,
  context: CompileContext,
): Pick<ProductPage, "downloads" | "images"> {
  const data = source.data as unknown as ProductSource;
  const result: Pick<ProductPage, "downloads" | "images"> = {};
  const downloads = (data.downloads ?? []).flatMap((file) => {
    const asset = context.asset(file.path, source);
    if (asset === undefined) return [];
    const { path: _, title, kind, ...rest } = file;
    return [
      {
        title,
        kind,
        href: context.hrefOf({ kind: "asset", asset }),
        bytes: asset.bytes,
        sha256: asset.hash,
        ...rest,
      },
    ];
  });
  if (downloads.length > 0) result.downloads = downloads;
  const images = (data.images ?? []).flatMap((image) => {
    const asset = context.asset(image.path, source);
    if (asset === undefined) return [];
    return [{ href: context.hrefOf({ kind: "asset", asset }), alt: image.alt, ...context.sizeOf(asset) }];
  });
  if (images.length > 0) result.images = images;
  return result;
}
