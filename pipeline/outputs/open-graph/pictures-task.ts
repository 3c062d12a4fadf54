import type { Task } from "../../engine/threads/task.ts";

/** Pictures, and the folder of the fonts that they are drawn with. */
export interface PictureInput {
  readonly svgs: readonly string[];
  readonly fonts: string;
}

/** Pictures for links. */
export const picturesTask: Task<PictureInput, readonly Uint8Array[]> = {
  name: "pictures",
  run: async ({ svgs, fonts }) => (await import("./render-picture.ts")).renderPictures(svgs, fonts),
};
