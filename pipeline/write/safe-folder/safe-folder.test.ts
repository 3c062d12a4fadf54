import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type Failure, onFailingDisk } from "../../tests/support/write/failing-disk.ts";
import { SafeFolder } from "./safe-folder.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { temporaryName } from "./temporary-name.ts";

let place = "";
let root = "";
let folder = new SafeFolder("");
beforeEach(() => {
  place = mkdtempSync(join(realpathSync(tmpdir()), "fairlead-safe-"));
  root = join(place, "data");
  mkdirSync(join(root, "docs"), { recursive: true });
  mkdirSync(join(place, "out"));
  folder = new SafeFolder(root);
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
});

const textOf = (path: string): string => readFileSync(join(root, path), "utf8");

describe("a file that is written", () => {
  test("is there whole, with the folders above it, and nothing is left beside it", () => {
    expect(folder.write("docs/deep/a.md", "one")).toBe(true);
    expect(folder.write("docs/deep/a.md", Buffer.from("two"))).toBe(true);
    expect(textOf("docs/deep/a.md")).toBe("two");
    expect(readdirSync(join(root, "docs/deep"))).toEqual(["a.md"]);
  });

  test("has the permissions of the one before; a new one has those of any new file", () => {
    writeFileSync(join(root, "a"), "one");
    chmodSync(join(root, "a"), 0o750);
    folder.write("a", "two");
    expect(statSync(join(root, "a")).mode & 0o777).toBe(0o750);
    writeFileSync(join(place, "run"), "#!/bin/sh\n");
    chmodSync(join(place, "run"), 0o777);
    folder.write("b", { copyOf: join(place, "run") });
    expect(textOf("b")).toBe("#!/bin/sh\n");
    expect(statSync(join(root, "b")).mode & 0o111).toBe(0);
  });

  test("never takes the place of a version that was not seen", () => {
    writeFileSync(join(root, "a"), "one");
    const seen = folder.read("a")?.version;
    writeFileSync(join(root, "a"), "a save of a person");
    expect(folder.write("a", "two", seen)).toBe(false);
    expect(folder.write("a", "two", "absent")).toBe(false);
    expect(folder.remove("a", seen)).toBe(false);
    expect(textOf("a")).toBe("a save of a person");
    expect(folder.write("new", "one", seen)).toBe(false);
    expect(folder.write("a", "two", folder.read("a")?.version)).toBe(true);
    expect(readdirSync(root).sort()).toEqual(["a", "docs"]);
  });

  test.each<Failure>(["kill", "ENOSPC"])(
    "is the one before or this one, whatever step ends in %s",
    async (failure) => {
      const before = "before ".repeat(4000);
      const after = "after ".repeat(5000);
      const found = new Set<string>();
      const write = (): boolean => folder.write("a", after, folder.read("a")?.version);
      const refused = (): void => {
        try {
          write();
        } catch (error) {
          if (failure === "kill") throw error;
          expect(String(error)).toMatch(/data\/a cannot be written \(ENOSPC\)\.$/);
          expect(readdirSync(root)).toEqual(["a"]);
        }
      };
      const restart = (): void => {
        for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true });
        writeFileSync(join(root, "a"), before);
      };
      restart();
      const disk = { folder: root, failure };
      const steps = await onFailingDisk({ ...disk, step: Number.POSITIVE_INFINITY }, write);
      for (let step = 0; step < steps; step++) {
        restart();
        await onFailingDisk({ ...disk, step }, refused);
        expect([before, after]).toContain(textOf("a"));
        found.add(textOf("a"));
        write();
        expect(textOf("a")).toBe(after);
      }
      expect(steps).toBeGreaterThan(3);
      expect(found).toContain(before);
    },
  );
});

