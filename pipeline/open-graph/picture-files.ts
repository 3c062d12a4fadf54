import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../cache/hash.ts";
import type { PackStore } from "../cache/pack-store.ts";
import { renderPng } from "../install/render-png.ts";
import type { OutputFile } from "../write/tree-plan.ts";
import type { DrawnPicture } from "./assign-pictures.ts";
import { woffToSfnt } from "./woff-to-sfnt.ts";

/** Turns a drawing into the bytes of a PNG. */
export type RenderPicture = (svg: string) => Promise<Uint8Array>;

/** The pictures as files of the output; only those that the store does not have are drawn. `fonts`: folder of WOFF files. */
export async function pictureFiles(
  pictures: readonly DrawnPicture[],
  { fonts, store }: { readonly fonts: string; readonly store: PackStore },
): Promise<OutputFile[]> {
  const keyOf = ({ svg }: DrawnPicture): string => `open-graph ${hashOf(svg)}`;
  const missing = pictures.filter((picture) => store.get(keyOf(picture)) === undefined);
  if (missing.length > 0) {
    const render = openRenderer(fonts);
    for (const picture of missing) store.put(keyOf(picture), await render(picture.svg));
  }
  return pictures.map((picture) => ({
    path: picture.path,
    key: hashOf(picture.svg),
    bytes: () => {
      const bytes = store.get(keyOf(picture));
      if (bytes === undefined) throw new Error(`The picture ${picture.path} is not in the store.`);
      return bytes;
    },
  }));
}

/** The renderer with the fonts of a folder. */
export function openRenderer(fonts: string): RenderPicture {
  const buffers = readdirSync(fonts)
    .filter((name) => name.endsWith(".woff"))
    .sort()
    .map((name) => woffToSfnt(readFileSync(join(fonts, name))));
  return (svg) => renderPng(svg, buffers);
}
