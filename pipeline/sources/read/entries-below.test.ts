import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { entriesBelow } from "./entries-below.ts";

test("lists what is below a folder, links as themselves, and enters what it is told to", () => {
  const root = mkdtempSync(join(tmpdir(), "fairlead-entries-"));
  try {
    mkdirSync(join(root, "a/b"), { recursive: true });
    mkdirSync(join(root, ".hidden"));
    for (const path of ["a/b/one.txt", ".hidden/two.txt"]) writeFileSync(join(root, path), "");
    symlinkSync("..", join(root, "a/up"));
    symlinkSync("b", join(root, "a/beside"));
    symlinkSync("nowhere", join(root, "a/lost"));
    const list = (isEntered?: (name: string) => boolean) =>
      [...entriesBelow(root, isEntered)]
        .map(({ path, entry }) => (entry.isSymbolicLink() ? `${path} ->` : path))
        .sort();
    const open = ["a", "a/b", "a/b/one.txt", "a/beside ->", "a/lost ->", "a/up ->"];
    expect(list()).toEqual([".hidden", ".hidden/two.txt", ...open]);
    expect(list((name) => !name.startsWith("."))).toEqual([".hidden", ...open]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
