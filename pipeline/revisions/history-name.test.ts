import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { headCommit } from "./head-commit.ts";
import { newRepository } from "./testing.ts";

test("a folder is at the newest commit of its repository, and at none before there is one", () => {
  const repository = newRepository();
  onTestFinished(() => repository.remove());
  expect(headCommit(repository.folder)).toBeUndefined();
  repository.write({ "data/site.yaml": "title: One\n" });
  repository.commit("one", "2024-01-02");
  const first = headCommit(join(repository.folder, "data"));
  expect(first).toMatch(/^[0-9a-f]{40}$/);
  repository.write({ "data/site.yaml": "title: Two\n" });
  repository.commit("two", "2024-01-03");
  expect(headCommit(repository.folder)).not.toBe(first);
});

test("a folder outside of a repository is at no commit", () => {
  const folder = mkdtempSync(join(tmpdir(), "fairlead-no-repository-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(headCommit(folder)).toBeUndefined();
});
