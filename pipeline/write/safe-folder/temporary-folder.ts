import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withFile } from "./system-refusal.ts";
import { removeAbandoned, temporaryName } from "./temporary-name.ts";

interface TemporaryFolder {
  readonly path: string;
  remove(): void;
}

/** A folder for one command alone; it removes those that killed commands have left under the same beginning. */
export function temporaryFolder(prefix: string): TemporaryFolder {
  removeAbandoned(tmpdir(), prefix);
  const path = join(tmpdir(), temporaryName(prefix));
  withFile(path, "written", () => mkdirSync(path, { mode: 0o700 }));
  // A program that has just ended may still be writing there.
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}