describe("a link", () => {
  test.each([
    ["to a folder outside", () => symlinkSync("../out", join(root, "x")), "x/a"],
    [
      "to a folder outside, further up",
      () => symlinkSync(join(place, "out"), join(root, "docs/x")),
      "docs/x/y/a",
    ],
    ["to a file outside", () => symlinkSync("../out/a", join(root, "x")), "x"],
    ["that leads nowhere", () => symlinkSync("none", join(root, "x")), "x"],
    ["to itself", () => symlinkSync("x", join(root, "x")), "x/a"],
    ["to the folder above", () => symlinkSync("..", join(root, "x")), "x/out/a"],
  ])("%s is refused for reading, writing and removing", (_, prepare, path) => {
    writeFileSync(join(place, "out/a"), "mine");
    prepare();
    for (const use of [
      () => folder.read(path),
      () => folder.write(path, "theirs"),
      () => folder.remove(path),
    ])
      expect(use).toThrow(/x is a link that leads out of .*data or nowhere\.$/);
    expect(readdirSync(join(place, "out"))).toEqual(["a"]);
    expect(readFileSync(join(place, "out/a"), "utf8")).toBe("mine");
  });

  test("that stays in the folder is followed, and stays", () => {
    symlinkSync("docs", join(root, "x"));
    writeFileSync(join(root, "docs/a"), "one");
    symlinkSync("docs/a", join(root, "y"));
    folder.write("x/b", "two");
    folder.write("y", "three");
    expect(textOf("docs/b")).toBe("two");
    expect(textOf("docs/a")).toBe("three");
    expect(readdirSync(root).sort()).toEqual(["docs", "x", "y"]);
  });

  test("may be the name of the folder itself", () => {
    symlinkSync("data", join(place, "other"));
    new SafeFolder(join(place, "other")).write("a", "one");
    expect(textOf("a")).toBe("one");
  });
});

test.each(["../out/a", "/out/a", "docs/../../out/a", "", "a//b", "a\\b"])(
  "the path %j is refused",
  (path) => {
    expect(() => folder.write(path, "x")).toThrow("is no path of a file in");
  },
);

test("a folder in the place of a file and a file in the place of a folder are refused", () => {
  writeFileSync(join(root, "a"), "one");
  expect(() => folder.write("a/b", "x")).toThrow("data/a is no folder.");
  expect(() => folder.write("docs", "x")).toThrow("data/docs is no file.");
  expect(() => folder.read("docs")).toThrow("data/docs is no file.");
});

describe("what a killed command has left", () => {
  const nameOf = (pid: number): string => temporaryName(".fairlead-").replace(`-${process.pid}-`, `-${pid}-`);
  /** No process has such a number. */
  const GONE = 2 ** 22 + 1;

  test("goes with the next command that writes there, and what runs or is of another machine stays", () => {
    const foreign = `.fairlead-00000000-${GONE}-0123456789ab`;
    const old = `.fairlead-00000001-${GONE}-0123456789ab`;
    const running = nameOf(process.ppid);
    for (const name of [nameOf(GONE), foreign, old, running, ".fairlead-mine"])
      writeFileSync(join(root, "docs", name), "half");
    utimesSync(join(root, "docs", old), 1, 1);
    folder.write("docs/a", "one");
    expect(readdirSync(join(root, "docs")).sort()).toEqual([foreign, running, ".fairlead-mine", "a"].sort());
  });

  test("goes from the temporary folder of the system too", () => {
    const prefix = `fairlead-test-${process.pid}-`;
    const left = join(tmpdir(), temporaryName(prefix).replace(/-\d+-(?=\w+$)/, `-${GONE}-`));
    mkdirSync(join(left, "docs"), { recursive: true });
    const made = temporaryFolder(prefix);
    const other = temporaryFolder(prefix);
    expect(statSync(made.path).mode & 0o777).toBe(0o700);
    const names = readdirSync(tmpdir()).filter((name) => name.startsWith(prefix));
    expect(names.length).toBe(2);
    made.remove();
    other.remove();
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith(prefix))).toEqual([]);
  });
});
