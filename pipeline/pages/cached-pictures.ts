import type { PackStore } from "../engine/cache/pack-store.ts";
import type { Asset } from "../model/resolve/asset-path.ts";
import { sizeOfImage } from "../sources/read/image-size.ts";
import { type PictureFault, pictureFault } from "../sources/read/picture-fault.ts";
import type { CompileContext } from "./context.ts";

/** What is wrong with a picture. One file is looked at once, whatever it is named. */
export function pictureFaults(store: PackStore): (asset: Asset) => PictureFault | undefined {
  return ({ absolute, hash, path }) =>
    cached(store, "pictures", `${hash} ${path.slice(path.lastIndexOf(".") + 1)}`, () =>
      pictureFault(absolute),
    );
}

/** Width and height of a picture in pixels. */
export function imageSizes(store: PackStore): CompileContext["sizeOf"] {
  return ({ absolute, hash }) => cached(store, "images", hash, () => sizeOfImage(absolute));
}

/** That there is nothing to say is kept too. */
function cached<T>(store: PackStore, table: string, key: string, make: () => T | undefined): T | undefined {
  const known = store.table<T | "none">(table).keep(key, () => make() ?? "none");
  return known === "none" ? undefined : known;
}
