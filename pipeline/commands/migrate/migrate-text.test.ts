import { expect, test } from "vitest";
import { parseSource } from "../../sources/parse/parse-source.ts";
import { defaultLimits } from "../../sources/parse/types.ts";
import { ownSchemas } from "../../sources/validate/own-schemas.ts";
import { migrateText } from "./migrate-text.ts";

const connector = `# Samples only.
type: connector
id: sample-port
title: Sample port
designator: J1
kind: header
pinCount: 3
pins:
  - number: 1
    name: VCC   # supply
    class: power
    direction: power-in
    function: Supply.
    level: 9 V to 36 V
    colour: red
  - { number: 2, name: TX, class: uart, direction: out, function: Data., level: '3.3 V', colour: green/yellow } # a line
  - number: 3
    name: RX
    class: uart
    direction: in
    function: Data.
    level: CMOS
`;

const mistakes = (path: string, text: string): string[] =>
  (
    parseSource({ kind: "text", path, text, hash: "" }, { validator: ownSchemas(), limits: defaultLimits })
      ?.diagnostics ?? []
  )
    .filter(({ severity }) => severity === "error")
    .map(({ line, code, hint }) => `${line} ${code}: ${hint}`);

test("values of a former form are written anew, each in its place, and nothing else changes", () => {
  const { text, edits } = migrateText("interfaces/sample-port.yaml", connector);
  expect(text).toBe(
    connector
      .replace("level: 9 V to 36 V", "level: { min: 9, max: 36, unit: V }")
      .replace("colour: red", "colour: RD")
      .replace("level: '3.3 V'", "level: { nom: 3.3, unit: V }")
      .replace("colour: green/yellow", "colour: GNYE"),
  );
  expect(
    edits.map(({ line, position, before, after }) => `${line} ${position}: ${before} -> ${after}`),
  ).toEqual([
    "14 pins › 1 › level: 9 V to 36 V -> { min: 9, max: 36, unit: V }",
    "15 pins › 1 › colour: red -> RD",
    "16 pins › 2 › level: 3.3 V -> { nom: 3.3, unit: V }",
    "16 pins › 2 › colour: green/yellow -> GNYE",
  ]);
  expect(migrateText("interfaces/sample-port.yaml", text).edits).toEqual([]);
});

test("what the former schema accepted is an error with a hint, and what a person must decide still is one after", () => {
  const path = "interfaces/sample-port.yaml";
  const hint =
    "Since version 2 of the schemas: Write a value with its unit, such as `{ nom: 3.3, unit: V }`; it is published once it has a status.";
  expect(mistakes(path, connector)).toEqual([
    `14 schema-type: ${hint} \`fairlead migrate\` does it.`,
    "15 schema-pattern: Since version 2 of the schemas: Write two letters of IEC 60757 (BK, BN, RD, OG, YE, GN, BU, VT, GY, WH, PK, TQ), or two such pairs. `fairlead migrate` does it.",
    `16 schema-type: ${hint} \`fairlead migrate\` does it.`,
    "16 schema-pattern: Since version 2 of the schemas: Write two letters of IEC 60757 (BK, BN, RD, OG, YE, GN, BU, VT, GY, WH, PK, TQ), or two such pairs. `fairlead migrate` does it.",
    `22 schema-type: ${hint}`,
  ]);
  expect(mistakes(path, migrateText(path, connector).text)).toEqual([`22 schema-type: ${hint}`]);
});

const check = `type: serial-check
id: serials
title: Check a serial number
summary: A sample.
state: published
register: boards # the only one
sample: true
`;

test.each([
  ["a key goes with its line and its comment", check, check.replace(/register:.*\n/, "")],
  [
    "line breaks of the file stay",
    check.replaceAll("\n", "\r\n"),
    check.replace(/register:.*\n/, "").replaceAll("\n", "\r\n"),
  ],
  [
    "a key that shares its line is left to a person",
    `{ type: serial-check, register: boards }\n`,
    `{ type: serial-check, register: boards }\n`,
  ],
  [
    "a checksum gets a key",
    "type: serial-protocol\nframing: { kind: binary, checksum: CRC-16/MODBUS }\n",
    "type: serial-protocol\nframing: { kind: binary, checksum: { algorithm: crc-16-modbus } }\n",
  ],
  [
    "a block text is left to a person",
    "type: connector\npins:\n  - level: |\n      3.3 V\n",
    "type: connector\npins:\n  - level: |\n      3.3 V\n",
  ],
  ["a file that is no YAML is left alone", "type: connector\npins: [\n", "type: connector\npins: [\n"],
  [
    "another type with such a key is left alone",
    "type: page\nregister: boards\n",
    "type: page\nregister: boards\n",
  ],
])("%s", (_name, before, after) => {
  expect(migrateText("pages/a.yaml", before).text).toBe(after);
});

test.each([
  [
    "glossary.yaml",
    "type: glossary\nterms: []\n",
    "The glossary is a page: write `id`, `title`, `summary` and `state` at its head.",
  ],
  ["serials/a.yaml", "type: serial-register\nid: a\ntitle: A\nentries: []\n", "Write the entries as a table"],
  [
    "pages/serials.yaml",
    check,
    "Remove the key: the page checks all registers in `serials/`. `fairlead migrate` does it.",
  ],
])("%s of version 1 is told what to write", (path, text, hint) => {
  expect(mistakes(path, text).join("\n")).toContain(`Since version 2 of the schemas: ${hint}`);
});

test("a glossary that lacks one key is told of that key", () => {
  const text = "type: glossary\nid: glossary\ntitle: Terms\nstate: published\nterms: []\n";
  expect(mistakes("glossary.yaml", text).join()).toContain("Add `summary:`");
});
