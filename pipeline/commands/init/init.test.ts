import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { testLaunch } from "../../tests/support/commands/test-launch.ts";
import { codes, siteOfFolder } from "../../tests/support/pages/site-of.ts";
import { main } from "../main.ts";
import { readOptionsOf } from "../shared/options.ts";
import { init } from "./init.ts";
import { packageSource } from "./package-source.ts";

let folder = "";
let printed = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-init-"));
  printed = "";
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((text) => {
      printed += String(text);
      return true;
    });
  onTestFinished(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function paths(): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
}

const read = (path: string): string => readFileSync(join(folder, path), "utf8");
const run = (...argv: string[]) => main(["init", folder, ...argv], testLaunch);

const PROJECT = [
  ...[".github/workflows/site.yml", ".gitignore", ".vscode/extensions.json", ".vscode/settings.json"],
  "package.json",
];

describe.each(["docs", "board"])("the template %s", (template) => {
  test("is a site without a mistake, with the title of the person", async () => {
    expect(await run("--template", template, "--title", 'Boats: "and" docs')).toBe(0);
    const site = await siteOfFolder(join(folder, "data"), { pictures: false });
    expect(codes(site)).toEqual([]);
    expect(site.index.config.title).toBe('Boats: "and" docs');
    expect(site.records.find(({ pathname }) => pathname === "/")?.title).toBe('Boats: "and" docs');
    expect(paths()).toEqual(expect.arrayContaining(PROJECT));
  });
});

test("with --yes an empty folder has docs, and the last line is what to do next", async () => {
  expect(await run("--yes", "--title", "x")).toBe(0);
  expect(paths()).toContain("data/docs/index.md");
  expect(printed.trim().split("\n").at(-1)).toMatch(
    /^Next: cd .* && npm install && npx --no-install fairlead dev$/,
  );
  const { scripts, devDependencies } = JSON.parse(read("package.json")) as Record<
    string,
    Record<string, string>
  >;
  expect(scripts).toMatchObject({ dev: "fairlead dev", build: "fairlead build" });
  expect(devDependencies?.fairlead).toMatch(/^file:/);
});

test("no file that is there is changed, and what has to be added to package.json is printed", async () => {
  const own = { "package.json": '{ "name": "own" }\n', ".gitignore": "own\n", "docs/index.md": "# Own\n" };
  write(own);
  expect(await run("--yes")).toBe(0);
  for (const [path, text] of Object.entries(own)) expect(read(path)).toBe(text);
  expect(printed).toContain("Left as it is:");
  expect(printed).toContain('npm pkg set scripts.dev="fairlead dev"');
  expect(paths()).toContain("site.yaml");
  expect(codes(await siteOfFolder(folder, { pictures: false }))).toEqual([]);
});

test("beside docs and a folder of data, the settings are those of the data", async () => {
  write({ "docs/index.md": "# Docs\n", "data/docs/index.md": "# Data\n" });
  expect(await run("--yes")).toBe(0);
  expect(paths()).toContain("data/site.yaml");
  expect(paths()).not.toContain("site.yaml");
});

test("settings of the other ending are left, and YAML of the repository is no mistake", async () => {
  write({
    "docs/index.md": "# Docs\n\nText.\n",
    "site.yml": "title: Own\n",
    "compose.yaml": "services: {}\n",
  });
  expect(await run("--yes")).toBe(0);
  expect(read("site.yml")).toBe("title: Own\n");
  expect(paths()).not.toContain("site.yaml");
  const site = await siteOfFolder(folder, { pictures: false });
  expect(codes(site)).toEqual([]);
  expect(site.index.config.title).toBe("Own");
});

test("docs of another system are imported", async () => {
  write({ "theirs/docs/index.md": "# Theirs\n\nText.\n", "theirs/mkdocs.yml": "site_name: Theirs\n" });
  const target = join(folder, "ours");
  const imported = vi.fn(async () => 0);
  const options = readOptionsOf("init", [target, "--from", join(folder, "theirs")]);
  expect(await init(options, testLaunch, imported)).toBe(0);
  expect(imported).toHaveBeenCalledWith(join(folder, "theirs"), join(target, "data"));
  expect(readdirSync(target).sort()).toEqual([".github", ".gitignore", ".vscode", "package.json"]);
});

test("an import that fails leaves nothing else", async () => {
  const options = readOptionsOf("init", [join(folder, "ours"), "--from", join(folder, "none")]);
  expect(await init(options, testLaunch, async () => 1)).toBe(1);
  expect(paths()).toEqual([]);
});

describe("wrong use is explained:", () => {
  test.each<[string[], string]>([
    [[], "init asks what to make, and there is no terminal to ask on."],
    [["--template", "shop"], 'There is no template "shop".'],
    [["--template", "docs", "--from", "x"], "A site is made from a template or from docs, not both."],
  ])("%j", async (argv, message) => {
    expect(await run(...argv)).toBe(2);
    expect(printed).toContain(message);
    expect(paths()).toEqual([]);
  });

  test("a template beside data that is there", async () => {
    write({ "data/site.yaml": "type: site\ntitle: Own\n" });
    expect(await run("--template", "docs")).toBe(2);
    expect(paths()).toEqual(["data/site.yaml"]);
  });

  test("a file in the place of the folder", async () => {
    write({ place: "" });
    expect(await main(["init", join(folder, "place"), "--yes"], testLaunch)).toBe(2);
    expect(printed).toContain("is a file.");
  });
});

describe("the source in package.json is the one that was installed from:", () => {
  const sourceOf = (manifest: object | undefined, root = "app/node_modules/fairlead"): string | undefined => {
    write({ [`${root}/package.json`]: "{}" });
    if (manifest !== undefined) write({ "app/package.json": JSON.stringify(manifest) });
    return packageSource({ folder: join(folder, "site"), root: join(folder, root) });
  };
  test.each<[string, string, string]>([
    ["an archive", "file:../fairlead.tgz", "file:../fairlead.tgz"],
    ["an archive by its path alone", "./archives/fairlead.tgz", "file:../app/archives/fairlead.tgz"],
    ["an address", "https://example.org/fairlead.tgz", "https://example.org/fairlead.tgz"],
    ["a repository", "git+ssh://git@example.org/fairlead.git", "git+ssh://git@example.org/fairlead.git"],
  ])("%s", (_name, named, expected) => {
    expect(sourceOf({ devDependencies: { fairlead: named } })).toBe(expected);
  });

  test("in a store of pnpm", () => {
    const root = "app/node_modules/.pnpm/fairlead@file+fairlead.tgz/node_modules/fairlead";
    expect(sourceOf({ dependencies: { fairlead: "file:fairlead.tgz" } }, root)).toBe(
      "file:../app/fairlead.tgz",
    );
  });

  test("a clone", () => {
    write({ "clone/schema/source/a.yaml": "" });
    expect(packageSource({ folder: join(folder, "site"), root: join(folder, "clone") })).toBe(
      "file:../clone",
    );
  });

  test("nothing that is guessed", () => {
    expect(sourceOf(undefined)).toBeUndefined();
    expect(sourceOf({ dependencies: { other: "1" } })).toBeUndefined();
  });
});
