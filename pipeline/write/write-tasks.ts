import type { Task } from "../engine/threads/task.ts";
import type { EarlyFindings, OutputFolder } from "./early-findings.ts";
import type { TreeLinks } from "./link-tree.ts";

/** The state of an output since it was written. */
export const findTask: Task<OutputFolder, EarlyFindings> = {
  name: "find",
  run: async (output) => (await import("./early-findings.ts")).findTrees(output),
};

/** Second names of files, in another tree. */
export const linkTask: Task<TreeLinks, void> = {
  name: "link",
  run: async (links) => (await import("./link-tree.ts")).linkTree(links),
};
