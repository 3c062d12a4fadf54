import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { builtSite } from "../support/built-site.ts";
import { repository, run } from "../support/command.ts";
import { foldersOfFile } from "../support/temp-folder.ts";
import { differingPaths, readTree } from "../support/tree.ts";
import { API_PROGRAM, commandOf, installWithNpm, newSite, runInstalled } from "./installed-site.ts";
import { succeed, type Tarball } from "./npm-pack.ts";
import { packFairlead } from "./tarball.ts";

/** Bytes that the package may have as packed, and in `node_modules`. */
const MOST_PACKED = 5_000_000;
const MOST_INSTALLED = 30_000_000;

const newFolder = foldersOfFile();
let tarball: Tarball;
let folder: string;
let installed: ReadonlyMap<string, string>;

beforeAll(async () => {
  tarball = await packFairlead();
  folder = join(newFolder(), "a site");
  newSite(folder);
  await installWithNpm(folder, tarball.path);
  installed = readTree(join(folder, "node_modules"));
});

describe("the tarball", () => {
  test("holds what runs and nothing else", () => {
    const kinds = tarball.files.map((path) =>
      path.replace(
        /^(lib\/(?:client|manual|schema|pipeline|server|icons|picture-fonts|templates)\/).*/,
        "$1",
      ),
    );
    expect([...new Set(kinds)].sort()).toEqual([
      "CHANGELOG.md",
      "README.md",
      "lib/client/",
      "lib/dev-form/dev-form.js",
      "lib/icons/",
      "lib/manual/",
      "lib/package.json",
      "lib/picture-fonts/",
      "lib/pipeline/",
      "lib/schema/",
      "lib/server/",
      "lib/stamp.json",
      "lib/templates/",
      "lib/third-party-notices.txt",
      "lib/types/index.d.ts",
      "lib/types/records.d.ts",
      "lib/types/schema.d.ts",
      "lib/workers/removal-worker.js",
      "lib/workers/service-worker.js",
      "package.json",
      "pipeline/bin/fairlead.js",
      "pipeline/bin/home.js",
      "pipeline/bin/index.js",
      "pipeline/bin/last-word.js",
      "pipeline/bin/node-version.js",
      "pipeline/bin/records.js",
      "pipeline/bin/run-command.js",
      "pipeline/bin/start.js",
      "pipeline/engine/threads/compile-cache.js",
    ]);
    expect(tarball.files.filter((path) => /\.(?:test\.|tsx?$|map$)/.test(path.replace(".d.ts", "")))).toEqual(
      [],
    );
  });

  test("is small, and brings no other package", () => {
    expect(tarball.size).toBeLessThanOrEqual(MOST_PACKED);
    expect(tarball.unpackedSize).toBeLessThanOrEqual(MOST_INSTALLED);
    const { packages } = JSON.parse(
      readFileSync(join(folder, "node_modules/.package-lock.json"), "utf8"),
    ) as { readonly packages: Readonly<Record<string, unknown>> };
    expect(Object.keys(packages)).toEqual(["node_modules/fairlead"]);
  });
});

