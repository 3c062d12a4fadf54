import { readFileSync } from "node:fs";
import { sha256 } from "../../../core/hash.ts";
import { oncePer } from "../../../core/once.ts";
import type { PlannedFile } from "./plan.ts";

/** SHA-256 of a file of a plan; a copy is read once. */
export const fileHash = oncePer((file: PlannedFile) =>
  sha256("text" in file ? file.text : (file.content ?? readFileSync(file.absolute))),
);
