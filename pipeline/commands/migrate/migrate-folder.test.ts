import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { dataChanges, schemaVersion } from "../../sources/migrate/data-changes.ts";
import { testLaunch } from "../../tests/support/commands/test-launch.ts";
import { siteOfFolder } from "../../tests/support/pages/site-of.ts";
import { type Failure, onFailingDisk } from "../../tests/support/write/failing-disk.ts";
import { main } from "../main.ts";
import { migrateFolder } from "./migrate-folder.ts";

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "fairlead-migrate-"));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(data, path)), { recursive: true });
  writeFileSync(join(data, path), text);
};
const read = (path: string): string => readFileSync(join(data, path), "utf8");
const port =
  "type: connector\nid: port\ntitle: Sample port\npins:\n  - { number: 1, name: TX, type: output, colour: red }\n";
const run = (): Promise<number> => main(["migrate", "--data", data, "--quiet"], testLaunch);

test("a folder is written anew and states the version, once", async () => {
  write("site.yaml", "title: Sample # a name\n");
  write("interfaces/port.yaml", port);
  write("docs/intro.md", "# Intro\n");
  expect(await run()).toBe(0);
  expect(read("interfaces/port.yaml")).toBe(port.replace("red", "RD"));
  expect(read("site.yaml")).toBe(`title: Sample # a name\nschemaVersion: ${schemaVersion}\n`);
  expect(read("docs/intro.md")).toBe("# Intro\n");
  expect(migrateFolder(data)).toEqual({ files: [], busy: [], refused: [], isStated: true });
});

test.each([
  ["schemaVersion: 1 # old\n", `schemaVersion: ${schemaVersion} # old\n`],
  ["title: A", `title: A\nschemaVersion: ${schemaVersion}\n`],
  ["title: A\r\n", `title: A\r\nschemaVersion: ${schemaVersion}\r\n`],
  ["{ title: A }\n", "{ title: A }\n"],
  ["title: [\n", "title: [\n"],
])("site.yaml with %j becomes %j", async (before, after) => {
  write("site.yaml", before);
  migrateFolder(data);
  expect(read("site.yaml")).toBe(after);
});

test("a record in a place that is not read is left alone and reported, which is no failure", async () => {
  write("site.yaml", "title: Sample\n");
  write("interface/port.yaml", port);
  expect(await run()).toBe(0);
  expect(read("interface/port.yaml")).toBe(port);
  expect(migrateFolder(data).refused).toMatchObject([
    { file: "interface/port.yaml", code: "record-misplaced" },
  ]);
});

test("a folder without site.yaml needs none", async () => {
  write("interfaces/port.yaml", port);
  expect(migrateFolder(data)).toMatchObject({ isStated: false, files: [{ path: "interfaces/port.yaml" }] });
});

test("a folder of a later version is left alone", async () => {
  write("site.yaml", `schemaVersion: ${schemaVersion + 1}\n`);
  write("interfaces/port.yaml", port);
  expect(await run()).toBe(1);
  expect(read("interfaces/port.yaml")).toBe(port);
});

test("a folder that is not there is wrong use", async () => {
  expect(await main(["migrate", "--data", join(data, "none")], testLaunch)).toBe(2);
});

test.each([
  [schemaVersion - 1, "warning", "Run `fairlead migrate`, then `fairlead check`."],
  [schemaVersion, undefined, undefined],
  [schemaVersion + 1, "error", "Update Fairlead."],
])("check says of a folder of version %i: %s", async (version, severity, hint) => {
  write("site.yaml", `title: Sample\nschemaVersion: ${version}\n`);
  write("docs/intro.md", "# Intro\n");
  const { diagnostics } = await siteOfFolder(data);
  const found = diagnostics.find(({ code }) => code === "schema-version");
  expect(found?.severity).toBe(severity);
  expect(found?.hint).toBe(hint);
  if (found !== undefined) expect(found).toMatchObject({ file: "site.yaml", line: 2, column: 16 });
});

test("the table is in the order of the versions", () => {
  const versions = dataChanges.map(({ version }) => version);
  expect(versions).toEqual([...versions].sort((a, b) => a - b));
});

test("a file that leads out of the folder is left alone, and is named", async () => {
  const outside = mkdtempSync(join(tmpdir(), "fairlead-migrate-outside-"));
  onTestFinished(() => rmSync(outside, { recursive: true }));
  writeFileSync(join(outside, "port.yaml"), port);
  write("site.yaml", "title: Sample\n");
  symlinkSync(outside, join(data, "interfaces"));
  expect(await run()).toBe(1);
  expect(readFileSync(join(outside, "port.yaml"), "utf8")).toBe(port);
});

test.each<Failure>(["kill", "ENOSPC"])(
  "whatever step of the disk ends in %s, each file is whole",
  async (failure) => {
    const site = "title: Sample\n";
    const before = { "site.yaml": site, "interfaces/port.yaml": port };
    const after = {
      "site.yaml": `${site}schemaVersion: ${schemaVersion}\n`,
      "interfaces/port.yaml": port.replace("red", "RD"),
    };
    const restart = (): void => {
      for (const [path, text] of Object.entries(before)) write(path, text);
    };
    restart();
    const disk = { folder: realpathSync(data), failure };
    const steps = await onFailingDisk({ ...disk, step: Number.POSITIVE_INFINITY }, run);
    for (let step = 0; step < steps; step++) {
      restart();
      await onFailingDisk({ ...disk, step }, async () => {
        const code = await run();
        if (failure === "ENOSPC") expect(code).toBe(2);
      });
      for (const path of ["site.yaml", "interfaces/port.yaml"] as const)
        expect([before[path], after[path]]).toContain(read(path));
      await run();
      for (const path of ["site.yaml", "interfaces/port.yaml"] as const) expect(read(path)).toBe(after[path]);
    }
  },
);
