import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { builtSite, dataFolders } from "./support/built-site.ts";
import { fairlead, repository, run } from "./support/command.ts";
import { differingPaths, readTree, treeHash } from "./support/tree.ts";
import { succeed, workplace } from "./support/workplace.ts";

describe("the same input gives the same bytes", () => {
  test("in another folder, time zone and language, with another umask and number of threads", async () => {
    const one = workplace();
    await succeed(one.build("--jobs", "1"));
    const two = workplace();
    const deep = join(two.folder, "a/b");
    mkdirSync(deep, { recursive: true });
    const launcher = join(repository, "pipeline/bin/fairlead.js");
    const script = 'umask 077; exec "$0" "$@"';
    const args = [
      launcher,
      "build",
      "--data",
      "../../data",
      "--out",
      two.out,
      "--cache",
      "none",
      "--jobs",
      "2",
    ];
    const env = { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" };
    await succeed(run("sh", ["-c", script, process.execPath, ...args], { cwd: deep, env }));
    expect(differingPaths(readTree(one.out), readTree(two.out))).toEqual([]);
    expect(treeHash(one.out)).toBe(treeHash(two.out));
  });

  test("for a site of many pages too", async () => {
    const built = await builtSite({ data: "fleet" });
    const { out, build } = workplace(dataFolders.fleet);
    await succeed(build());
    expect(differingPaths(readTree(built), readTree(out))).toEqual([]);
  });

  test("threads make the same bytes as one after the other", async () => {
    const { folder, data } = workplace();
    // So many that threads are worth their start.
    for (let number = 1; number <= 320; number++)
      writeFileSync(
        join(data, `docs/many-${number}.md`),
        `---\ntitle: Many ${number}\n---\n\nThe [start](./intro.md) of doc ${number}, \`code\` and 24 V.\n\n## Part\n\n- one\n- two\n`,
      );
    for (const jobs of ["1", "2"])
      await succeed(
        fairlead(["build", "--cache", `cache-${jobs}`, "--out", `out-${jobs}`, "--jobs", jobs], {
          cwd: folder,
        }),
      );
    const [one, two] = ["out-1", "out-2"].map((name) => readTree(join(folder, name)));
    expect(differingPaths(one ?? new Map(), two ?? new Map())).toEqual([]);
  });

  test("what a thread finds of the output is what is found without one", async () => {
    const { folder, data } = workplace();
    // So many that a thread is worth its start.
    mkdirSync(join(data, "assets/many"), { recursive: true });
    for (let number = 1; number <= 7600; number++)
      writeFileSync(join(data, `assets/many/${number}.txt`), String(number));
    const build = (out: string, jobs: string) =>
      succeed(fairlead(["build", "--cache", `cache-${out}`, "--out", out, "--jobs", jobs], { cwd: folder }));
    const page = "docs/intro/index.html";
    for (const round of [1, 2, 3]) {
      appendFileSync(join(data, "docs/intro.md"), `\nRound ${round}.\n`);
      await build("one", "1");
      await build("two", "2");
      const whole = readTree(join(folder, "one"));
      expect(differingPaths(whole, readTree(join(folder, "two")))).toEqual([]);
      for (const out of ["one", "two"]) {
        writeFileSync(join(folder, out, "foreign.txt"), "mine");
        writeFileSync(join(folder, out, page), "mine");
      }
    }
  });
});
