import { expect, test } from "vitest";
import { schemas } from "../../../../schema/generated/schemas.ts";
import { samplesFolder, siteOfFolder } from "../../../tests/support/pages/site-of.ts";
import { unionBranch } from "../union-branch.ts";
import type { Note } from "./calls.ts";
import { type CheckFile, checkFileName, checkOf } from "./check-file.ts";
import type { Check } from "./checks.ts";
import { compileChecks } from "./compile-checks.ts";
import { checkCodes } from "./own-check-codes.ts";

const codes = checkCodes(schemas);

/** The result of a check for a value, and its notes on the way. */
function resultOf(make: (note: (note: Note) => void) => Check): (value: unknown) => unknown {
  let notes: Note[] = [];
  const check = make((note) => notes.push(note));
  return (value) => {
    notes = [];
    const isValid = check(value);
    return { isValid, errors: check.errors, notes };
  };
}

function fromFile(name: string, branch: string | undefined): (note: (note: Note) => void) => Check {
  const code = codes.get(checkFileName(name, branch)) ?? "";
  const module: { exports?: CheckFile } = {};
  new Function("module", code)(module);
  if (module.exports === undefined) throw new Error(`There is no file for ${name}.`);
  const file = module.exports;
  return (note) => checkOf(file, note);
}

/** A value, and the same with one part after the other taken out or exchanged. */
function* variants(value: unknown): Generator<unknown> {
  yield value;
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const others = [undefined, null, 12, "\u{1F6A2} x", [part, part]];
    for (const other of others) yield exchanged(value, key, other);
    for (const inner of variants(part)) yield exchanged(value, key, inner);
  }
}

function exchanged(value: object, key: string, part: unknown): unknown {
  const entries = Object.entries(value).flatMap(([name, own]) => {
    if (name !== key) return [[name, own]];
    return part === undefined ? [] : [[name, part]];
  });
  return Array.isArray(value) ? entries.map(([, own]) => own) : Object.fromEntries(entries);
}

/** Values of many types: every page and every source of the samples, the first of each kind. */
async function values(): Promise<Map<string, { schema: string; branch: string | undefined; value: object }>> {
  const { records, index } = await siteOfFolder(samplesFolder);
  const pages = records.map((record) => {
    const branch = unionBranch(schemas["page-record"] ?? {}, record);
    return { schema: "page-record", branch, value: record };
  });
  const sources = [...index.sources.values()].flatMap(({ type, data }) =>
    type in schemas ? [{ schema: type, branch: undefined, value: data }] : [],
  );
  const whole = pages.slice(0, 1).map((page) => ({ ...page, branch: undefined }));
  return new Map(
    [...pages, ...sources, ...whole]
      .reverse()
      .map((found) => [`${found.schema} ${found.branch ?? ""}`, found]),
  );
}

const samples = await values();

test("samples are of many types", () => {
  expect(samples.size).toBeGreaterThan(20);
});

test.each([...samples])(
  "the file of %s says of good and bad values what the schema says that is compiled at once",
  (_name, { schema, branch, value }) => {
    const compiled = resultOf((note) => compileChecks(schemas, note)(schema, branch));
    const cached = resultOf(fromFile(schema, branch));
    expect(cached(value)).toMatchObject({ isValid: true });
    let count = 0;
    for (const variant of variants(value)) {
      expect(cached(variant)).toEqual(compiled(variant));
      if (++count === 300) break;
    }
  },
);

test("code that asks for what no check is given is refused", () => {
  const list = { type: "object", properties: { a: { const: { b: 1 } } } };
  expect(() => checkCodes({ list })).toThrow('The code of a check asks for "ajv/dist/runtime/equal"');
});
