import { expect, test } from "vitest";
import { withParameter } from "./new-parameter.ts";

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
  expect(withParameter("top-speed", before)).toBe(after);
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
  expect(() => withParameter(id, text)).toThrow(message);
});
