import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderPngs } from "../../core/render-png.ts";
import { woffToSfnt } from "./woff-to-sfnt.ts";

/** Drawings as PNG, with the fonts of a folder. */
export async function renderPictures(svgs: readonly string[], fonts: string): Promise<Uint8Array[]> {
  return renderPngs(svgs, fontFiles(fonts).map(woffToSfnt));
}

/** In the order of their names, which says which of two faces with one name is taken. */
export function fontFiles(folder: string): Buffer[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".woff"))
    .sort()
    .map((name) => readFileSync(join(folder, name)));
}
