import { appendFileSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { readSite, sampleSite, textsOf } from "../../tests/fixtures/write/sample-site.ts";
import { TestLocation } from "../../tests/fixtures/write/test-location.ts";
import { type Disk, realDisk } from "../disk/disk.ts";
import type { OutputFile } from "../tree-plan.ts";
import { writeTree } from "../write-tree.ts";

const location = TestLocation.ofEachTest();

/** A site whose last file takes so long that the times of all folders before it are conclusive. */
function slowSite(release: string): OutputFile[] {
  const wait = (): string => {
    const end = Date.now() + 120;
    while (Date.now() < end);
    return release;
  };
  return [...sampleSite(release, 20), { path: "slow/last.html", key: release, bytes: wait }];
}

describe("folders that nobody has changed are not opened", () => {
  const opened: string[] = [];
  const looked: string[] = [];
  const watching: Disk = {
    ...realDisk,
    list: (path) => {
      opened.push(path);
      return realDisk.list(path);
    },
    lstat: (path) => {
      looked.push(path);
      return realDisk.lstat(path);
    },
  };
  beforeEach(async () => {
    await location.write(slowSite("1"));
    await location.write(slowSite("2"));
    opened.length = 0;
    looked.length = 0;
  });

  test("nor is a file looked at twice that both trees have", async () => {
    const outcome = await writeTree(slowSite("3"), location.options, watching);
    expect(outcome.ok).toBe(true);
    expect(readSite(location.options.out)).toEqual(textsOf(slowSite("3")));
    expect(opened.filter((path) => path.includes("/docs/"))).toEqual([]);
    // Once in either tree.
    expect(looked.filter((path) => path.endsWith("docs/part-1/page-1"))).toHaveLength(2);
    expect(looked.filter((path) => path.endsWith("docs/part-1/page-1/index.html"))).toHaveLength(1);
  });

  test("once they have come to rest, though all builds before were quick", async () => {
    for (const extra of ["a", "b", "c"]) {
      await location.write(sampleSite("1", 20, { extra }));
      await sleep(100);
    }
    opened.length = 0;
    await writeTree(sampleSite("1", 20, { extra: "d" }), location.options, watching);
    expect(opened.filter((path) => path.includes("/docs"))).toEqual([]);
  });

  const page = "docs/part-1/page-1/index.html";
  test.each([
    ["a file that was written to in place", (root: string) => appendFileSync(join(root, page), "mine")],
    [
      "a file in place of another",
      (root: string) => {
        rmSync(join(root, page));
        writeFileSync(join(root, page), "mine");
      },
    ],
    ["a file that is gone", (root: string) => rmSync(join(root, page))],
    ["a file too many", (root: string) => writeFileSync(join(root, "docs/part-1/page-1/more.html"), "mine")],
    [
      "a folder too many",
      (root: string) => mkdirSync(join(root, "docs/part-1/more/of/it"), { recursive: true }),
    ],
    ["a folder that is gone", (root: string) => rmSync(join(root, "docs/part-1"), { recursive: true })],
    [
      "a folder in place of another",
      (root: string) => {
        renameSync(join(root, "docs/part-1"), join(root, "docs/other"));
        renameSync(join(root, "docs/part-2"), join(root, "docs/part-1"));
        renameSync(join(root, "docs/other"), join(root, "docs/part-2"));
      },
    ],
    [
      "a link in place of a folder",
      (root: string) => {
        renameSync(join(root, "docs/part-1/page-1"), join(location.folder, "far"));
        symlinkSync(join(location.folder, "far"), join(root, "docs/part-1/page-1"));
      },
    ],
  ])("and %s is found, in the output and in the spare tree", async (_, change) => {
    for (const root of [location.options.out, location.spare]) {
      change(root);
      rmSync(join(location.folder, "far"), { recursive: true, force: true });
      await location.write(slowSite("2"));
      expect(readSite(location.options.out)).toEqual(textsOf(slowSite("2")));
      await location.write(slowSite("1"));
      expect(readSite(location.options.out)).toEqual(textsOf(slowSite("1")));
      await location.write(slowSite("2"));
    }
  });
});
