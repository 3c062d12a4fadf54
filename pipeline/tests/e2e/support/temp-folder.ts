import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished } from "vitest";

/** A new folder that goes away with the test that asked for it. */
export function tempFolder(): string {
  const folder = newFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Gives new folders that go away with the last test of a file; asked for where the tests of the file are named. */
export function foldersOfFile(): () => string {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const folder = newFolder();
    folders.push(folder);
    return folder;
  };
}

/** A new folder that its caller must remove. */
export function newFolder(): string {
  return mkdtempSync(join(realpathSync(tmpdir()), "fairlead-test-"));
}
