import { spawnSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { ensureBrowser } from "../e2e/browser.ts";
import { ensureHeadlessShell } from "../e2e/headless-shell.ts";
import { repository } from "../e2e/support/command.ts";
import { cleanEnvironment } from "../e2e/support/environment.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The output of this repository's site. */
    siteOutput: string;
  }
}

/** Once a run: a browser, and the site of this repository as a release has it. */
export default function setup(project: TestProject): () => void {
  const say = (line: string) => process.stderr.write(`${line}\n`);
  ensureBrowser(say);
  ensureHeadlessShell(say);
  const folder = mkdtempSync(join(realpathSync(tmpdir()), "fairlead-site-"));
  const out = join(folder, "dist");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["pipeline/bin/fairlead.js", "build", "--data", "data", "--out", out, "--cache", "none", "--quiet"],
    { cwd: repository, env: cleanEnvironment(), encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] },
  );
  if (status !== 0) throw new Error(`The site was not built.\n${stdout}${stderr}`);
  project.provide("siteOutput", out);
  return () => rmSync(folder, { recursive: true, force: true });
}
