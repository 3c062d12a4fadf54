import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../cache/hash.ts";
import { PackStore } from "../cache/pack-store.ts";
import { renderPng } from "../install/render-png.ts";
import type { OutputFile } from "../write/tree-plan.ts";
import type { DrawnPicture } from "./assign-pictures.ts";
import { woffToSfnt } from "./woff-to-sfnt.ts";

/** Turns a drawing into the bytes of a PNG. */
export type RenderPicture = (svg: string) => Promise<Uint8Array>;

/** The program that draws, with its version: another one may draw other bytes. */
export const RENDERER = "@resvg/resvg-wasm 2.6.2";

export interface PictureTools {
  /** Folder of WOFF files. */
  readonly fonts: string;
  /** Folder of the cache; undefined: none. */
  readonly cache: string | undefined;
}

/**
 * The pictures as files of the output; only those that the cache does not have are drawn. A picture takes longer than a
 * page and depends on its text, the fonts and the renderer alone, so that a new Fairlead keeps those of the old one.
 */
export async function pictureFiles(
  pictures: readonly DrawnPicture[],
  { fonts, cache }: PictureTools,
): Promise<OutputFile[]> {
  if (pictures.length === 0) return [];
  const store = PackStore.open(cache, "pictures", hashOf(RENDERER, ...fontFiles(fonts)));
  try {
    let render: RenderPicture | undefined;
    const files: OutputFile[] = [];
    for (const { path, svg } of pictures) {
      const key = hashOf(svg);
      let bytes = store.get(key);
      if (bytes === undefined) {
        render ??= openRenderer(fonts);
        bytes = await render(svg);
        store.put(key, bytes);
      }
      const png = bytes;
      files.push({ path, key, bytes: () => png });
    }
    return files;
  } finally {
    store.close({ keepUnused: false });
  }
}

/** The renderer with the fonts of a folder. */
export function openRenderer(fonts: string): RenderPicture {
  const buffers = fontFiles(fonts).map(woffToSfnt);
  return (svg) => renderPng(svg, buffers);
}

/** In the order of their names, which says which of two faces with one name is taken. */
function fontFiles(folder: string): Buffer[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".woff"))
    .sort()
    .map((name) => readFileSync(join(folder, name)));
}
