import type { Task } from "../../engine/threads/task.ts";
import type { TextFile } from "../read/read-data.ts";
import type { SourceTexts } from "./cached-source.ts";
import type { Limits } from "./source-key.ts";

/** The parsed form of each file as the store keeps it. */
export const parseTask: Task<
  { readonly files: readonly TextFile[]; readonly limits: Limits },
  readonly SourceTexts[]
> = {
  name: "parse",
  run: async ({ files, limits }) => (await import("./parse-texts.ts")).parseTexts(files, limits),
};
