import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { dataFolders } from "./support/built-site.ts";
import { repository, run } from "./support/command.ts";
import { nodeBinary } from "./support/node-binary.ts";
import { type NodeSession, nodeSession } from "./support/node-session.ts";
import { foldersOfFile } from "./support/temp-folder.ts";
import { differingPaths, readTree } from "./support/tree.ts";

/** The first release that the launcher takes and the newest one; those between them in the long run. */
const isLong = process.env.FAIRLEAD_LONG === "1";
const NEWEST = "26";
const versions = ["20.19.0", NEWEST, ...(isLong ? ["20", "22.12.0", "22", "24"] : [])];

/** npm has the binaries of all these versions for Linux alone. */
const hasBinaries = process.platform === "linux";

/** The files that `new`, `import` and `dev` write, and the imported ones. */
const WRITTEN_BY_MORE = /^data\/pages\/another\.yaml$|^\.fairlead\/|^tables\//;

/** Sites that are built whole in the long run. */
const sites = isLong ? (["fleet", "manual", "samples", "catalogue", "docs-only", "settings"] as const) : [];

const newFolder = foldersOfFile();
/** The commands with the Node that runs the tests: what the others must say and write as well. */
let usual: NodeSession;

beforeAll(async () => {
  const installed = hasBinaries ? [...versions, "18"].map(nodeBinary) : [];
  const session = nodeSession(process.execPath, newFolder(), "all");
  [usual] = await Promise.all([session, ...installed]);
});

test("the commands end as they should, and only mistakes and wrong use are told on standard error", () => {
  const ends = Object.entries(usual.results).map(([command, { code, stderr }]) => [
    command,
    code,
    stderr === "",
  ]);
  expect(ends).toEqual([
    ["--version", 0, true],
    ["--help", 0, true],
    ["build --ouput x", 2, false],
    ["check --cache none", 0, true],
    ["build --cache cache --site-url https://example.org", 0, true],
    ["check --cache cache --against dist", 0, true],
    ["impact /projects/boards/alpha --cache none", 0, true],
    ["report values --cache none", 0, true],
    ["new page another", 0, true],
    ["import csv tables/western.csv --data tables --product alpha --id western", 0, false],
    ["import csv tables/chinese.csv --data tables --product alpha --id chinese --encoding gbk", 0, true],
    ["import csv tables/korean.csv --data tables --product alpha --id korean --encoding cp949", 0, true],
    ["preview", 0, true],
    ["dev", 0, true],
    ["check --cache none (mistakes)", 1, false],
    ["build --cache cache --format json", 1, false],
  ]);
  expect(usual.files.size).toBeGreaterThan(100);
});

describe.runIf(hasBinaries).each(versions)("Node %s", (version) => {
  test("says and writes what the Node of the tests does", async () => {
    const which = isLong || version === NEWEST ? "all" : "few";
    const { results, files } = await nodeSession(await nodeBinary(version), newFolder(), which);
    expect(Object.keys(results).length).toBe(which === "all" ? Object.keys(usual.results).length : 7);
    for (const [command, ended] of Object.entries(results))
      expect(ended, command).toEqual(usual.results[command]);
    const written = [...usual.files].filter(([path]) => which === "all" || !WRITTEN_BY_MORE.test(path));
    expect(differingPaths(new Map(written), files)).toEqual([]);
  });

  test.each(sites)("writes the same site of %s", async (name) => {
    const folder = newFolder();
    const build = async (program: string, out: string): Promise<ReadonlyMap<string, string>> => {
      const args = ["build", "--data", dataFolders[name], "--out", out, "--cache", "none", "--quiet"];
      const launcher = join(repository, "pipeline/bin/fairlead.js");
      const ended = await run(program, [launcher, ...args, "--site-url", "https://example.org"], {
        cwd: folder,
      });
      expect(ended).toMatchObject({ code: 0, stdout: "" });
      return readTree(join(folder, out));
    };
    const [one, two] = [await build(process.execPath, "one"), await build(await nodeBinary(version), "two")];
    expect(differingPaths(one, two)).toEqual([]);
  });
});

test.runIf(hasBinaries)(
  "where Node has a compile cache each command has kept one beside the bundle",
  async () => {
    const lines = join(repository, ".cache/bundle/compile-cache");
    for (const version of versions.filter((one) => !one.startsWith("20"))) {
      const { stdout } = spawnSync(await nodeBinary(version), ["--version"], { encoding: "utf8" });
      for (const command of ["build", "check", ...(version === NEWEST ? ["dev", "other"] : [])]) {
        const folders = readdirSync(join(lines, command)).filter((name) =>
          name.startsWith(`${stdout.trim()}-`),
        );
        expect(folders, `${command} of ${stdout}`).not.toEqual([]);
      }
    }
  },
);

test.runIf(hasBinaries)("a Node that is too old is told so in one sentence", async () => {
  const old = await nodeBinary("18");
  for (const script of ["fairlead.js", "bundle.js", "run.js"]) {
    const { code, stdout, stderr } = await run(old, [join(repository, "pipeline/bin", script), "check"]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(
      /^Fairlead runs on Node 20 from 20\.19 on, on Node 22 from 22\.12 on, and on Node 24 and later; this is Node 18\.[\d.]+\.\n$/,
    );
  }
  expect(existsSync(join(repository, ".cache/node/18"))).toBe(true);
});
