import { readFileSync } from "node:fs";
import { extname } from "node:path";
import type { Engine } from "../engine/engine.ts";
import type { Asset } from "../model/resolve/asset-path.ts";
import type { PictureFindings } from "../model/resolve/check-pictures.ts";
import { type InspectedPicture, inspectPicture } from "../sources/read/picture/inspect-picture.ts";
import { pageDrawing } from "../sources/read/svg/page-drawing.ts";
import type { CompileContext } from "./context.ts";

/** The facts about pictures that their bytes give. One file is inspected once, whatever its name. */
export function pictureFindings(engine: Engine): PictureFindings {
  const table = engine.table<InspectedPicture>("pictures");
  const inspected = ({ absolute, hash, path }: Asset): InspectedPicture =>
    table.memo(`${hash} ${extname(path).toLowerCase()}`, () => inspectPicture(absolute));
  return {
    faultOf: (asset) => inspected(asset).fault,
    costOf: (asset) => inspected(asset).cost,
    factsOf: (asset) => inspected(asset).facts,
    sizeOf: (asset) => inspected(asset).size,
  };
}

/** The SVG files that can be parts of pages, as HTML. */
export function pageDrawings(engine: Engine): CompileContext["drawingOf"] {
  const table = engine.table<string | "none">("drawings");
  return ({ absolute, hash, path }) => {
    if (!path.endsWith(".svg")) return undefined;
    // That there is nothing to show is kept too.
    const known = table.memo(hash, () => pageDrawing(readFileSync(absolute, "utf8")) ?? "none");
    return known === "none" ? undefined : known;
  };
}
