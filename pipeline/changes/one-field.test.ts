import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProductPage } from "../../schema/generated/types.ts";
import { canonicalJson } from "../core/canonical-json.ts";
import type { Site } from "../site.ts";
import { draw } from "../tests/mutation/draw.ts";
import { type FieldEdit, oneFieldEdits } from "../tests/support/changes/field-edits.ts";
import { memoryEngine } from "../tests/support/engine/memory-engine.ts";
import { samplesFolder, siteOfFolder } from "../tests/support/pages/site-of.ts";
import { statesValues } from "./published-values.ts";
import { unrecordedValues } from "./unrecorded-values.ts";

const isLong = process.env.FAIRLEAD_LONG === "1";
const engine = memoryEngine();
let folder: string;
let site: Site;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-since-"));
  cpSync(samplesFolder, folder, { recursive: true });
  site = await siteOfFolder(folder, { engine });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Fields that name a revision, which is what a change is recorded by. */
const recorded = /(?:^|\/)revision(?:$|History\/)/;

/** Every edit of one field of the records that state values. */
function edits(): FieldEdit[] {
  const { index } = site;
  const ids = (kind: string): string[] => {
    if (kind === "unit") return [...index.units.keys()];
    if (kind === "parameter") return [...index.parameters.keys()];
    return [...(index.records.get(kind)?.keys() ?? [])];
  };
  return [...index.sources.values()]
    .filter((source) => statesValues(source))
    .flatMap(({ path, type }) =>
      oneFieldEdits({ file: path, text: readFileSync(join(samplesFolder, path), "utf8"), schema: type }, ids),
    )
    .filter(({ pointer }) => !recorded.test(pointer));
}

/** The values of each product on its pages, a line a value, without the parts that make anchors unique. */
function pageValues({ records }: Site): Map<string, string> {
  return new Map(records.flatMap((page) => (page.type === "product" ? linesOf(page) : [])));
}

function linesOf(page: ProductPage): [string, string][] {
  const { lifecycle, maturity, lifecycleDates, variants = [], conditions } = page;
  const rows = page.sections.flatMap(({ id, groups }) =>
    groups.flatMap(({ title, cond, rows }) => rows.map((row) => ({ id, title, cond, ...row }))),
  );
  const values = rows.map(({ anchor: _, ...row }): [string, unknown] => [
    `${row.param} ${row.variant}`,
    { conditions, ...row },
  ]);
  // A page without values has nothing that it could be built with.
  if (values.length === 0) return [];
  const stated: [string, unknown][] = [
    ...values,
    ...Object.entries({ lifecycle, maturity, lifecycleDates }).filter(([, value]) => value !== "not-stated"),
    ...variants.map((variant): [string, unknown] => [variant.id, variant]),
  ];
  return stated.map(([name, value]) => [`${page.id} ${name}`, canonicalJson(value ?? null)]);
}

/** Exports of interfaces without what they say of themselves: their revision, title and sources. */
function outputsOf({ records, exports, notFound, search }: Site): Map<string, string> {
  return new Map([
    ...[...records, notFound, search].map((page) => [page.pathname, canonicalJson(page)] as const),
    ...exports.map(({ pathname, text }) => [pathname, String(text)] as const),
  ]);
}

const differs = (old: ReadonlyMap<string, string>, next: ReadonlyMap<string, string>): boolean =>
  [...old].some(([name, text]) => next.get(name) !== text);

/** How well a whole record is known: two words for a fact look alike where it has no files. */
const isOfWhole = /^\/status$/;

/** A pointer within a value of an interface, which is in its tables and files as a whole. */
const interfaceValue =
  /^\/(?:blocks\/\d+\/registers|messages|pins|wires|items)\/\d+\/(?!examples\/|unknown\/|.*\/examples\/)/;

test("after an edit of one field a revision is asked for exactly where published content of a value changed", async () => {
  const all = edits();
  expect(all.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  const [values, outputs] = [pageValues(site), outputsOf(site)];
  for (const { file, pointer, text } of isLong ? all : draw(all, 8, "since")) {
    const before = readFileSync(join(samplesFolder, file), "utf8");
    writeFileSync(join(folder, file), text);
    const next = await siteOfFolder(folder, { engine });
    writeFileSync(join(folder, file), before);
    // For a file with mistakes there are no such findings, and a part of the output is missing.
    if (next.diagnostics.some(({ severity }) => severity === "error")) continue;
    const isAsked = unrecordedValues(site, next, "main").some((one) => one.file === file);
    const isChanged = differs(outputs, outputsOf(next));
    const isValue = differs(values, pageValues(next)) || (interfaceValue.test(pointer) && isChanged);
    if (isAsked && !isChanged && !isOfWhole.test(pointer))
      wrong.push(`${file}${pointer} is asked for, and no output changes`);
    if (!isAsked && isValue) wrong.push(`${file}${pointer} is not asked for`);
  }
  expect(wrong).toEqual([]);
});
