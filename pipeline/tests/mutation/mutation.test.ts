import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PageRecord } from "../../../schema/generated/types.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { draw } from "./draw.ts";
import type { Fault, Mutant } from "./mutant.ts";
import { mutators } from "./mutators/index.ts";
import { changedOutputs, outputsOf, WarmSite } from "./warm-site.ts";

const warm = new WarmSite(fileURLToPath(new URL("../fixtures/fleet", import.meta.url)));
const site = await warm.make();
const data = warm.texts(site);
const outputs = outputsOf(site);
/** The long run takes every place, the usual one some of each kind. */
const isLong = process.env.FAIRLEAD_LONG === "1";
const drawn = mutators.map(({ name, take, mutants }) => {
  const all = mutants(data);
  return { name, cases: isLong ? all : draw(all, Math.ceil(take * 0.4), name) };
});
let checked = 0;

afterAll(() => warm.close());
beforeAll(() => expect(site.diagnostics).toEqual([]));

describe.each(drawn)("$name", ({ cases }) => {
  test.each(cases)("$name", async (mutant) => {
    await check(mutant);
    checked += 1;
  });
});

test("there were at least 200 mutations, and every kind found places in the data", () => {
  expect(drawn.filter(({ cases }) => cases.length === 0).map(({ name }) => name)).toEqual([]);
  expect(drawn.reduce((sum, { cases }) => sum + cases.length, 0)).toBeGreaterThanOrEqual(200);
  process.stdout.write(`mutations of the fleet sample: ${checked} as declared\n`);
});

test("after all of them the site is what it was", async () => {
  expect(changedOutputs(outputs, outputsOf(await warm.make()))).toEqual([]);
});

async function check(mutant: Mutant): Promise<void> {
  const { whole: after, some } = await warm.mutated(mutant, site);
  // Pictures for links are drawn from the home page, too; a site that fails may have none, and makes no output.
  const hasPictures = mutant.outcome.kind !== "fails";
  const known = outputsOf(hasPictures ? after : { ...after, records: after.records.map(withoutPicture) });
  for (const record of some.basis.fresh) {
    const name = `page ${record.pathname}`;
    const made = hasPictures ? record : withoutPicture(record);
    expect([name, outputsOf({ ...some, records: [made] }).get(name)]).toEqual([name, known.get(name)]);
  }
  if (mutant.outcome.kind === "fails") {
    expect(after.diagnostics.map(lineOf).sort()).toEqual(mutant.outcome.faults.map(lineOf).sort());
    return;
  }
  expect(after.diagnostics).toEqual([]);
  const { changes, may = [] } = mutant.outcome;
  const differing = changedOutputs(outputs, outputsOf(after));
  expect(differing.filter((name) => changes.includes(name) || !may.includes(name))).toEqual(
    [...changes].sort(),
  );
}

function withoutPicture({ image: _, ...record }: PageRecord): PageRecord {
  return record;
}

/** `docs/a.md:3:5 link-not-found`. */
function lineOf({ file, line, column, code }: Fault | Diagnostic): string {
  return `${[file, ...(line === undefined ? [] : [line, column])].join(":")} ${code}`;
}
