import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { entriesBelow } from "../sources/read/entries-below.ts";

/** Texts that people read or from which they copy commands: text of ours, and messages and hints in code. */
const FOLDERS = [".ci", ".github", "data", "pipeline", "renderer", "schema"];
const FILES = ["README.md", "CHANGELOG.md", "package.json"];

const paths = [
  ...FILES,
  ...FOLDERS.flatMap((folder) =>
    [...entriesBelow(folder, (name) => !["fixtures", "node_modules"].includes(name))]
      .filter(({ entry }) => entry.isFile())
      .map(({ path }) => `${folder}/${path}`)
      .filter((path) => /\.(?:md|ya?ml|json|[jt]sx?|sh)$|\/run$/.test(path) && !/\.test\.tsx?$/.test(path)),
  ),
];

test("no text lets npx fetch a package of this name, which somebody else may have put into a registry", () => {
  expect(paths.length).toBeGreaterThan(1000);
  const found = paths.flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .flatMap((line, index) => (/\bnpx fairlead [a-z-]/.test(line) ? [`${path}:${index + 1}`] : [])),
  );
  expect(found).toEqual([]);
});
