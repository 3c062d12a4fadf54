import type { Engine } from "../engine/engine.ts";
import type { Asset } from "../model/resolve/asset-path.ts";
import { sizeOfImage } from "../sources/read/image-size.ts";
import { type PictureFault, pictureFault } from "../sources/read/picture-fault.ts";
import type { CompileContext } from "./context.ts";

/** What is wrong with a picture. One file is looked at once, whatever it is named. */
export function pictureFaults(engine: Engine): (asset: Asset) => PictureFault | undefined {
  return ({ absolute, hash, path }) =>
    cached(engine, "pictures", `${hash} ${path.slice(path.lastIndexOf(".") + 1)}`, () =>
      pictureFault(absolute),
    );
}

/** Width and height of a picture in pixels. */
export function imageSizes(engine: Engine): CompileContext["sizeOf"] {
  return ({ absolute, hash }) => cached(engine, "images", hash, () => sizeOfImage(absolute));
}

/** That there is nothing to say is kept too. */
function cached<T>(engine: Engine, table: string, key: string, make: () => T | undefined): T | undefined {
  const known = engine.table<T | "none">(table).memo(key, () => make() ?? "none");
  return known === "none" ? undefined : known;
}
