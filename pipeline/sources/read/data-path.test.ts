import { expect, test } from "vitest";
import { dataPathProblem } from "./data-path.ts";

test.each([
  "docs/a.md",
  "docs/.gitbook/assets/a.png",
  ".gitbook/assets/a b.png",
  "docs/.vitepress/config.ts",
  "docs/.vitepress/config",
  "mkdocs.yml",
  "docs/git/a.md",
  "docs/a~1.png",
])("%s may be a file of a data folder", (path) => {
  expect(dataPathProblem(path)).toBeUndefined();
});

test.each([
  ".git/hooks/pre-commit",
  ".git",
  "docs/.git/config",
  ".GIT/config",
  ".g\u200cit/config",
  "\u200b.git/config",
  "git~1/hooks/pre-commit",
  ".github/workflows/w.yml",
  ".env",
  "docs/.env.local",
  "imported/.ssh/id",
  ".imported/docs.json",
  ".vitepress/theme/index.ts",
  "docs/.gitbook/.env",
  "node_modules/a/b.md",
  "docs/Node_Modules/a.md",
  "docs/a.md~",
  "../a.md",
  "/a.md",
  "docs//a.md",
  "docs\\a.md",
  "",
])("%j may not", (path) => {
  expect(dataPathProblem(path)).toEqual(expect.any(String));
});
