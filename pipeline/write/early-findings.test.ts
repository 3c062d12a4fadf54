import { appendFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Known } from "../engine/threads/task.ts";
import { newFolder, readSite, sampleSite } from "../tests/fixtures/write/sample-site.ts";
import { findTrees } from "./early-findings.ts";
import type { OutputFile } from "./tree-plan.ts";
import { findTask } from "./write-tasks.ts";
import { type WriteOptions, type WriteReport, writeTree } from "./write-tree.ts";

async function write(files: readonly OutputFile[], options: WriteOptions): Promise<WriteReport> {
  const outcome = await writeTree(files, options);
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

/** Changes to an output between two builds. */
const damages: Readonly<Record<string, (out: string) => void>> = {
  nothing: () => undefined,
  "an edited file": (out) => appendFileSync(join(out, "latest.json"), " "),
  "an edited page": (out) => appendFileSync(join(out, "docs/part-1/page-1/index.html"), "mine"),
  "a removed page": (out) => rmSync(join(out, "docs/part-1/page-1/index.html"), { force: true }),
  "a removed folder": (out) => rmSync(join(out, "docs/part-2"), { recursive: true, force: true }),
  "a foreign file": (out) => writeFileSync(join(out, "docs/note.txt"), "mine"),
  "a foreign folder": (out) => mkdirSync(join(out, "docs/part-1/mine/deep"), { recursive: true }),
  "a link": (out) => symlinkSync("latest.json", join(out, "link"), "file"),
  "a folder in place of a page": (out) => {
    rmSync(join(out, "docs/part-3/page-3/index.html"), { force: true });
    mkdirSync(join(out, "docs/part-3/page-3/index.html"), { recursive: true });
  },
  "no output": (out) => rmSync(out, { recursive: true }),
};

test("a tree is the same whether it was looked at before or in its turn", async () => {
  const site = fc.record({ release: fc.constantFrom("1", "2", "3"), pages: fc.integer({ min: 4, max: 20 }) });
  const build = fc.record({ site, damage: fc.constantFrom(...Object.keys(damages)) });
  await fc.assert(
    fc.asyncProperty(fc.array(build, { minLength: 2, maxLength: 6 }), async (builds) => {
      const folder = newFolder();
      const locations = ["ahead", "in-turn"].map((name) => ({
        out: join(folder, name),
        cacheDir: join(folder, `cache-${name}`),
      }));
      try {
        for (const { site, damage } of builds) {
          const files = sampleSite(site.release, site.pages);
          const [ahead, inTurn] = locations as [WriteOptions, WriteOptions];
          const findings = findTrees({ out: ahead.out, cacheDir: ahead.cacheDir });
          expect(await write(files, { ...ahead, findings })).toEqual(await write(files, inTurn));
          expect(readSite(ahead.out)).toEqual(readSite(inTurn.out));
          for (const { out } of locations) damages[damage]?.(out);
        }
      } finally {
        rmSync(folder, { recursive: true });
      }
    }),
    { numRuns: 60 },
  );
});

test("findings of another tree are not taken for those of this one", async () => {
  const folder = newFolder();
  const options = { out: join(folder, "dist"), cacheDir: join(folder, "cache") };
  await write(sampleSite("1", 6), options);
  const findings = findTrees(options);
  await write(sampleSite("2", 6), options);
  await write(sampleSite("3", 6), options);
  appendFileSync(join(options.out, "latest.json"), "mine");
  const site = sampleSite("3", 6);
  await write(site, { ...options, findings });
  expect(readSite(options.out)["latest.json"]).toBe('{"release":"3"}');
  rmSync(folder, { recursive: true });
});

test("a thread finds the same, and nothing where no build has written", async () => {
  const folder = newFolder();
  const options = { out: join(folder, "dist"), cacheDir: join(folder, "cache") };
  expect(findTrees(options)).toEqual({});
  expect(findTrees({ ...options, cacheDir: undefined })).toEqual({});
  await write(sampleSite("1", 6), options);
  await write(sampleSite("2", 6), options);
  rmSync(join(options.out, "docs/part-1"), { recursive: true });
  // A folder that was changed a moment ago does not tell its state yet, and one look may be within that moment.
  await sleep(100);
  const found = findTrees(options);
  expect(found.tree).toMatchObject({
    lost: ["docs/part-1/page-1/index.html"],
    changed: [],
    others: [],
    folders: { removed: ["docs/part-1", "docs/part-1/page-1"], more: [] },
  });
  expect(found.spare?.lost).toEqual([]);
  expect(await findTask.run(options, new Known())).toEqual(found);
  rmSync(folder, { recursive: true });
});
