import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Failure, onFailingDisk } from "../../../tests/support/write/failing-disk.ts";
import { SafeFolder } from "../../../write/safe-folder/safe-folder.ts";
import { DataTarget } from "./data-target.ts";
import { readFormerState } from "./former-state.ts";
import { type Merged, mergeFiles } from "./merge-files.ts";
import type { Plan } from "./plan.ts";
import { writeFiles, writeState } from "./write-import.ts";

type Texts = Readonly<Record<string, string>>;

/** A data folder that is imported from plans, without a source. */
class Place {
  readonly folder = mkdtempSync(join(realpathSync(tmpdir()), "fairlead-write-import-"));
  readonly data = join(this.folder, "data");

  constructor() {
    onTestFinished(() => rmSync(this.folder, { recursive: true }));
  }

  run(texts: Texts): Merged {
    const target = new DataTarget(this.data);
    target.require(import.meta.dirname);
    const plan: Plan = new Map(Object.entries(texts).map(([path, text]) => [path, { text }]));
    const merging = { plan, former: readFormerState(target), target };
    const merged = writeFiles(mergeFiles(merging), merging);
    writeState(merged, { ...merging, notes: [] });
    return merged;
  }

  write(texts: Texts): void {
    for (const [path, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(this.data, path)), { recursive: true });
      writeFileSync(join(this.data, path), text);
    }
  }

  files(): Texts {
    const paths = readdirSync(this.data, { recursive: true }) as string[];
    const files = paths.filter((path) => statSync(join(this.data, path)).isFile()).sort();
    return Object.fromEntries(files.map((path) => [path, readFileSync(join(this.data, path), "utf8")]));
  }

  restore(files: Texts): void {
    rmSync(this.data, { recursive: true, force: true });
    this.write(files);
  }
}

const lines = (...texts: readonly string[]): string => texts.map((text) => `${text}\n\n`).join("");
const first = {
  "docs/a.md": lines("A", "B", "C", "D"),
  "docs/b.md": "b\n",
  "docs/c.md": "c\n",
  "site.yaml": "title: A\n",
};
const second = {
  "docs/a.md": lines("A", "B", "C", "Dd"),
  "docs/b.md": "bb\n",
  "docs/new.md": "new\n",
  "site.yaml": "title: B\n",
};
const own = { "docs/a.md": lines("Mine", "B", "C", "D"), "docs/own.md": "own\n" };

/** The files of a folder without those of the import itself. */
function visible(files: Texts): Texts {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !/(?:^|\/)\./.test(path)));
}

/** The usual run takes one step of three, the long one each. */
const APART = process.env.FAIRLEAD_LONG === "1" ? 1 : 3;

test.each<Failure>(["kill", "ENOSPC"])(
  "whatever step of the disk ends in %s, each file is the one before or after, and the next import comes to its end",
  async (failure) => {
    const place = new Place();
    place.run(first);
    place.write(own);
    const before = place.files();
    const disk = { folder: place.data, failure };
    const steps = await onFailingDisk({ ...disk, step: Number.POSITIVE_INFINITY }, () => place.run(second));
    const after = place.files();
    expect(after["docs/a.md"]).toBe(lines("Mine", "B", "C", "Dd"));
    expect(Object.keys(visible(after))).toEqual([
      "docs/a.md",
      "docs/b.md",
      "docs/new.md",
      "docs/own.md",
      "site.yaml",
    ]);
    expect(steps).toBeGreaterThan(40);
    for (let step = 0; step < steps; step += APART) {
      place.restore(before);
      await onFailingDisk({ ...disk, step }, () => {
        if (failure === "kill") place.run(second);
        else expect(() => place.run(second)).toThrow(/cannot be written \(ENOSPC\)/);
      });
      for (const [path, text] of Object.entries(visible(place.files())))
        expect([before[path], after[path]], `${path} after step ${step}`).toContain(text);
      expect(place.files()["docs/own.md"]).toBe("own\n");
      place.run(second);
      expect(visible(place.files())).toEqual(visible(after));
      expect(JSON.parse(place.files()[".imported/docs.json"] ?? "")).toEqual(
        JSON.parse(after[".imported/docs.json"] ?? ""),
      );
    }
  },
);

test("a first import that is cut off comes to its end, also where the source has changed since", async () => {
  const place = new Place();
  const disk = { folder: place.data, failure: "kill" } as const;
  const steps = await onFailingDisk({ ...disk, step: Number.POSITIVE_INFINITY }, () => place.run(first));
  for (let step = 0; step < steps; step += APART) {
    place.restore({});
    await onFailingDisk({ ...disk, step }, () => place.run(first));
    expect(place.run(second).conflicts, `after step ${step}`).toEqual([]);
    expect(visible(place.files())).toEqual(second);
  }
});

/** A person saves a file each time before an import writes or removes it, as often as there are texts. */
function saveMeanwhile(place: Place, path: string, ...texts: string[]): void {
  for (const name of ["write", "remove"] as const) {
    const real = SafeFolder.prototype[name] as (...given: unknown[]) => boolean;
    vi.spyOn(SafeFolder.prototype, name).mockImplementation(function (this: SafeFolder, ...given: unknown[]) {
      const text = given[0] === path ? texts.shift() : undefined;
      if (text !== undefined) place.write({ [path]: text });
      return real.apply(this, given);
    });
  }
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
}

test.each([
  ["merged", "docs/a.md", lines("Mine, later", "B", "C", "D"), lines("Mine, later", "B", "C", "Dd"), 0],
  ["replaced", "docs/b.md", "by hand\n", "by hand\n", 1],
  ["added", "docs/new.md", "by hand\n", "by hand\n", 1],
  ["removed", "docs/c.md", "by hand\n", "by hand\n", 1],
])("what a person saves while a file is %s stays", (_, path, saved, text, conflicts) => {
  const place = new Place();
  place.run(first);
  place.write(own);
  saveMeanwhile(place, path, saved);
  expect(place.run(second).conflicts.length).toBe(conflicts);
  expect(place.files()[path]).toBe(text);
});

test("a file that is saved all the time is left alone, and comes with the next import", () => {
  const place = new Place();
  place.run(first);
  saveMeanwhile(
    place,
    "docs/a.md",
    ...Array.from({ length: 5 }, (_, at) => lines(`Mine ${at}`, "B", "C", "D")),
  );
  expect(place.run(second).conflicts.map(({ path }) => path)).toEqual(["docs/a.md"]);
  expect(place.files()["docs/a.md"]).toBe(lines("Mine 4", "B", "C", "D"));
  expect(place.run(second).conflicts).toEqual([]);
  expect(place.files()["docs/a.md"]).toBe(lines("Mine 4", "B", "C", "Dd"));
});

test("a text of the last import that is broken is no ground to merge on", () => {
  const place = new Place();
  place.run(first);
  place.write(own);
  place.write({ ".imported/docs/docs/a.md": "" });
  expect(place.run(second).conflicts.map(({ path }) => path)).toEqual(["docs/a.md"]);
  expect(place.files()["docs/a.md"]).toBe(own["docs/a.md"]);
});
