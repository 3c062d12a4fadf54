import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder, sampleSite } from "../../tests/fixtures/write/sample-site.ts";
import { writeTree } from "../write-tree.ts";
import { diskProblem } from "./disk-failure.ts";

test.each([
  ["ENOSPC", "the disk is full", "Free some space and build again."],
  ["EDQUOT", "the quota of this user is used up", "Free some space and build again."],
  ["EROFS", "the file system is read-only", "Choose another folder with --out."],
  [
    "EACCES",
    "permission is denied",
    "Change the owner or the mode of the folder, or choose another with --out.",
  ],
  ["EBUSY", "it is in use or a mount point", "Choose a folder below the mount point with --out."],
  ["EIO", "the system answered EIO", "Look at the named path."],
])("%s is told with the path", (code, reason, hint) => {
  const error = Object.assign(new Error(code), {
    code,
    syscall: "open",
    path: join(process.cwd(), ".dist.next-1/a.html"),
  });
  expect(diskProblem(error, join(process.cwd(), "dist"))).toEqual({
    code: "output-not-written",
    severity: "error",
    file: "dist",
    message: `The output was not changed: ".dist.next-1/a.html" could not be written because ${reason}.`,
    hint,
  });
});

test("a parent that is a file is told, not thrown", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "file"), "");
  mkdirSync(join(folder, "cache"));
  const outcome = await writeTree(sampleSite("1", 1), {
    out: join(folder, "file/dist"),
    cacheDir: undefined,
  });
  expect(outcome).toMatchObject({ ok: false, problem: { code: "output-not-written" } });
  rmSync(folder, { recursive: true });
});
