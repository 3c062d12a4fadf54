import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataFolders } from "./support/built-site.ts";
import { repository } from "./support/command.ts";
import { cleanEnvironment } from "./support/environment.ts";
import { repositoryCopy } from "./support/repository-copy.ts";
import { listFiles } from "./support/tree.ts";

/** Changes of `data/` that must not change the results of the product's tests. */
const changes: Readonly<Record<string, (data: string) => void>> = {
  "three products removed, a doc edited, a reading confirmed": (data) => {
    cpSync(join(repository, "data"), data, { recursive: true });
    editSite(data);
  },
  "data/ replaced by a sample": (data) => cpSync(dataFolders.fleet, data, { recursive: true }),
};

function editSite(data: string): void {
  const paths = listFiles(data);
  for (const path of paths.filter((one) => one.startsWith("products/")).slice(0, 3)) rmSync(join(data, path));
  const doc = paths.find((path) => path.endsWith(".md") && path.startsWith("docs/"));
  if (doc !== undefined) appendFileSync(join(data, doc), "\nOne more sentence.\n");
  const reading = /^reading: .*\n/m;
  const waiting = paths.find(
    (path) => existsSync(join(data, path)) && reading.test(readFileSync(join(data, path), "utf8")),
  );
  if (waiting === undefined) return;
  writeFileSync(join(data, waiting), readFileSync(join(data, waiting), "utf8").replace(reading, ""));
}

/**
 * `node pipeline/bin/run.js pipeline/tests/e2e/other-data.ts [FILE ...]`: runs the tests of the product, or some of their
 * files, in copies of the repository that hold other data.
 */
export function main(files: readonly string[] = []): number {
  const failed = Object.entries(changes).filter(([name, change]) => {
    process.stdout.write(`\n-- With ${name}\n`);
    const copy = repositoryCopy();
    try {
      change(join(copy, "data"));
      return !testsPass(copy, files);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });
  for (const [name] of failed) process.stdout.write(`The tests of the product fail with ${name}.\n`);
  return failed.length === 0 ? 0 : 1;
}

function testsPass(copy: string, files: readonly string[]): boolean {
  const projects = ["unit*", "e2e"].flatMap((name) => ["--project", name]);
  const args = ["node_modules/vitest/vitest.mjs", "run", ...projects, ...files];
  // The usual form of the tests: what the long run adds reads no other data.
  const { FAIRLEAD_LONG: _, FAIRLEAD_SEED: __, FAIRLEAD_KILLS: ___, ...env } = cleanEnvironment();
  const { status } = spawnSync(process.execPath, args, {
    ...{ cwd: copy, env, stdio: ["ignore", "inherit", "inherit"] },
  });
  return status === 0;
}
