import { describe, expect, test } from "vitest";
import { randomFrom } from "../fixtures/random.ts";
import { alteredSamples } from "../fuzz/altered-samples.ts";
import { type Address, buildAccepted, checkFolder, isAccepted } from "../fuzz/build-folder.ts";
import { malformedFiles, unsaidPaths } from "../fuzz/output-problems.ts";
import { randomDocs } from "../fuzz/random-docs.ts";
import { randomOldDocs } from "../fuzz/random-html.ts";
import { randomRecords } from "../fuzz/random-records.ts";
import { withFolder } from "../fuzz/temporary-folder.ts";
import { kinds } from "../hostile/kinds/index.ts";
import { dataFolders } from "./support/built-site.ts";

const isLong = process.env.FAIRLEAD_LONG === "1";
/** Refused sites cost no build. */
const MOST_DRAWN = 20;
const SEED = isLong ? Date.now() % 1_000_000 : 20251121;
const minutes = (count: number): number => count * 60_000;
const addresses: readonly Address[] = [
  { url: undefined, base: "/" },
  { url: "https://example.org", base: "/" },
];
/** One of the two in a short run, so that both are asked for. */
const addressesOf = (at: number): readonly Address[] =>
  isLong ? addresses : [addresses[at % 2] ?? { url: undefined, base: "/" }];

/** Sites that a short run reads only in part; other tests read their pages. */
const large: ReadonlySet<string> = new Set(["fleet", "manual"]);

/** Hostile folders that are about time and memory alone: reading all that is made of them takes many minutes. */
const slow: ReadonlySet<string> = new Set(["sizes", "complexity"]);

/** The problems of the build of a folder that a check accepts; empty if the check refuses it. */
async function problemsOf(
  data: string,
  address: Address,
  every = 1,
): Promise<{ isBuilt: boolean; problems: string[] }> {
  const site = await checkFolder(data, address);
  if (!isAccepted(site)) return { isBuilt: false, problems: [] };
  try {
    const files = await buildAccepted(site);
    return {
      isBuilt: true,
      problems: [...unsaidPaths(site, files), ...(await malformedFiles(files, every))],
    };
  } catch (error) {
    return {
      isBuilt: true,
      problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    };
  }
}

describe("what a check accepts is built, with the paths that it was told, and others can read all of it", () => {
  test.each(Object.keys(dataFolders) as (keyof typeof dataFolders)[])("the site %s", async (name) => {
    const data = dataFolders[name];
    const found = [];
    for (const address of isLong
      ? [...addresses, { url: "https://example.org", base: "/sub/" }]
      : addressesOf(large.has(name) ? 0 : 1))
      found.push(await problemsOf(data, address, large.has(name) && !isLong ? 20 : 1));
    expect(found).toEqual(found.map(() => ({ isBuilt: true, problems: [] })));
  });

  test(
    "every hostile folder that is not about size alone, or a part of them",
    async () => {
      const all = kinds
        .filter(({ kind }) => !slow.has(kind))
        .flatMap(({ kind, cases }) => cases.map((one) => ({ kind, one })))
        .filter((_, at) => isLong || at % 6 === 0);
      const found: Record<string, string[]> = {};
      let built = 0;
      for (const [at, { kind, one }] of all.entries())
        for (const address of addressesOf(at)) {
          const { isBuilt, problems } = await withFolder(one, (data) => problemsOf(data, address));
          built += isBuilt ? 1 : 0;
          if (problems.length > 0) found[`${kind} ${one.name} ${address.url}`] = problems;
        }
      expect(found).toEqual({});
      expect(built).toBeGreaterThan(all.length / 5);
    },
    minutes(20),
  );

  test.each([
    ["docs", randomDocs, isLong ? 300 : 6],
    ["records", alteredSamples, isLong ? 40 : 1],
    ["records in every state", randomRecords, isLong ? 1000 : 4],
    ["docs with old HTML", randomOldDocs, isLong ? 1000 : 6],
  ] as const)(
    "random sites of %s",
    async (_, make, count) => {
      const found: Record<string, unknown> = {};
      let built = 0;
      // Where few are drawn, all may be refused; more are drawn then until one is built.
      for (let at = 0; at < count || (built === 0 && at < MOST_DRAWN); at++) {
        const files = make(randomFrom(SEED + at));
        for (const address of addressesOf(at)) {
          const { isBuilt, problems } = await withFolder({ files }, (data) => problemsOf(data, address));
          built += isBuilt ? 1 : 0;
          if (problems.length > 0) found[`seed ${SEED + at} ${address.url}`] = problems;
        }
      }
      expect(found).toEqual({});
      // Sites that a check refuses prove nothing.
      expect(built).toBeGreaterThan(count / 4);
    },
    minutes(20),
  );
});
