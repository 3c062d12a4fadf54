import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fairlead } from "./support/command.ts";
import { tempFolder } from "./support/temp-folder.ts";
import { listFiles } from "./support/tree.ts";

const data = (text: string): string => {
  const folder = tempFolder();
  mkdirSync(join(folder, "docs"));
  writeFileSync(join(folder, "docs/index.md"), `# Board\n\n${text}\n`);
  return folder;
};

test("a trial shows a site with a mistake, and is nothing that a release could be", async () => {
  const folder = data("[dead](nowhere.md)");
  const out = join(tempFolder(), "trial");
  const build = (...more: string[]) =>
    fairlead(["build", "--data", folder, "--out", out, "--cache", "none", ...more]);
  const trial = await build("--trial");
  expect(trial.code).toBe(1);
  expect(trial.stdout).toContain("It is no release.");
  expect(trial.stderr).toContain("link-not-found");
  const page = readFileSync(join(out, "docs/index.html"), "utf8");
  for (const part of [
    '<meta name="robots" content="noindex"><link rel="stylesheet" href="/mistakes.css">',
    "<strong>A trial, no release.</strong> 1 mistake keeps this site from being published.",
    '<a href="#" data-mistake="link-not-found"',
    '<li id="mistake-1" value="1">',
    "data-offline-off",
  ])
    expect(page).toContain(part);
  const files = listFiles(out);
  expect(
    files.filter((path) =>
      /^(?:packs\/|sw\.js|latest\.json|links\.json|sitemap|_headers|_redirects|nginx)/.test(path),
    ),
  ).toEqual([]);
  expect(files).toContain("docs/mistakes-of-this-trial/index.html");
  expect(readFileSync(join(out, "robots.txt"), "utf8")).toBe("User-agent: *\nDisallow: /\n");

  // Neither takes the place of the other.
  writeFileSync(join(folder, "docs/index.md"), "# Board\n\nText.\n");
  const release = await build();
  expect([release.code, release.stderr]).toEqual([
    1,
    expect.stringContaining("it holds files that no build wrote"),
  ]);
  const sound = await build("--trial");
  expect(sound.code).toBe(0);
  expect(readFileSync(join(out, "docs/index.html"), "utf8")).toContain(
    "No mistake keeps this site from being published.",
  );
});

test("a trial is not written over a release, and takes nothing of one", async () => {
  const folder = data("Text.");
  const out = tempFolder();
  writeFileSync(join(out, "latest.json"), "{}\n");
  const refused = await fairlead(["build", "--trial", "--data", folder, "--out", out, "--cache", "none"]);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain("it holds something else than a trial (it has no trial.json)");
  expect(readdirSync(out)).toEqual(["latest.json"]);
  const wrong = await fairlead(["build", "--trial", "--release", "3", "--data", folder]);
  expect([wrong.code, wrong.stderr]).toEqual([
    2,
    expect.stringContaining("A trial is no release, and takes no --release."),
  ]);
});
