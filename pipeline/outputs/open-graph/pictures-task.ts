import type { Task } from "../../engine/threads/task.ts";

/** Pictures for links, drawn with the fonts of a folder. */
export const picturesTask: Task<
  { readonly svgs: readonly string[]; readonly fonts: string },
  readonly Uint8Array[]
> = {
  name: "pictures",
  run: async ({ svgs, fonts }) => (await import("./render-picture.ts")).renderPictures(svgs, fonts),
};
