import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CommandOptions, type Ended, fairlead, repository, run } from "./support/command.ts";
import { repositoryCopy } from "./support/repository-copy.ts";
import { newFolder } from "./support/temp-folder.ts";
import { listFiles } from "./support/tree.ts";

/**
 * A record type is a schema (what an author writes and what its page holds: a pair of files), a compile function and a
 * layout, and a sample shows it. Nothing that exists is edited; generated files follow by themselves. The code of the
 * fixture ends in `.txt`, because it compiles in its place only.
 */
const fixture = join(repository, "pipeline/tests/fixtures/new-record-type");
const parts = {
  authored: "schema/source/authored/berth.yaml",
  page: "schema/source/pages/berth.yaml",
  compile: "pipeline/pages/types/berth.ts",
  layout: "renderer/layouts/berth/berth.tsx",
} as const;
const stored = (folder: string, path: string): string =>
  join(folder, /\.tsx?$/.test(path) ? `${path}.txt` : path);
const sample = "data/berths/north-quay.yaml";

/**
 * A type of records of interfaces is a schema, which describes it under `interface`, and an embed, which pages show in
 * texts, on the page of a product and on one of its own. Files for other programs are optional.
 */
const interfaceFixture = join(repository, "pipeline/tests/fixtures/new-interface-type");
const interfaceParts = [
  "schema/source/authored/jumper-set.yaml",
  "pipeline/pages/embeds/jumper-set.ts",
  "pipeline/exports/jumper-set/jumper-set-exports.ts",
] as const;
const interfaceSamples = ["data/docs/boot.md", "data/interfaces/boot-jumpers.yaml", "data/site.yaml"];

let copy: string;
beforeAll(() => {
  copy = repositoryCopy();
  for (const path of Object.values(parts)) cpSync(stored(fixture, path), join(copy, path));
  for (const path of interfaceParts) cpSync(stored(interfaceFixture, path), join(copy, path));
  for (const folder of [fixture, interfaceFixture])
    cpSync(join(folder, "data"), join(copy, "data"), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const inCopy = (): CommandOptions => ({ cwd: copy, from: copy });
const generate = (): Promise<Ended> =>
  run(process.execPath, ["pipeline/bin/run.js", "schema/build/generate.ts"], inCopy());
/** The types of the renderer and the commands, and of all that they reference: without the tests, whose types take as long. */
const types = (): Promise<Ended> =>
  run(
    process.execPath,
    ["node_modules/typescript/bin/tsc", "--build", "renderer", "pipeline/commands"],
    inCopy(),
  );

/** The four parts of the type "tool" once more under another name. */
function copyTypeAs(name: string): void {
  const title = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  for (const path of Object.values(parts)) {
    const pathOf = (type: string): string => join(copy, path.replaceAll("berth", type));
    const text = readFileSync(pathOf("tool"), "utf8")
      .replace(/\btool\b/g, name)
      .replace(/\bTool/g, title);
    mkdirSync(dirname(pathOf(name)), { recursive: true });
    writeFileSync(pathOf(name), text);
  }
}

function expectSuccess({ code, stdout, stderr }: Ended): void {
  expect(code, stdout + stderr).toBe(0);
}

test("the fixtures hold these files and no other", () => {
  const filesOf = (folder: string): string[] => listFiles(folder).map((path) => path.replace(/\.txt$/, ""));
  expect(filesOf(fixture)).toEqual([...Object.values(parts), sample].sort());
  expect(filesOf(interfaceFixture)).toEqual([...interfaceParts, ...interfaceSamples].sort());
});

test("with these files and nothing else the page is built, beside a copy of a type under another name", async () => {
  // The copy shows what components show of the first, so it compiles only as a type of its own.
  copyTypeAs("gadget");
  expectSuccess(await generate());
  expectSuccess(await types());
  expectSuccess(await fairlead(["build"], inCopy()));
  const html = readFileSync(join(copy, "dist/berths/north-quay/index.html"), "utf8");
  for (const text of ["<h1>North quay</h1>", "4.5", "Shore power", 'id="approach"'])
    expect(html).toContain(text);
  const schema = readFileSync(join(copy, "schema/generated/berth.schema.json"), "utf8");
  expect(schema).toContain("Depth of the water at low tide in metres.");
});

test("a record of a new interface is shown in a text, on a page of its own and as a file, its published parts alone", () => {
  const pages = ["docs/boot", "interfaces/jumper-set/boot-jumpers"].map((path) =>
    readFileSync(join(copy, "dist", path, "index.html"), "utf8"),
  );
  for (const html of pages) {
    expect(html).toContain("The loader waits for a new firmware.");
    expect(html).not.toContain("The console is on the debug port.");
    expect(html).toContain('href="/exports/jumper-set/boot-jumpers.csv"');
  }
  const csv = readFileSync(join(copy, "dist/exports/jumper-set/boot-jumpers.csv"), "utf8");
  expect(csv).toMatch(/^X1,The loader waits for a new firmware\.,confirmed,/m);
  expect(csv).not.toContain("X2");
});

test("a mistake in such a file is reported like any other", async () => {
  const parent = newFolder();
  // Every YAML of a folder called `data` is a source.
  const folder = join(parent, "data");
  try {
    cpSync(join(fixture, "data"), folder, { recursive: true });
    const text = readFileSync(join(folder, "berths/north-quay.yaml"), "utf8");
    mkdirSync(join(folder, "wrong"));
    cpSync(join(folder, "berths/north-quay.yaml"), join(folder, "wrong/deep.yaml"));
    expect(text).toContain("depth: 4.5");
    const { code, stderr } = await fairlead(["check", "--data", folder, "--cache", "none"], inCopy());
    expect(code).toBe(1);
    expect(stderr).toContain("north-quay");
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
});

test("without the layout or the embed the types fail, and say which one is missing", async () => {
  rmSync(join(copy, "renderer/layouts/berth"), { recursive: true });
  rmSync(join(copy, "pipeline/pages/embeds/jumper-set.ts"));
  expectSuccess(await generate());
  const { code, stdout } = await types();
  expect(code).not.toBe(0);
  expect(stdout).toMatch(
    /pipeline\/pages\/embeds\/registry\.ts\(.*error TS\d+: Property '"jumper-set"' is missing/,
  );
  expect(stdout).toMatch(/renderer\/layouts\/registry\.ts\(.*error TS\d+: Property 'berth' is missing/);
});
