import { spawnSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { ensureBrowser } from "../browser.ts";
import { ensureEngines, tryEngines } from "../engines/engine-install.ts";
import { ensureHeadlessShell } from "../headless-shell.ts";
import { repository } from "./command.ts";
import { cleanEnvironment } from "./environment.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of this run: sites that several files look at are built in it once. */
    runFolder: string;
  }
}

/** Once a run: a browser, the bundle with both clients, and a folder that goes away at the end. */
export default async function setup(project: TestProject): Promise<() => void> {
  const say = (line: string) => process.stderr.write(`${line}\n`);
  ensureBrowser(say);
  ensureHeadlessShell(say);
  ensureEngines(say);
  await tryEngines(say);
  bundle();
  const runFolder = mkdtempSync(join(realpathSync(tmpdir()), "fairlead-e2e-"));
  project.provide("runFolder", runFolder);
  return () => rmSync(runFolder, { recursive: true, force: true });
}

/** With the development client in it the bundle serves tests of either client, so that none of them bundles again. */
function bundle(): void {
  const { status } = spawnSync(process.execPath, ["pipeline/bin/bundle.js", "--if-stale"], {
    cwd: repository,
    env: cleanEnvironment({ FAIRLEAD_CLIENT: "development" }),
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error("Fairlead could not be bundled; its message stands above.");
}
