import { expect, test } from "vitest";
import { defaultUnits } from "../../domain/quantity/default-units.ts";
import { readYaml } from "../../sources/edit/editable-text.ts";
import { withEntry } from "./new-entry.ts";

const line = "- { id: top-speed, name: Top speed, kind: text, section: features, definition: … }";

test.each<[name: string, before: string | undefined, after: string]>([
  ["begins a dictionary", undefined, `type: parameters\nparameters:\n  ${line}\n`],
  [
    "follows the last one",
    "type: parameters\nparameters:\n  - { id: a, name: A, kind: text }\n",
    `type: parameters\nparameters:\n  - { id: a, name: A, kind: text }\n  ${line}\n`,
  ],
  [
    "has the indent of a list without one, and comments stay",
    "type: parameters\nparameters:\n# Text\n- id: a\n  name: A",
    `type: parameters\nparameters:\n# Text\n- id: a\n  name: A\n${line}\n`,
  ],
  [
    "ends its line as the others do",
    "parameters:\r\n  - { id: a }\r\n",
    `parameters:\r\n  - { id: a }\r\n  ${line}\r\n`,
  ],
])("a new parameter %s", (_, before, after) => {
  expect(withEntry("parameter", "top-speed", before)).toBe(after);
});

test.each<[name: string, id: string | undefined, text: string | undefined, message: string]>([
  ["no id", undefined, undefined, "The type parameter needs an id."],
  ["an id with a space", "a b", undefined, '"a b" cannot be an id.'],
  [
    "an id that is used",
    "a",
    "parameters:\n  - { id: a }\n",
    'parameters.yaml has the parameter "a" already.',
  ],
  [
    "another key at the end",
    "b",
    "parameters:\n  - { id: a }\ntype: parameters\n",
    "parameters.yaml does not end with",
  ],
  ["a list in brackets", "b", "parameters: [{ id: a }]\n", "parameters.yaml does not end with"],
  ["a broken file", "b", "parameters: [\n", "parameters.yaml does not end with"],
])("is refused where there is %s", (_, id, text, message) => {
  expect(() => withEntry("parameter", id, text)).toThrow(message);
});

test("a first unit comes after the common ones, which its file replaces", () => {
  const { value } = readYaml("units.yaml", withEntry("unit", "lx", undefined)) ?? {};
  expect(value).toEqual({
    type: "units",
    units: [...defaultUnits, { id: "lx", symbol: "lx", name: "…", kind: "…", factor: 1 }],
  });
});

test("a unit follows those that a registry has", () => {
  const before = "type: units\nunits:\n  - { id: m, symbol: m, name: metre, kind: length, factor: 1 }\n";
  const after = `${before}  - { id: "1/min", symbol: "1/min", name: …, kind: …, factor: 1 }\n`;
  expect(withEntry("unit", "1/min", before)).toBe(after);
});

test.each<[name: string, id: string | undefined, message: string]>([
  ["no id", undefined, "The type unit needs an id."],
  ["a sign beyond ASCII", "µm", '"µm" cannot be an id.'],
  ["a common unit", "mV", 'A site without units.yaml has the unit "mV" already.'],
])("a unit is refused where there is %s", (_, id, message) => {
  expect(() => withEntry("unit", id, undefined)).toThrow(message);
});
