import type { KnownKey, Task } from "../../../engine/threads/task.ts";
import type { DiskSite } from "./disk-page.ts";
import type { DrawnPage, PageHtml } from "./draw-page.ts";
import type { ZipMeasure } from "./measure-zip.ts";
import type { StoredZip } from "./packed-files.ts";

/** Pages and files of the zip, sent to each thread once. */
export const knownDisk: KnownKey<DiskSite> = { name: "files of the zip" };

/** Finished pages as the zip holds them. */
export const drawTask: Task<readonly PageHtml[], readonly DrawnPage[]> = {
  name: "draw",
  run: async (pages, known) => {
    const { drawPage } = await import("./draw-page.ts");
    const disk = known.get(knownDisk);
    return pages.map((page) => drawPage(page, disk));
  },
};

/** Writes a zip whose parts are all in a store. */
export const zipTask: Task<{ readonly zip: StoredZip; readonly path: string }, ZipMeasure> = {
  name: "zip",
  run: async (input) => (await import("./measure-zip.ts")).writeZip(input),
};
