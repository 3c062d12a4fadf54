import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { expect, test } from "vitest";
import { entriesBelow } from "../sources/read/entries-below.ts";

const root = join(import.meta.dirname, "../..");

/** Programs that a person or the bundler starts; all other production code is imported from here. */
const ENTRIES = [
  ...["bundle.js", "fairlead.js", "index.js", "pack.js", "records.js", "run.js"].map(
    (name) => `pipeline/bin/${name}`,
  ),
  ...["fonts/make-fonts.ts", "release/release.ts", "tables/make-mavlink.ts"].map(
    (name) => `pipeline/bin/${name}`,
  ),
  "schema/build/generate.ts",
  ...["pipeline/commands/main.ts", "pipeline/tasks.ts"],
  ...["renderer/entry-server.tsx", "renderer/entry-client.tsx"],
  ...["renderer/offline/worker/service-worker.ts", "renderer/offline/worker/removal-worker.ts"],
];

/** Modules that the bundle has in the place of others, which read files of this repository. */
const REPLACEMENTS = [
  "pipeline/core/bundled-package-file.ts",
  "pipeline/sources/validate/schema-code/bundled-checks.ts",
  "pipeline/sources/validate/schema-code/own-check-codes.ts",
];

const isCode = (path: string): boolean => /(?<!\.d)\.(?:tsx?|js)$/.test(path);
const isTest = (path: string): boolean =>
  /\.test\.tsx?$|^pipeline\/(?:tests|bench|manual)\/|^renderer\/tests\//.test(path);

const IMPORT = /(?:\bfrom|\bimport\(|^import)\s*["'](\.{1,2}\/[^"'?]+)/gm;

function importsOf(path: string): string[] {
  const text = readFileSync(join(root, path), "utf8");
  const named = [...text.matchAll(IMPORT)].map(([, to = ""]) => posix.join(dirname(path), to));
  return named.filter((to) => isCode(to) && existsSync(join(root, to)));
}

/** The entries and all modules that they import, directly or by others. */
function reachedFrom(entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set(entries);
  for (const path of reached) for (const to of importsOf(path)) reached.add(to);
  return reached;
}

test("each module of a production folder is reached from an entry, so that none serves tests alone", () => {
  const modules = ["pipeline", "renderer", "schema"].flatMap((folder) =>
    [...entriesBelow(join(root, folder), (name) => name !== "node_modules" && name !== "fixtures")]
      .map(({ path }) => `${folder}/${path}`)
      .filter((path) => isCode(path) && !isTest(path)),
  );
  expect(modules.length).toBeGreaterThan(1500);
  const reached = reachedFrom([...ENTRIES, ...REPLACEMENTS]);
  expect(modules.filter((path) => !reached.has(path))).toEqual([]);
  expect([...reached].filter(isTest)).toEqual([]);
});