describe("installed in an empty folder with spaces in its name", () => {
  test("npx runs it without asking the registry", async () => {
    expect(await succeed("npx", ["--no-install", "fairlead", "check"], folder)).toMatch(/^Checked \d+ pages/);
  });

  test("it writes the bytes that a clone does", async () => {
    const args = ["build", "--cache", "none", "--quiet"];
    await runInstalled(folder, args);
    const clone = await builtSite({ data: "small" });
    expect(differingPaths(readTree(clone), readTree(join(folder, "dist")))).toEqual([]);
  });

  test("it makes a site whose package is installed from the same source", async () => {
    const printed = await runInstalled(folder, ["init", "new", "--template", "board"]);
    expect(printed).toMatch(/\nNext: cd new && npm install && npx --no-install fairlead dev\n$/);
    const made = join(folder, "new");
    const { devDependencies } = JSON.parse(readFileSync(join(made, "package.json"), "utf8"));
    expect(resolve(made, devDependencies.fairlead.replace("file:", ""))).toBe(tarball.path);
    const [program = "", ...words] = commandOf(folder);
    expect(await succeed(program, [...words, "check"], made)).toMatch(/^Checked \d+ pages/);
  });

  test("its manual explains a code", async () => {
    expect(await runInstalled(folder, ["explain", "unit-kind"])).toContain("unit-kind");
  });

  test("its functions do what the commands do", async () => {
    const dbc = join(repository, "pipeline/tests/fixtures/import/sample.dbc");
    cpSync(dbc, join(folder, "sample.dbc"));
    writeFileSync(join(folder, "program.js"), API_PROGRAM);
    const printed = JSON.parse(await succeed(process.execPath, ["program.js"], folder));
    expect(printed).toMatchObject({
      checked: { ok: true, summary: { errors: 0 }, messages: [expect.stringMatching(/^Checked \d+ pages/)] },
      built: true,
      wrong: [true, 'There is no data folder at "nowhere".', "Name it with --data DIR."],
      imported: { messages: [expect.stringMatching(/^Would write data/), "Next: fairlead check"] },
      shown: [false, true],
      codes: ["link-not-found"],
    });
    expect(printed.imported.notices).toContainEqual({
      ...{ file: "sample.dbc", line: 45, kind: "lost" },
      message: 'The value 1 of "Mode" is named twice; the first name is kept.',
    });
  });

  test("a program with its types compiles, and one with a mistake does not", async () => {
    const program = readFileSync(join(import.meta.dirname, "typed-program.txt"), "utf8");
    writeFileSync(join(folder, "program.ts"), program);
    const types = join(repository, "node_modules/@types");
    const options = [
      "--noEmit",
      "--strict",
      "--module",
      "nodenext",
      "--target",
      "es2023",
      "--typeRoots",
      types,
      "--types",
      "node",
    ];
    const compiler = join(
      dirname(createRequire(import.meta.url).resolve("typescript/package.json")),
      "bin/tsc",
    );
    const compile = (files: readonly string[]) =>
      run(process.execPath, [compiler, ...options, ...files], { cwd: folder });
    expect(await compile(["program.ts"])).toEqual({ code: 0, stdout: "", stderr: "" });
    // The examples of the manual, each as a module of its own.
    const page = readFileSync(join(repository, "pipeline/manual/docs/package.md"), "utf8");
    const examples = [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = ""]) => code);
    const names = examples.map((code, index) => {
      writeFileSync(join(folder, `example-${index}.ts`), code);
      return `example-${index}.ts`;
    });
    expect(await compile(names)).toEqual({ code: 0, stdout: "", stderr: "" });
    writeFileSync(join(folder, "program.ts"), `${program}\ncheck({ dat: "x" });\n`);
    expect((await compile(["program.ts"])).stdout).toContain("'dat' does not exist in type 'CheckOptions'");
  });

  test("nothing but what it exports can be imported", async () => {
    const program = `for (const path of ["package.json", "lib/pipeline/fairlead.cjs", "pipeline/bin/start.js"])
      await import("fairlead/" + path).then(() => console.log(path), ({ code }) => console.log(code));
    console.log(Object.keys(await import("fairlead/records")));`;
    const printed = await succeed(process.execPath, ["--input-type=module", "-e", program], folder);
    expect(printed).toBe(`${"ERR_PACKAGE_PATH_NOT_EXPORTED\n".repeat(3)}[]\n`);
  });

  test("after all of this its own folder is as it was installed", () => {
    expect(differingPaths(installed, readTree(join(folder, "node_modules")))).toEqual([]);
    expect(existsSync(join(folder, ".fairlead/cache/.gitignore"))).toBe(true);
  });
});
