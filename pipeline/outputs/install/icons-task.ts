import type { Task } from "../../engine/threads/task.ts";

/** The SVGs of icons as PNG: together, since the program that draws takes as long to load as some of them. */
export const iconsTask: Task<readonly string[], readonly Uint8Array[]> = {
  name: "icons",
  run: async (svgs) => (await import("../../core/render-png.ts")).renderPngs(svgs),
};
