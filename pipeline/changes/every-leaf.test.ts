import { beforeAll, describe, expect, test } from "vitest";
import { schemas } from "../../schema/generated/schemas.ts";
import { childPointer, valueAt } from "../core/json-pointer.ts";
import type { Site } from "../site.ts";
import { isValid, type ValidSource } from "../sources/parse/source.ts";
import { samplesFolder, siteOfFolder } from "../tests/support/pages/site-of.ts";
import { type LocatedLeaf, leavesOf } from "../tests/support/sources/schema-leaves.ts";
import { compareSources, type FileState } from "./compare-sources.ts";
import { nameKeyOf } from "./item-names.ts";
import { annotationsOf, statesValues, valueChanges } from "./published-values.ts";

let site: Site;
let sources: ValidSource[];
beforeAll(async () => {
  site = await siteOfFolder(samplesFolder, { review: true });
  sources = [...site.index.sources.values()].filter(isValid).filter((source) => statesValues(source));
});

/** Scalars of a file that say something, by JSON Pointer; in the review view all of them are compared. */
function publishedScalars(source: ValidSource): string[] {
  const walk = (value: unknown, pointer: string): string[] => {
    if (typeof value !== "object" || value === null)
      return value === undefined || value === "not-stated" ? [] : [pointer];
    return Object.entries(value).flatMap(([key, child]) => walk(child, childPointer(pointer, key)));
  };
  return walk(source.data, "");
}

/** Whether `--since` asks for a revision after one value of a file became another one, or went. */
function isAskedFor(source: ValidSource, pointer: string, edit: "other" | "none"): boolean {
  const data = structuredClone(source.data) as Record<string, unknown>;
  const at = pointer.lastIndexOf("/");
  const parent = valueAt(data, pointer.slice(0, at)) as Record<string, unknown> | unknown[];
  const key = pointer.slice(at + 1);
  const old = valueAt(data, pointer);
  if (edit === "other") Object.assign(parent, { [key]: otherThan(old) });
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  const digits = {
    ...source.digits,
    ...(edit === "other" ? { [pointer]: `${source.digits[pointer]}1` } : {}),
  };
  const state = (one: ValidSource, text: string): FileState => ({ source: one, text, index: site.index });
  const [before, after] = [state(source, "before"), state({ ...source, data, digits }, "after")];
  return valueChanges(compareSources(before, after), before, after).length > 0;
}

function otherThan(value: unknown): unknown {
  if (typeof value === "boolean") return !value;
  return typeof value === "number" ? value + 1 : `${value} other`;
}

/** Whether a value names its item, so that with another one it is another item. */
function isName(source: ValidSource, pointer: string): boolean {
  const at = pointer.lastIndexOf("/");
  return nameKeyOf(valueAt(source.data, pointer.slice(0, at))) === pointer.slice(at + 1);
}

describe.each(["other", "none"] as const)("a published leaf with %s value", (edit) => {
  test("is asked for where its schema says value or item, and only there", () => {
    const wrong: string[] = [];
    let count = 0;
    for (const source of sources) {
      for (const pointer of publishedScalars(source)) {
        const wanted = annotationsOf(source.type).publishedAt(pointer) !== "no";
        if (!wanted && isName(source, pointer)) continue;
        count++;
        if (isAskedFor(source, pointer, edit) !== wanted) wrong.push(`${source.path}${pointer}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(500);
  });
});

test("the samples have each leaf that is a published value", () => {
  const types = new Set(sources.map(({ type }) => type));
  const reached = new Set(
    sources.flatMap((source) =>
      publishedScalars(source).map((pointer) => `${source.type} ${pointer.replace(/\/\d+(?=\/|$)/g, "[]")}`),
    ),
  );
  const missing = [...types].flatMap((type) =>
    leavesOf(schemas[type] ?? {})
      .filter(({ published, isEntry }: LocatedLeaf) => published !== "no" && !isEntry)
      .map(({ path }) => `${type} ${path}`)
      // A field that takes one variant or a list of them is one leaf.
      .filter((name) => ![name, `${name}[]`, name.replace(/\[\]$/, "")].some((one) => reached.has(one))),
  );
  expect(missing).toEqual([]);
});
