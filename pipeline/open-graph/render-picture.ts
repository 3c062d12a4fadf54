import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderPng } from "../install/render-png.ts";
import { woffToSfnt } from "./woff-to-sfnt.ts";

/** Turns a drawing into the bytes of a PNG. */
export type RenderPicture = (svg: string) => Promise<Uint8Array>;

/** Drawings as PNG, with the fonts of a folder. */
export async function renderPictures(svgs: readonly string[], fonts: string): Promise<Uint8Array[]> {
  const render = openRenderer(fonts);
  const drawn: Uint8Array[] = [];
  for (const svg of svgs) drawn.push(await render(svg));
  return drawn;
}

/** The renderer with the fonts of a folder. */
export function openRenderer(fonts: string): RenderPicture {
  const buffers = fontFiles(fonts).map(woffToSfnt);
  return (svg) => renderPng(svg, buffers);
}

/** In the order of their names, which says which of two faces with one name is taken. */
export function fontFiles(folder: string): Buffer[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".woff"))
    .sort()
    .map((name) => readFileSync(join(folder, name)));
}
