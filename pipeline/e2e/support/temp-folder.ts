import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A new folder that goes away with the test that asked for it. */
export function tempFolder(): string {
  const folder = newFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A new folder that whoever asked must remove. */
export function newFolder(): string {
  return mkdtempSync(join(realpathSync(tmpdir()), "fairlead-test-"));
}
