import { hashOf } from "../../core/hash.ts";
import { LostValueError } from "../../engine/cache/lost-value.ts";
import { PackStore } from "../../engine/cache/pack-store.ts";
import { batches, type Threads } from "../../engine/threads/threads.ts";
import type { DrawnPicture } from "../../pages/site-content.ts";
import type { Producer } from "../../render/producer.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { picturePaths } from "./picture-paths.ts";
import { picturesTask } from "./pictures-task.ts";
import { fontFiles, renderPictures } from "./render-picture.ts";

/** The program that draws, with its version: another one may draw other bytes. */
export const RENDERER = "@resvg/resvg-wasm 2.6.2";

export interface PictureTools {
  /** Folder of WOFF files. */
  readonly fonts: string;
  /** Pictures that were drawn before; open as long as the files are read. */
  readonly store: PackStore;
  /** For many pictures; absent: all are drawn here. */
  readonly threads?: Threads | undefined;
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
  { fonts, store, threads }: PictureTools,
): Promise<OutputFile[]> {
  const missing = pictures.filter(({ key }) => !store.has(key));
  const helpers = threads?.for(missing.length * DOCS_PER_PICTURE);
  await drawPictures(missing, { fonts, store, threads: helpers });
  return pictures.map(({ path, key }) => ({ path, key, bytes: () => pictureOf(path, key, store) }));
}

/** The pictures of a site, where there is a store for them. */
export const pictures = {
  ...picturePaths,
  when: "composed",
  files: ({ content, tools: { bundle, pictures: store, threads } }) =>
    store === undefined ? [] : pictureFiles(content.pictures, { fonts: bundle.pictureFonts, store, threads }),
} satisfies Producer;

function pictureOf(path: string, key: string, store: PackStore): Uint8Array {
  const png = store.get(key);
  if (png === undefined) throw new LostValueError(`The picture ${path} is not in the store.`);
  return png;
}

interface Drawing {
  readonly fonts: string;
  readonly store: PackStore;
  readonly threads: Threads | undefined;
}

async function drawPictures(
  pictures: readonly DrawnPicture[],
  { fonts, store, threads }: Drawing,
): Promise<void> {
  const drawBatch = async (batch: readonly DrawnPicture[]): Promise<void> => {
    const svgs = batch.map(({ svg }) => svg);
    const drawn = await (threads?.run(picturesTask, () => ({ svgs, fonts })) ?? renderPictures(svgs, fonts));
    for (const [index, png] of drawn.entries()) store.put(batch[index]?.key ?? "", png);
  };
  await Promise.all(batches(pictures, BATCH).map(drawBatch));
}
