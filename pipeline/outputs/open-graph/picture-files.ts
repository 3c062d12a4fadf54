import { hashOf } from "../../core/hash.ts";
import { LostValueError } from "../../engine/cache/lost-value.ts";
import { PackStore } from "../../engine/cache/pack-store.ts";
import type { Engine } from "../../engine/engine.ts";
import type { DrawnPicture } from "../../pages/site-content.ts";
import type { Producer } from "../../render/producer.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { picturePaths } from "./picture-paths.ts";
import { type PictureInput, picturesTask } from "./pictures-task.ts";
import { fontFiles, renderPictures } from "./render-picture.ts";

/** The program that draws, with its version: another one may draw other bytes. */
export const RENDERER = "@resvg/resvg-wasm 2.6.2";

export interface PictureTools {
  /** Folder of WOFF files. */
  readonly fonts: string;
  /** With the pictures that were drawn before; open as long as the files are read. */
  readonly engine: Engine;
}

/** Drawing a picture takes as long as so many docs. */
const DOCS_PER_PICTURE = 10;
/** Pictures that a thread is given at once. */
const BATCH = 8;

/**
 * The store of pictures in a folder of the cache; undefined: none. A picture takes longer than a page and depends on its
 * text, the fonts and the renderer alone, so that a new Fairlead keeps those of the old one.
 */
export function openPictures(cache: string | undefined, fonts: string): PackStore {
  return PackStore.open(cache, "pictures", hashOf(RENDERER, ...fontFiles(fonts)));
}

/** The pictures as files of the output; only those that the store does not have are drawn. */
export async function pictureFiles(
  pictures: readonly DrawnPicture[],
  { fonts, engine }: PictureTools,
): Promise<OutputFile[]> {
  const { values } = engine;
  const svgsOf = (some: readonly DrawnPicture[]): string[] => some.map(({ svg }) => svg);
  const missing = pictures.filter(({ key }) => !values.has(key));
  await engine.make<DrawnPicture, PictureInput, Uint8Array>(missing, {
    task: picturesTask,
    batch: BATCH,
    docs: DOCS_PER_PICTURE,
    input: (some) => ({ svgs: svgsOf(some), fonts }),
    here: (some) => renderPictures(svgsOf(some), fonts),
    take: (some, drawn) => {
      for (const [at, png] of drawn.entries()) values.put(some[at]?.key ?? "", png);
    },
  });
  return pictures.map(({ path, key }) => ({ path, key, bytes: () => pictureOf(path, key, values) }));
}

/** The pictures of a site, where there is a store for them. */
export const pictures = {
  ...picturePaths,
  when: "composed",
  files: ({ content, tools: { bundle, pictures: engine } }) =>
    engine === undefined ? [] : pictureFiles(content.pictures, { fonts: bundle.pictureFonts, engine }),
} satisfies Producer;

function pictureOf(path: string, key: string, values: Engine["values"]): Uint8Array {
  const png = values.get(key);
  if (png === undefined) throw new LostValueError(`The picture ${path} is not in the store.`);
  return png;
}
