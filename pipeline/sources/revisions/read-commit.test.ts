import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newRepository, type Repository } from "../../tests/support/sources/repository.ts";
import { readCommit } from "./read-commit.ts";

let repository: Repository;
let target: string;

beforeEach(() => {
  repository = newRepository();
  target = mkdtempSync(join(tmpdir(), "fairlead-read-"));
});
afterEach(() => {
  repository.remove();
  rmSync(target, { recursive: true, force: true });
});

const read = (prefix: string) =>
  readCommit(
    join(repository.folder, prefix),
    { commit: repository.git("rev-parse", "HEAD").trim(), prefix },
    target,
  );

describe("the files of a commit", () => {
  it("are written byte for byte, without filters, and without what lies beside the data folder", () => {
    repository.write({
      ".gitattributes": "* text eol=crlf\n",
      "data/docs/a b.md": "# A\nB\n",
      "data/docs/é\"'$(x).md": "",
      "other.md": "x",
    });
    repository.commit("one");
    repository.write({ "data/docs/a b.md": "changed since" });
    expect(read("data/")).toEqual({ left: [] });
    expect(readdirSync(target)).toEqual(["docs"]);
    expect(readFileSync(join(target, "docs/a b.md"), "utf8")).toBe("# A\nB\n");
    expect(readFileSync(join(target, "docs/é\"'$(x).md"), "utf8")).toBe("");
  });

  it("are no links: one that leads outside is named and not followed", () => {
    repository.write({ "a.md": "# A\n" });
    symlinkSync("/etc/passwd", join(repository.folder, "b.md"));
    repository.commit("one");
    expect(read("")).toEqual({ left: ["b.md"] });
    expect(existsSync(join(target, "b.md"))).toBe(false);
  });

  it("whose content is missing is a problem in words", () => {
    repository.write({ "a.md": "# A\n" });
    repository.commit("one");
    const object = repository.git("rev-parse", "HEAD:a.md").trim();
    rmSync(join(repository.folder, ".git/objects", object.slice(0, 2), object.slice(2)));
    expect(read("")).toMatchObject({
      message: expect.stringContaining("cannot be read"),
      hint: expect.stringContaining("git fsck"),
    });
  });
});
