import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sha256 } from "../../../core/hash.ts";
import { ImportPlace, type Texts } from "../../../tests/support/commands/import/import-place.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"></svg>\n';
const settings = { "mkdocs.yml": "site_name: A\n" };
const hidden: Texts = {
  ".git/hooks/pre-commit": "#!/bin/sh\n",
  ".git/config": "[core]\n",
  ".github/workflows/w.yml": "on: push\n",
  ".env": "SECRET=1\n",
  "docs/.env": "SECRET=1\n",
  "docs/.hidden/a.svg": svg,
  "node_modules/a/b.svg": svg,
  "node_modules/a/c.md": "C\n",
};

describe("a page brings no hidden file along", () => {
  test.each([
    ["mkdocs", "![x](../.git/hooks/pre-commit)"],
    ["mkdocs", "[x](../.git/hooks/pre-commit)"],
    ["mkdocs", "![x](.hidden/a.svg)"],
    ["mkdocs", "![x](/.hidden/a.svg)"],
    ["mkdocs", "![x](../node_modules/a/b.svg)"],
    ["mkdocs", '--8<-- ".github/workflows/w.yml"'],
    ["mkdocs", '--8<-- ".env"\n\n--8<-- "docs/.env"\n\n--8<-- "../.git/config"'],
    ["mkdocs", "--8<--\n.env\n--8<--"],
    ["mkdocs", '<img src="../.git/config">'],
    ["mdbook", "{{#include ../.env}}\n\n{{#include ../../.env}}\n\n{{#include ../.git/config}}"],
    [
      "vitepress",
      "<!--@include: ../.env-->\n\n<!--@include: ../node_modules/a/c.md-->\n\n<<< .vitepress/theme/index.ts",
    ],
    ["docusaurus", 'import X from "../node_modules/a/c.md";\n\n<X />\n\n![x](@site/.git/hooks/pre-commit)'],
  ])("of %s: %s", async (system, text) => {
    const own: Record<string, Texts> = {
      mkdocs: {
        "mkdocs.yml": "site_name: A\nmarkdown_extensions: [pymdownx.snippets]\n",
        "docs/index.md": `# A\n\n${text}\n`,
      },
      mdbook: { "book.toml": "[book]\n", "src/SUMMARY.md": "- [A](a.md)\n", "src/a.md": `# A\n\n${text}\n` },
      vitepress: { "docs/.vitepress/config.ts": "export default {};\n", "docs/index.md": `# A\n\n${text}\n` },
      docusaurus: { "docusaurus.config.js": "module.exports = {};\n", "docs/index.md": `# A\n\n${text}\n` },
    };
    const place = new ImportPlace({ ...hidden, ...own[system] });
    chmodSync(join(place.source, ".git/hooks/pre-commit"), 0o755);
    expect(await place.run()).toBe(0);
    expect(await place.errors()).toEqual([]);
    const odd = /(?:^|\/)(?:\.(?!vitepress\/config)|node_modules)/;
    expect(place.paths().filter((path) => odd.test(path))).toEqual([]);
    expect(
      place
        .paths(true)
        .map((path) => place.read(path))
        .join(""),
    ).not.toMatch(/SECRET|on: push|\[core\]/);
  });

  test.each([
    ["a file", "../../.env", "docs/env.csv"],
    ["a file of the same folder", ".env", "docs/env.csv"],
    ["a folder", "../.git", "docs/git"],
    ["a folder in a static one", "../.git", "static/git"],
  ])("nor a link to %s", async (_, target, path) => {
    const place = new ImportPlace({
      ...hidden,
      "docusaurus.config.js": "module.exports = {};\n",
      "docs/a.md": "# A\n",
      "static/x.svg": svg,
    });
    symlinkSync(target.replace(/^\.\.\/\.\.\//, "../"), join(place.source, path));
    expect(await place.run()).toBe(0);
    expect(place.output).toContain("Hidden files and folders are no part of the docs");
    expect(place.output).toContain(`\n        ${path}  .`);
    expect(place.paths()).toEqual(["docs/a.md", "docusaurus.config.js", "site.yaml", "static/x.svg"]);
  });
});

test("files arrive without the permission to run", async () => {
  const place = new ImportPlace({
    ...settings,
    "docs/a.md": "# A\n\n[d](../run.csv)\n",
    "docs/x.svg": svg,
    "run.csv": "a\n",
  });
  for (const path of ["docs/x.svg", "docs/a.md", "run.csv"]) chmodSync(join(place.source, path), 0o777);
  expect(await place.run()).toBe(0);
  expect(place.paths()).toEqual([
    "baseline.yaml",
    "docs/a.md",
    "docs/x.svg",
    "mkdocs.yml",
    "run.csv",
    "site.yaml",
  ]);
  for (const path of place.paths(true)) expect(statSync(join(place.data, path)).mode & 0o111, path).toBe(0);
});

test("a file that does not help the page that names it is not kept", async () => {
  const place = new ImportPlace({
    ...settings,
    "docs/a.md": "# A\n\n![none](../none.png)\n\n![one](../one.svg) ![two](/two.svg)\n\n![one](../one.svg)\n",
    "none.png": "no picture\n",
    "one.svg": svg,
    "two.svg": svg,
  });
  expect(await place.run()).toBe(0);
  expect(await place.errors()).toEqual([]);
  expect(place.paths()).toEqual([
    "baseline.yaml",
    "docs/a.md",
    "mkdocs.yml",
    "one.svg",
    "site.yaml",
    "two.svg",
  ]);
});

describe("a linked folder", () => {
  const files = { ...settings, "docs/a.md": "# A\n", "shared/b.md": "# B\n", "shared/deep/c.md": "# C\n" };

  test("in the source is followed", async () => {
    const place = new ImportPlace(files);
    symlinkSync("../shared", join(place.source, "docs/linked"));
    expect(await place.run()).toBe(0);
    expect(place.paths()).toEqual([
      "docs/a.md",
      "docs/linked/b.md",
      "docs/linked/deep/c.md",
      "mkdocs.yml",
      "site.yaml",
    ]);
  });

  test("that leads back to where it is comes to an end", async () => {
    const place = new ImportPlace(files);
    symlinkSync("../shared", join(place.source, "docs/linked"));
    symlinkSync("../../docs", join(place.source, "shared/deep/back"));
    symlinkSync("..", join(place.source, "docs/up"));
    expect(await place.run()).toBe(0);
    expect(place.paths()).toContain("docs/linked/deep/c.md");
    expect(place.paths().length).toBeLessThan(10);
  });

  test.each(["docs/linked", "docs/linked.md", "static/linked"])(
    "%s out of the source is left out",
    async (path) => {
      const place = new ImportPlace({
        "docusaurus.config.js": "module.exports = {};\n",
        "docs/a.md": "# A\n",
        "static/x.svg": svg,
      });
      place.write(join(place.folder, "outside"), { "o.md": "# O\n" });
      symlinkSync(join(place.folder, "outside"), join(place.source, path));
      expect(await place.run()).toBe(0);
      expect(place.output).toContain("out of the imported folder are left out");
      expect(place.output).toContain(`\n        ${path}\n`);
      expect(place.paths()).toEqual(["docs/a.md", "docusaurus.config.js", "site.yaml", "static/x.svg"]);
    },
  );

  test("that leads nowhere is named among what is left behind", async () => {
    const place = new ImportPlace(files);
    symlinkSync("../gone", join(place.source, "docs/linked"));
    expect(await place.run()).toBe(0);
    expect(place.output).toContain("docs/linked");
  });
});

describe("a state of former imports", () => {
  const docs = { ...settings, "docs/a.md": "# A\n" };
  const imported = async (): Promise<ImportPlace> => {
    const place = new ImportPlace(docs);
    expect(await place.run()).toBe(0);
    return place;
  };

  test.each([
    ["empty", "", "docs.json does not say what was imported last: it is empty."],
    ["cut off", '{ "docs/a.md": "12', "docs.json does not say what was imported last: it is no JSON object."],
    ["a list", "[]", "it is no JSON object."],
    ["a number", "1", "it is no JSON object."],
    ["without hashes", '{ "docs/a.md": 1 }', 'docs.json has no hash of "docs/a.md".'],
  ])("that is %s is wrong use", async (_, text, message) => {
    const place = await imported();
    const before = place.paths();
    place.write(place.data, { ".imported/docs.json": text });
    await expect(place.run()).rejects.toThrow(message);
    place.write(place.data, { ".imported/docs.json": "{}", ".imported/docs-pending.json": text });
    await expect(place.run()).rejects.toThrow(message.replace("docs.json", "docs-pending.json"));
    expect(place.paths()).toEqual(before);
  });

  test.each([
    "../outside.txt",
    "docs/../../outside.txt",
    "/outside.txt",
    ".git/hooks/pre-commit",
    "docs\\a.md",
  ])("that names %s removes nothing", async (path) => {
    const place = await imported();
    place.write(place.folder, { "outside.txt": "mine" });
    place.write(place.data, { ".git/hooks/pre-commit": "mine" });
    const state = JSON.parse(place.read(".imported/docs.json")) as Texts;
    place.write(place.data, { ".imported/docs.json": JSON.stringify({ ...state, [path]: sha256("mine") }) });
    await expect(place.run()).rejects.toThrow("which is no file of a data folder.");
    expect(readFileSync(join(place.folder, "outside.txt"), "utf8")).toBe("mine");
    expect(place.read(".git/hooks/pre-commit")).toBe("mine");
  });

  test.each([".imported", ".imported/docs", ".imported/docs.json", ".imported/docs-report.txt"])(
    "behind a link in the place of %s is neither read nor written",
    async (path) => {
      const place = await imported();
      const outside = join(place.folder, "outside");
      renameSync(join(place.data, path), outside);
      symlinkSync(outside, join(place.data, path));
      const filesOf = (): string[] => readdirSync(place.folder, { recursive: true }) as string[];
      writeFileSync(join(place.source, "docs/a.md"), "# A\n\n[d](nowhere.md)\n");
      const before = filesOf().filter((name) => name.startsWith("outside"));
      const text = statSync(outside).isFile() ? readFileSync(outside, "utf8") : undefined;
      await expect(place.run()).rejects.toThrow("is a link that leads out of");
      expect(filesOf().filter((name) => name.startsWith("outside"))).toEqual(before);
      if (text !== undefined) expect(readFileSync(outside, "utf8")).toBe(text);
    },
  );
});

describe("after a conflict", () => {
  test("the file of the source comes when its place is free", async () => {
    const place = new ImportPlace({ ...settings, "docs/a.md": "# A\n" });
    await place.run();
    place.write(place.data, { "docs/new.md": "# Mine\n" });
    place.write(place.source, { "docs/new.md": "# Theirs\n" });
    for (let time = 0; time < 2; time++) {
      expect(await place.run()).toBe(0);
      expect(place.output).toContain("data/docs/new.md  kept  ");
      expect(place.output).not.toContain("is as the source says");
      expect(place.read("docs/new.md")).toBe("# Mine\n");
    }
    renameSync(join(place.data, "docs/new.md"), join(place.data, "docs/mine.md"));
    await place.run();
    expect(place.read("docs/new.md")).toBe("# Theirs\n");
    expect(place.read("docs/mine.md")).toBe("# Mine\n");
  });

  test("with a link in its place too", async () => {
    const place = new ImportPlace({ ...settings, "docs/a.md": "# A\n" });
    await place.run();
    mkdirSync(join(place.folder, "elsewhere"));
    symlinkSync(join(place.folder, "elsewhere"), join(place.data, "docs/deep"));
    place.write(place.source, { "docs/deep/new.md": "# Theirs\n" });
    expect(await place.run()).toBe(0);
    expect(place.output).toContain("A link or a folder has the name of this file");
    expect(readdirSync(join(place.folder, "elsewhere"))).toEqual([]);
    rmSync(join(place.data, "docs/deep"));
    await place.run();
    expect(place.read("docs/deep/new.md")).toBe("# Theirs\n");
  });

  test("the run says that files stay as people have made them", async () => {
    const place = new ImportPlace({ ...settings, "docs/a.md": "# A\n" });
    await place.run();
    place.write(place.data, { "docs/a.md": "# Mine\n" });
    await place.run();
    expect(place.output).toContain("nothing was written; 1 file stays as people have made it.");
  });
});

test("a page in another code page keeps its bytes, and is reported until it can be merged", async () => {
  const place = new ImportPlace({ ...settings, "docs/a.md": "# A\n\nOne.\n\nTwo.\n\nThree.\n" });
  await place.run();
  const bytes = Buffer.from("# A\n\nGr\u00f6\u00dfe.\n\nTwo.\n\nThree.\n", "latin1");
  writeFileSync(join(place.data, "docs/a.md"), bytes);
  writeFileSync(join(place.source, "docs/a.md"), "# A\n\nOne.\n\nTwo.\n\nThree, at last.\n");
  for (let time = 0; time < 2; time++) {
    expect(await place.run()).toBe(0);
    expect(place.output).toContain("which is not valid UTF-8 text here; it is left as it is");
    expect(readFileSync(join(place.data, "docs/a.md")).equals(bytes)).toBe(true);
  }
  writeFileSync(join(place.data, "docs/a.md"), bytes.toString("latin1"));
  await place.run();
  expect(place.read("docs/a.md")).toBe("# A\n\nGr\u00f6\u00dfe.\n\nTwo.\n\nThree, at last.\n");
});

test("nothing is left in the temporary folder of the system", async () => {
  const staged = (): string[] =>
    readdirSync(tmpdir()).filter((name) => /^fairlead-import-[0-9a-f]{8}-/.test(name));
  const before = staged();
  const place = new ImportPlace({ ...settings, "docs/a.md": "# A\n" });
  await place.run();
  expect(staged()).toEqual(before);
});
