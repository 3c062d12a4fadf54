import { expect, test } from "vitest";
import type { EngineName } from "../engines/engine.ts";
import { engines } from "../engines/engines.ts";
import { faultList } from "./fault-list.ts";
import { faultTitles, idsOf } from "./fault-titles.ts";

const known = new Map(faultTitles().map((title) => [title.title, title]));

test("the list has the faults F01 to F60 in order, each with a test at least", () => {
  expect(faultList.map(({ id }) => id)).toEqual(
    Array.from({ length: 60 }, (_, index) => `F${String(index + 1).padStart(2, "0")}`),
  );
  expect(faultList.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

test("every test that the list names exists, and begins with the id of its fault", () => {
  for (const { id, tests } of faultList) {
    for (const title of tests) {
      expect(known.has(title), `${id} names a test that does not exist: ${title}`).toBe(true);
      expect(idsOf(title), title).toContain(id);
    }
  }
});

test("every test that begins with the id of a fault is in the list, and no title is there twice", () => {
  const listed = new Map(faultList.map(({ id, tests }) => [id, tests]));
  const titles = faultTitles();
  for (const { title } of titles)
    for (const id of idsOf(title)) expect(listed.get(id), `${id} lacks: ${title}`).toContain(title);
  expect(titles.length).toBe(known.size);
});

/** Where a fault is shown in an engine: in it, against fakes, or undefined. */
function cellOf(engine: EngineName, tests: readonly string[]): string | undefined {
  const titles = tests.flatMap((title) => known.get(title) ?? []);
  const own = titles.filter(({ engines }) => engines.includes(engine));
  if (own.some(({ isLong }) => !isLong)) return "browser";
  if (own.length > 0) return "browser, long";
  return titles.some(({ where }) => where === "fakes") ? "fakes" : undefined;
}

test("a fault is shown in each engine or against fakes, or the list says why neither can be", () => {
  for (const { id, tests, notRun } of faultList)
    for (const { name } of engines) {
      const reason = notRun?.[name];
      expect(cellOf(name, tests) === undefined, `${id} in ${name}, ${reason}`).toBe(reason !== undefined);
    }
});

test("FAULTS.md is the list in words; `vitest -u` writes it anew", async () => {
  const rows = faultList.map(({ id, fault, tests, notRun }) => {
    const lines = tests.map((title) => {
      const { file, where, isLong } = known.get(title) ?? { file: "", where: "", isLong: false };
      const when = isLong ? "long" : "every change";
      return `${title.replace(/^(?:F\d\d(?:, )?)+:? /, "")} (${where}, ${when}, \`${file.split("/").at(-1)}\`)`;
    });
    const engineCells = engines.map(({ name }) => cellOf(name, tests) ?? `not run: ${notRun?.[name]}`);
    return `| ${[id, fault, ...engineCells, lines.join("<br>").replaceAll("|", "\\|")].join(" | ")} |`;
  });
  const text = [
    "# The sixty faults and their tests",
    "",
    "Written from `fault-list.ts` by `fault-list.test.ts`. *browser*: in the real browser, with the invariants I1 to I8",
    "asserted at the end wherever a copy or a worker is left to judge. *fakes*: the engine of the copy over fakes of",
    "network, storage, locks and clock, for what a browser here cannot show or cannot show in time. *every change*: in",
    "`npm test`; *long*: in `npm run test:long` alone. A column an engine says where the fault is shown in it; tests of",
    "`engines/` run in all that their drivers allow, all others of the browser in Chromium.",
    "",
    "| fault | what goes wrong | Chromium | Firefox | WebKit | tests |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
  await expect(text).toMatchFileSnapshot("./FAULTS.md");
});
