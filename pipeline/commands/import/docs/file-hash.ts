import { readFileSync } from "node:fs";
import { sha256 } from "../../../core/hash.ts";
import type { PlannedFile } from "./plan.ts";

const known = new WeakMap<PlannedFile, string>();

/** SHA-256 of a file of a plan; a copy is read once. */
export function fileHash(file: PlannedFile): string {
  const hash =
    known.get(file) ?? sha256("text" in file ? file.text : (file.content ?? readFileSync(file.absolute)));
  known.set(file, hash);
  return hash;
}
