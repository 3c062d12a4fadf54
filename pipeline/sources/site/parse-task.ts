import type { Task } from "../../engine/threads/task.ts";
import type { TextFile } from "../read/read-data.ts";
import type { SourceTexts } from "./cached-source.ts";
import type { Limits } from "./source-key.ts";

export interface ParseInput {
  readonly files: readonly TextFile[];
  readonly limits: Limits;
}

/** The parsed form of each file as it is kept. */
export const parseTask: Task<ParseInput, readonly SourceTexts[]> = {
  name: "parse",
  run: async ({ files, limits }) => (await import("./parse-texts.ts")).parseTexts(files, limits),
};
