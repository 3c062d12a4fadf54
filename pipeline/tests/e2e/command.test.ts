import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fairlead, repository } from "./support/command.ts";
import { tempFolder } from "./support/temp-folder.ts";
import { treeHash } from "./support/tree.ts";
import { succeed, workplace } from "./support/workplace.ts";

describe("an error", () => {
  test("leaves the old output untouched and exits with 1", async () => {
    const { build, edit, out } = workplace();
    await succeed(build());
    const before = treeHash(out);
    edit("docs/intro.md", (text) => text.replace("./Alpha/wiring.md", "./Alpha/missing.md"));
    edit("docs/Alpha/wiring.md", (text) => `${text}\nMore.\n`);
    const { code, stderr } = await build();
    expect(code).toBe(1);
    expect(stderr).toMatch(/data\/docs\/intro\.md:7:\d+ {2}error {2}link-not-found/);
    expect(treeHash(out)).toBe(before);
    edit("docs/intro.md", (text) => text.replace("./Alpha/missing.md", "./Alpha/wiring.md"));
    await succeed(build());
    expect(readFileSync(join(out, "docs/Alpha/wiring/index.html"), "utf8")).toContain("More.");
  });

  test("is reported as one JSON object on standard output", async () => {
    const { edit, folder } = workplace();
    edit("docs/intro.md", (text) => text.replace("./Alpha/wiring.md", "./Alpha/missing.md"));
    const { code, stdout } = await fairlead(["check", "--format", "json", "--cache", "none"], {
      cwd: folder,
    });
    expect(code).toBe(1);
    const { version, diagnostics, summary } = JSON.parse(stdout);
    expect(version).toBe(1);
    expect(summary).toEqual({ errors: 1, warnings: 0, files: 1 });
    expect(diagnostics).toMatchObject([
      { code: "link-not-found", severity: "error", file: "data/docs/intro.md", line: 7 },
    ]);
  });
});

describe("the command", () => {
  test("prints one JSON object and nothing else on standard output where all is well", async () => {
    const { build } = workplace();
    const { stdout } = await succeed(build("--format", "json", "--site-url", "https://example.org"));
    expect(JSON.parse(stdout)).toEqual({
      version: 1,
      diagnostics: [],
      summary: { errors: 0, warnings: 0, files: 0 },
    });
  });

  test("warns once in a build that the address of the site is not given, and not in a check", async () => {
    const { build, folder } = workplace();
    const { stderr } = await succeed(build());
    expect(stderr.match(/site-url-missing/g)).toHaveLength(2);
    expect(stderr).toMatch(/^data {2}warning {2}site-url-missing {2}/);
    // The second time nothing is built, and the third time the output of the first is looked at from JSON.
    expect((await succeed(build())).stderr).toBe(stderr);
    const { diagnostics, summary } = JSON.parse((await succeed(build("--format", "json"))).stdout);
    expect(diagnostics).toMatchObject([{ code: "site-url-missing", severity: "warning", file: "data" }]);
    expect(summary).toMatchObject({ errors: 0, warnings: 1 });
    const checked = await succeed(fairlead(["check", "--cache", "none"], { cwd: folder }));
    expect(checked.stderr).toBe("");
  });

  test("says nothing with --quiet", async () => {
    const { build } = workplace();
    expect(await build("--quiet", "--site-url", "https://example.org")).toEqual({
      code: 0,
      stdout: "",
      stderr: "",
    });
  });

  test.each([
    ["an unknown command", ["bild"], "Did you mean build?"],
    ["no command", [], "hint:"],
    ["an unknown option", ["build", "--ouput", "x"], "--out"],
    ["a missing data folder", ["build", "--data", "nowhere"], "--data DIR"],
    ["a wrong base", ["build", "--base", "sub path"], "/docs/site/"],
    ["a wrong format", ["check", "--format", "xml"], "json"],
  ])("exits with 2 on %s and says what to do", async (_name, args, hint) => {
    const { code, stdout, stderr } = await fairlead(args, { cwd: tempFolder() });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(hint);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test.each([
    ["build", ["--cache", "site.yaml"], "--cache DIR"],
    ["check", ["--cache", "site.yaml"], "--cache DIR"],
    ["build", ["--previous", "site.yaml"], "--previous DIR"],
    ["build", ["--previous", "nowhere"], "--previous DIR"],
    ["dev", ["--host", "203.0.113.7", "--port", "0"], "--host"],
    ["preview", ["--host", "203.0.113.7", "--port", "0"], "--host"],
  ])("exits with 2 on %s %j and writes nothing", async (command, args, hint) => {
    const { folder, build, out } = workplace();
    writeFileSync(join(folder, "site.yaml"), "");
    await succeed(build());
    const before = treeHash(out);
    const { code, stdout, stderr } = await fairlead([command, ...args], { cwd: folder });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(hint);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(treeHash(out)).toBe(before);
  });

  test("explains the code that a report names, where there is no data folder and the output is broken", async () => {
    const { folder, edit } = workplace();
    edit("docs/intro.md", (text) => text.replace("./Alpha/wiring.md", "./Alpha/missing.md"));
    const { stderr } = await fairlead(["check", "--cache", "none"], { cwd: folder });
    const [, command = ""] = /^ {2}see: fairlead (.*)$/m.exec(stderr) ?? [];
    const args = [...command.split(" "), "--out", "file/dist"];
    writeFileSync(join(folder, "file"), "No folder.\n");
    const explained = await succeed(fairlead(args, { cwd: folder }));
    expect(explained.stdout).toMatch(/^link-not-found\n=+\n/);
    expect(explained.stderr).toBe("");
  });

  test("prints its version and its help", async () => {
    const { version } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as {
      version: string;
    };
    expect(await fairlead(["--version"])).toEqual({ code: 0, stdout: `${version}\n`, stderr: "" });
    const help = await succeed(fairlead(["--help"]));
    for (const word of ["check", "build", "dev", "preview"]) expect(help.stdout).toContain(word);
    const buildHelp = await succeed(fairlead(["build", "--help"]));
    for (const word of ["--data", "--base", "--format"]) expect(buildHelp.stdout).toContain(word);
  });
});
