import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entriesBelow } from "../../../sources/read/entries-below.ts";
import { findBrowser } from "../browser.ts";
import { builtSite, dataFolders } from "../support/built-site.ts";
import { repository } from "../support/command.ts";
import { nodeBinary } from "../support/node-binary.ts";
import { foldersOfFile, tempFolder } from "../support/temp-folder.ts";
import { differingPaths, listFiles, readTree } from "../support/tree.ts";
import { bytesOf, type Figures, figuresTable, serveOnce, timed } from "./figures.ts";
import { API_PROGRAM, commandOf, installWithNpm, newSite, runInstalled } from "./installed-site.ts";
import { npmPack, succeed, type Tarball } from "./npm-pack.ts";
import { type PackageManager, packageManagers } from "./package-managers.ts";
import { asStranger, canSeal, giveAway, withoutNetwork } from "./sealed.ts";
import { packFairlead } from "./tarball.ts";

/** Tools and Nodes are installed from the registry: the quick form of this file is `package.test.ts`. */
const isLong = process.env.FAIRLEAD_LONG === "1";
const versions = ["20.19.0", "20", "22.12.0", "22", "24", "26"];

const newFolder = foldersOfFile();
const figures: Figures[] = [];
let tarball: Tarball;
let clone: ReadonlyMap<string, string>;

beforeAll(async () => {
  if (!isLong) return;
  tarball = await packFairlead();
  clone = readTree(await builtSite({ data: "small" }));
});

afterAll(() => {
  if (figures.length > 0) process.stdout.write(`\n${figuresTable(tarball.size, figures)}\n`);
});

/** A new site with the program that calls every function. */
function siteWithProgram(folder: string): string {
  newSite(folder);
  cpSync(join(repository, "pipeline/tests/fixtures/import/sample.dbc"), join(folder, "sample.dbc"));
  writeFileSync(join(folder, "program.js"), API_PROGRAM);
  return folder;
}

/** Runs that program and holds its results, and what it has written, against those of a clone. */
async function expectAllWorks(folder: string, [program = "", ...args]: readonly string[]): Promise<void> {
  const printed = JSON.parse(await succeed(program, args, folder, { HOME: join(folder, "nobody") }));
  expect(printed).toMatchObject({
    checked: { ok: true, summary: { errors: 0 } },
    built: true,
    wrong: [true, 'There is no data folder at "nowhere".', "Name it with --data DIR."],
    shown: [false, true],
    codes: ["link-not-found"],
  });
  expect(differingPaths(clone, readTree(join(folder, "dist/api")))).toEqual([]);
}

/** The installed files, without following the links by which some package managers lead to them. */
const installedFiles = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    [...entriesBelow(folder)]
      .filter(({ path, entry }) => entry.isFile() && /^(?:node_modules|\.yarn|\.pnp)/.test(path))
      .map(({ path }) => [path, readFileSync(join(folder, path)).toString("base64")]),
  );

describe.runIf(isLong)("installed by", () => {
  test.each(packageManagers.map((manager) => [manager.name, manager] as const))(
    "%s, all works without a network and nothing is written beside it",
    async (name, manager: PackageManager) => {
      const folder = siteWithProgram(join(newFolder(), "a site"));
      const installSeconds = await timed(() => manager.install(folder, tarball.path));
      const before = installedFiles(folder);
      const words = await manager.node("program.js");
      await expectAllWorks(folder, canSeal ? withoutNetwork(words) : words);
      expect(differingPaths(before, installedFiles(folder))).toEqual([]);
      const dev = ["dev", "--port", "0", "--cache", "none"];
      // Not all linkers of yarn 4 make a folder for commands.
      const launcher = name.startsWith("yarn 4")
        ? [...(await manager.node("")).slice(0, 2), "fairlead", ...dev]
        : [...commandOf(folder), ...dev];
      const servedSeconds = await timed(() => serveOnce(launcher, folder));
      const moduleBytes = bytesOf(folder, ["node_modules", ".yarn/unplugged"]);
      figures.push({ name, installSeconds, servedSeconds, moduleBytes });
    },
  );
});

describe.runIf(isLong && canSeal).each(versions)("on Node %s", (version) => {
  test("another user, who may write nothing of it and has no home, can do everything", async () => {
    const folder = siteWithProgram(join(newFolder(), "a site"));
    await installWithNpm(folder, tarball.path);
    giveAway(folder);
    await expectAllWorks(folder, asStranger(folder, [await nodeBinary(version), "program.js"]));
  });
});

describe.runIf(isLong)("packed by npm with its scripts", () => {
  test("two versions work beside each other and share the cache of a site", async () => {
    const source = join(tempFolder(), "source");
    for (const path of tarball.files) cpSync(join(repository, path), join(source, path));
    const manifest = readFileSync(join(repository, "package.json"), "utf8");
    writeFileSync(
      join(source, "package.json"),
      manifest.replace(/"version": "[^"]+"/, '"version": "99.1.2"'),
    );
    const stamp = readFileSync(join(source, "lib/stamp.json"), "utf8");
    writeFileSync(join(source, "lib/stamp.json"), stamp.replace(/"fingerprint":"./, '"fingerprint":"x'));
    const other = await npmPack(source, join(tempFolder(), "other"), ["--ignore-scripts"]);
    const folder = join(newFolder(), "two");
    newSite(folder);
    for (const [name, { path }] of [
      ["usual", tarball],
      ["other", other],
    ] as const) {
      const own = join(tempFolder(), name);
      newSite(own);
      await installWithNpm(own, path);
      cpSync(join(own, "node_modules/fairlead"), join(folder, "node_modules", name), { recursive: true });
    }
    for (const [name, out] of [
      ["usual", "one"],
      ["other", "two"],
      ["usual", "three"],
    ] as const) {
      const launcher = join(folder, "node_modules", name, "pipeline/bin/fairlead.js");
      const printed = await succeed(process.execPath, [launcher, "--version"], folder);
      expect(printed === "99.1.2\n").toBe(name === "other");
      await succeed(process.execPath, [launcher, "build", "--out", out], folder);
      expect(differingPaths(clone, readTree(join(folder, out)))).toEqual([]);
    }
  });

  test("datasheets are printed as PDF", async () => {
    const folder = join(newFolder(), "printed");
    newSite(folder, dataFolders.catalogue);
    await installWithNpm(folder, tarball.path);
    const env = { FAIRLEAD_BROWSER: findBrowser() ?? "" };
    await runInstalled(folder, ["build", "--pdf", "--site-url", "https://sample.example"], env);
    expect(listFiles(join(folder, "dist")).filter((path) => path.endsWith(".pdf")).length).toBe(7);
  });

  test("the script of npm packs the same files", async () => {
    const packed = await npmPack(repository, join(tempFolder(), "packed"));
    expect(packed.files).toEqual(tarball.files);
  });
});
