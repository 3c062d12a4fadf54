import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { newRepository, type Repository, runGit } from "../../tests/support/sources/repository.ts";
import { findCommits } from "./find-commits.ts";

let repository: Repository;
let shallow: string;

beforeAll(() => {
  repository = newRepository();
  for (const text of ["one", "two", "three"]) {
    repository.write({ "data/docs/a.md": text });
    repository.commit(text);
  }
  repository.git("tag", "v1", "HEAD~2");
  shallow = mkdtempSync(join(tmpdir(), "fairlead-shallow-"));
  runGit(shallow, ["clone", "--quiet", "--depth=1", `file://${repository.folder}`, "clone"], "2026-01-02");
});
afterAll(() => {
  repository.remove();
  rmSync(shallow, { recursive: true, force: true });
});

const hashOf = (revision: string): string => repository.git("rev-parse", revision).trim();

describe("a range of revisions", () => {
  it("is one commit and the files as they are", () => {
    expect(findCommits(join(repository.folder, "data"), "v1")).toEqual({
      prefix: "data/",
      from: { revision: "v1", commit: hashOf("HEAD~2") },
      to: undefined,
    });
  });

  it("is two commits", () => {
    expect(findCommits(repository.folder, "v1..HEAD~1")).toEqual({
      prefix: "",
      from: { revision: "v1", commit: hashOf("v1") },
      to: { revision: "HEAD~1", commit: hashOf("HEAD~1") },
    });
  });

  it("ends at HEAD where nothing follows the points", () => {
    expect(findCommits(repository.folder, "v1..")).toMatchObject({ to: { commit: hashOf("HEAD") } });
  });

  it("with three points begins where the two branches parted", () => {
    repository.git("checkout", "--quiet", "-b", "side", "v1");
    repository.commit("side");
    repository.git("checkout", "--quiet", "main");
    expect(findCommits(repository.folder, "main...side")).toMatchObject({ from: { commit: hashOf("v1") } });
  });
});

describe("a revision is refused with words, not with a stack:", () => {
  const cases: [revision: string, message: string, hint: string][] = [
    ["nowhere", 'The repository has no revision "nowhere".', "Write a commit, branch or tag"],
    ["--output=x", '"--output=x" names no revision.', "Write a commit"],
    ["-1", '"-1" names no revision.', "Write a commit"],
    ["main:data", '"main:data" names no revision.', "Write a commit"],
    ["main^{/text}", '"main^{/text}" names no revision.', "Write a commit"],
    ["a..b..c", '"a..b..c" names no revision.', "Write a commit"],
    ["main;touch x", '"main;touch x" names no revision.', "Write a commit"],
    ["a\u001b[2J", '"a\uFFFD[2J" names no revision.', "Write a commit"],
    ["", '"" names no revision.', "Write a commit"],
  ];
  it.each(cases)("%j", (revision, message, hint) => {
    const found = findCommits(repository.folder, revision);
    expect(found).toMatchObject({ message, hint: expect.stringContaining(hint) });
  });

  test("one that a shallow clone does not hold names the command that fetches it", () => {
    expect(findCommits(join(shallow, "clone", "data"), "HEAD~1")).toMatchObject({
      message: 'This clone is shallow and does not hold the revision "HEAD~1".',
      hint: expect.stringContaining("git fetch --unshallow"),
    });
  });

  test("a folder outside of any repository", () => {
    expect(findCommits(shallow, "HEAD")).toMatchObject({
      message: expect.stringContaining("is in no git repository that can be read"),
    });
  });
});

test("programs that a repository names are not started", () => {
  const trap = newRepository();
  const mark = join(trap.folder, "started");
  trap.write({ "docs/a.md": "# A\n", ".gitattributes": "*.md filter=trap diff=trap\n" });
  trap.commit("one");
  for (const name of [
    "core.fsmonitor",
    "core.pager",
    "diff.external",
    "diff.trap.textconv",
    "filter.trap.smudge",
  ])
    trap.git("config", name, `touch ${mark}`);
  expect(findCommits(trap.folder, "HEAD~0")).toHaveProperty("from");
  expect(existsSync(mark)).toBe(false);
  trap.remove();
});
