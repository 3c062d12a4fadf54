import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newRepository, runGit } from "../../tests/support/sources/repository.ts";
import { historyName } from "./history-name.ts";

test("a history has another name after each commit, and none before the first", () => {
  const repository = newRepository();
  onTestFinished(() => repository.remove());
  expect(historyName(repository.folder)).toBeUndefined();
  repository.write({ "data/site.yaml": "title: One\n" });
  repository.commit("one", "2024-01-02");
  const first = historyName(join(repository.folder, "data"));
  expect(first).toMatch(/^false\ndata\/\n[0-9a-f]{40}$/);
  expect(historyName(repository.folder)).not.toBe(first);
  repository.write({ "data/site.yaml": "title: Two\n" });
  repository.commit("two", "2024-01-03");
  expect(historyName(join(repository.folder, "data"))).not.toBe(first);
});

test("a history has another name once all of it is there", () => {
  const repository = newRepository();
  const folder = mkdtempSync(join(tmpdir(), "fairlead-shallow-"));
  onTestFinished(() => {
    repository.remove();
    rmSync(folder, { recursive: true });
  });
  for (const day of ["2024-01-02", "2024-01-03"]) {
    repository.write({ "data/site.yaml": `title: ${day}\n` });
    repository.commit(day, day);
  }
  runGit(folder, ["clone", "--quiet", "--depth", "1", `file://${repository.folder}`, "clone"], "2024-01-04");
  const clone = join(folder, "clone");
  const shallow = historyName(clone);
  expect(shallow).toMatch(/^true\n/);
  runGit(clone, ["fetch", "--quiet", "--unshallow"], "2024-01-04");
  expect(historyName(clone)).not.toBe(shallow);
});

test("a folder outside of a repository has no history", () => {
  const folder = mkdtempSync(join(tmpdir(), "fairlead-no-repository-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(historyName(folder)).toBeUndefined();
});
