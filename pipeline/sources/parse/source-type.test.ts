import { expect, test } from "vitest";
import { typeOfPath } from "./source-type.ts";

test.each([
  ["docs/a.md", "doc"],
  ["docs/a/b.MDX", "doc"],
  ["docs/a.b/c.markdown", "doc"],
  ["versioned_docs/version-1.0/a.md", "doc"],
  ["docs/a/_category_.yaml", "category"],
  ["docs/_category.json", "category"],
  ["versioned_docs/version-1.0/b/_category_.yml", "category"],
  ["docs/_category_.txt", "ignored"],
  ["docs/_part.md", "ignored"],
  ["docs/_parts/a.md", "ignored"],
  ["docs/a.yaml", "ignored"],
  ["docs/md", "ignored"],
  ["docs/a.md.txt", "ignored"],
  ["versioned_docs/version-/a.md", "ignored"],
  ["versioned_docs/a.md", "ignored"],
  ["docs2/a.md", "ignored"],
  ["docs.yaml", "by-content"],
  ["a/docs/b.yml", "by-content"],
  ["site.yaml", "site"],
  ["a/site.yaml", "by-content"],
  ["versions.json", "versions"],
  ["serials/boards.CSV", "serials"],
  ["serials/a/boards.csv", "ignored"],
  ["static/a.yaml", "ignored"],
  ["README.md", "ignored"],
])("%s is %s", (path, type) => {
  expect(typeOfPath(path)).toBe(type);
});
