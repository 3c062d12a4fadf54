import {
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { fairlead, repository } from "./support/command.ts";
import { differingPaths, listFiles, readTree, treeHash } from "./support/tree.ts";
import { renderedOf, succeed, workplace } from "./support/workplace.ts";

describe("a build does only what is needed", () => {
  test("with nothing changed no page is rendered and no file is touched", async () => {
    const { build, out } = workplace();
    expect(renderedOf(await succeed(build()))).toBe(16);
    const before = treeHash(out);
    const again = await succeed(build());
    expect(renderedOf(again)).toBe(0);
    expect(again.stdout).toContain("(0 rendered, no file changed)");
    expect(treeHash(out)).toBe(before);
    // The data of a page and its object for saved copies are one file on the disk.
    const objects = listFiles(join(out, "packs/objects")).map(
      (name) => statSync(join(out, "packs/objects", name)).ino,
    );
    expect(objects).toContain(statSync(join(out, "docs/intro/index.json")).ino);
  });

  test("with nothing changed but a file of the output, that file is mended", async () => {
    const { build, out } = workplace();
    await succeed(build());
    const before = treeHash(out);
    writeFileSync(join(out, "docs/intro/index.html"), "mine");
    expect((await succeed(build())).stdout).not.toContain("no file changed");
    expect(treeHash(out)).toBe(before);
    expect((await succeed(build())).stdout).toContain("no file changed");
  });

  test("a changed value of a datasheet renders the pages that show it and changes no other file", async () => {
    const { build, edit, out } = workplace();
    await succeed(build());
    const before = readTree(out);
    edit("products/boards/alpha.yaml", (text) => text.replace("nom: 12", "nom: 14"));
    const { stdout } = await succeed(build());
    const changed = differingPaths(before, readTree(out));
    const pages = [...new Set(changed.filter((path) => /\/index\.(html|json)$/.test(path)).map(dirname))];
    // The product itself, the doc that refers to the value, and the card on the page of the family and the home page.
    expect(pages.filter((page) => !["", "."].includes(page))).toEqual(
      expect.arrayContaining(["docs/Alpha/wiring", "projects/boards/alpha"]),
    );
    expect(pages).not.toContain("docs/Beta/wiring");
    expect(pages).not.toContain("projects/boards/beta");
    expect(pages).not.toContain("contact");
    const isHome = changed.includes("index.html");
    expect(renderedOf({ code: 0, stdout, stderr: "" })).toBe(
      pages.length + (isHome && !pages.includes(".") ? 1 : 0),
    );
    const others = changed.filter((path) => !/(^|\/)index\.(html|json)$/.test(path));
    // The link index, the search index, the Markdown copies and the offline copy know what pages say.
    const known = /^(links\.json|latest\.json|docs\.zip|search\/.*|packs\/.*|.*\.md)$/;
    expect(others.filter((path) => !known.test(path))).toEqual([]);
  });

  test("other words in docs render their pages and no other, build after build, and warnings stay", async () => {
    const { build, edit, data, out, folder } = workplace();
    // No page shows it, which is worth a warning.
    writeFileSync(
      join(data, "drawing.svg"),
      "<svg xmlns='http://www.w3.org/2000/svg' width='2' height='1'/>",
    );
    const first = await succeed(build());
    expect(first.stderr).toContain("image-unused");
    for (const words of ["A first sentence more.", "A second one."]) {
      const before = readTree(out);
      edit("docs/Alpha/wiring.md", (text) => `${text}\n${words}\n`);
      const again = await succeed(build());
      expect(renderedOf(again)).toBe(1);
      expect(again.stderr).toBe(first.stderr);
      const changed = differingPaths(before, readTree(out)).filter((path) => path.startsWith("docs/"));
      expect(changed.map((path) => path.replace(/\/[^/]*$|\.md$/, ""))).toContain("docs/Alpha/wiring");
      expect(changed.filter((path) => !path.startsWith("docs/Alpha/wiring"))).toEqual([]);
    }
    await succeed(fairlead(["build", "--out", "clean", "--cache", "none"], { cwd: folder }));
    expect(differingPaths(readTree(join(folder, "clean")), readTree(out))).toEqual([]);
  });

  test("with changed code or a changed schema everything is made anew", async () => {
    const { folder, out } = workplace();
    const copy = join(folder, "fairlead");
    const launcher = ["pipeline/bin", "pipeline/engine/threads/compile-cache.js"];
    for (const path of ["package.json", ...launcher, ".cache/bundle"])
      cpSync(join(repository, path), join(copy, path), { recursive: true });
    symlinkSync(join(repository, "node_modules"), join(copy, "node_modules"), "dir");
    const run = (...args: string[]) => fairlead(args, { cwd: folder, from: copy });
    await succeed(run("build", "--cache", "cache"));
    await succeed(run("check", "--cache", "cache"));
    const change = (path: string, from: string | RegExp, to: string) => {
      const before = readFileSync(join(copy, ".cache/bundle", path), "utf8");
      const after = before.replaceAll(from, to);
      expect(after, path).not.toBe(before);
      writeFileSync(join(copy, ".cache/bundle", path), after);
    };
    change("server/entry-server.cjs", "Skip to main content", "Skip to the content");
    change("stamp.json", /"fingerprint":"\w/g, '"fingerprint":"x');
    expect(renderedOf(await succeed(run("build", "--cache", "cache")))).toBe(16);
    expect(readFileSync(join(out, "docs/intro/index.html"), "utf8")).toContain("Skip to the content");
    await succeed(run("build", "--out", "clean", "--cache", "none"));
    expect(differingPaths(readTree(join(folder, "clean")), readTree(out))).toEqual([]);
    const chunks = "pipeline/chunks";
    const checks = readdirSync(join(copy, ".cache/bundle", chunks)).filter((name) =>
      name.startsWith("checks-"),
    );
    for (const name of checks) change(`${chunks}/${name}/doc-front-matter.cjs`, /\) > 160\b/g, ") > 5");
    expect(checks.length).toBeGreaterThan(0);
    change("stamp.json", /"fingerprint":"x/g, '"fingerprint":"y');
    for (const command of ["check", "build"]) {
      const { code, stderr } = await run(command, "--cache", "cache");
      expect([code, stderr]).toEqual([1, expect.stringContaining("docs/intro.md")]);
    }
  });

  test("an output that was renamed away is built anew", async () => {
    const { build, out } = workplace();
    await succeed(build());
    const before = treeHash(out);
    renameSync(out, `${out}-away`);
    await succeed(build());
    expect(treeHash(out)).toBe(before);
    rmSync(`${out}-away`, { recursive: true });
  });
});
