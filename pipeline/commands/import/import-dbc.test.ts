import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { defaultUnits } from "../../domain/quantity/default-units.ts";
import { publishCanMessageSet } from "../../exports/can-message-set/can-content.ts";
import { dbc } from "../../exports/can-message-set/dbc.ts";
import {
  type CanmatrixReading,
  messageSets,
  publishedContent,
  readWithCanmatrix,
  sampleHead,
} from "../../tests/support/exports/can-message-sets.ts";
import { hasDebianTool } from "../../tests/support/exports/debian-tool.ts";
import { siteOf } from "../../tests/support/pages/site-of.ts";
import { importDbc } from "./import-dbc.ts";
import { recordText } from "./record-text.ts";

const file = readFileSync(new URL("../../tests/fixtures/import/sample.dbc", import.meta.url));
const head = { id: "sample-can", title: "Sample messages", product: "sample", units: defaultUnits };
const imported = importDbc(file, head);

test("a database becomes this record", async () => {
  await expect(recordText(imported.record, "Imported.", imported.remarks)).toMatchFileSnapshot(
    "../../tests/fixtures/import/sample.expected.yaml",
  );
});

test("what is lost, changed or contradicts itself is told with its line, and nothing else is", () => {
  const { notices } = imported;
  expect(
    notices.map(({ line, kind, message }) => `${line} ${kind} ${message}`).join("\n"),
  ).toMatchInlineSnapshot(`
    "13 lost The table of values "Modes", which no signal uses by its name, is left out.
    15 as-stated The signals "Wide" and "Shared" of "Status" share a bit.
    15 as-stated The signal "Wide" cannot carry 18446744073709600000.
    30 as-stated The identifier 0xBB8 of "Unflagged" does not fit into 11 bits.
    31 changed The signal name "2nd_gear" is not valid in C; it is "_2nd_gear" here.
    33 lost The comment on the whole file is left out: About all of it
    43 lost The attribute "Colour" has no place in the record; it occurs once.
    45 lost The value 1 of "Mode" is named twice; the first name is kept.
    45 lost The value 2 of "Mode" has an empty name; it is left out.
    49 lost An environment variable is left out: Unused: 0 [0|1] "" 0 2 DUMMY_NODE_VECTOR0 Board"
  `);
});

test("the check finds warnings in it and no error", async () => {
  const text = recordText(
    { ...imported.record, status: "preliminary", products: [] },
    "Imported.",
    imported.remarks,
  );
  const { diagnostics, index } = await siteOf({
    "interfaces/sample-can.yaml": text,
    "docs/intro.md": "# Intro\n",
  });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(diagnostics.filter(({ code }) => code.startsWith("can-")).length).toBe(3);
  const source = index.records.get("can-message-set")?.get("sample-can");
  if (source === undefined) throw new Error("The record is not read.");
  const { content } = publishCanMessageSet(source, "preliminary");
  expect(content.messages[0]?.description).toBe(
    "State of the board, on two lines {{ and }} with <signs> & a_b _c_.",
  );
  const again = importDbc(Buffer.from(dbc.write(content, sampleHead)), { ...head });
  expect(again.record.messages).toEqual(imported.record.messages);
  expect(again.record.nodes).toEqual(imported.record.nodes);
  expect(again.notices.filter(({ kind }) => kind === "lost")).toEqual([]);
});

test("limits of 64 bits are told and left out, and the file that is written states the ends of the bits", () => {
  const text = [
    ...["BU_: A", "BO_ 1 Wide: 8 A", ' SG_ Whole : 0|64@1+ (1,0) [0|18446744073709551615] "" A'],
    ...["BO_ 2 Both: 8 A", ' SG_ Whole : 0|64@1- (1,0) [-9223372036854775808|9223372036854775807] "" A'],
    ...[
      "BO_ 3 Real: 8 A",
      ' SG_ Part : 0|32@1- (1,0) [-3.4E+038|3.4E+038] "" A',
      "SIG_VALTYPE_ 3 Part : 1;",
      "",
    ],
  ].join("\n");
  const { record, notices } = importDbc(Buffer.from(text), head);
  expect(notices.map(({ line, kind, message }) => `${line} ${kind} ${message}`)).toEqual([
    '3 lost The largest value of "Whole", 18446744073709551615, has more digits than are exact; it is left out.',
    '5 lost The smallest value of "Whole", -9223372036854775808, has more digits than are exact; it is left out.',
    '5 lost The largest value of "Whole", 9223372036854775807, has more digits than are exact; it is left out.',
  ]);
  const written = dbc.write(publishedContent({ ...record, status: "confirmed" }), sampleHead);
  expect([...written.matchAll(/ SG_ .*(\[\S+\])/g)].map(([, limits]) => limits)).toEqual([
    ...["[0|18446744073709551615]", "[0|0]"],
    `[-34${"0".repeat(37)}|34${"0".repeat(37)}]`,
  ]);
});

test("random sets, exported and imported, are what they were", () => {
  fc.assert(
    fc.property(messageSets, (set) => {
      const content = publishedContent(set);
      const { record, notices } = importDbc(Buffer.from(dbc.write(content, sampleHead)), head);
      const read = publishedContent({ ...record, status: "confirmed" });
      expect(read.messages).toEqual(content.messages);
      expect(notices.filter(({ kind }) => kind !== "lost")).toEqual([]);
      expect(parse(recordText(record, "", []))).toEqual(JSON.parse(JSON.stringify(record)));
    }),
    { numRuns: 60 },
  );
});

test.skipIf(!hasDebianTool("canmatrix"))(
  "Debian's python3-canmatrix decodes the export of an imported database as the database itself",
  () => {
    const original = file.toString().replace(/BO_ 3000[\s\S]*?\n\n/, "");
    const { record } = importDbc(Buffer.from(original), head);
    const content = publishedContent({ ...record, status: "confirmed" });
    const payloads = Object.fromEntries(
      content.messages.map(({ id, length }) => [
        String(id),
        fc
          .sample(fc.uint8Array({ minLength: length, maxLength: length }), 50)
          .map((bytes) => Buffer.from(bytes).toString("hex")),
      ]),
    );
    const [theirs, ours] = readWithCanmatrix([
      { dbc: original, payloads },
      { dbc: dbc.write(content, sampleHead), payloads },
    ]);
    expect(ours?.decoded).toEqual(theirs?.decoded);
    expect(Object.values(ours?.decoded ?? {}).flat().length).toBe(150);
    const facts = (frames: CanmatrixReading["frames"]) =>
      frames.map(({ id, senders, period, signals }) => [
        ...[id, [...senders].sort(), period],
        signals.map(({ name, unit, receivers }) => [name, unit, [...receivers].sort()]),
      ]);
    expect(facts(ours?.frames ?? [])).toEqual(facts(theirs?.frames ?? []));
  },
);

test("a signal with thousands of named values is written on lines that a data folder may hold", () => {
  const values = Array.from({ length: 1500 }, (_, n) => `${n} "Value ${n}"`).join(" ");
  const signal = `BO_ 1 Long: 8 Board\n SG_ Many : 0|16@1+ (1,0) [0|0] "" Board\nVAL_ 1 Many ${values} ;\n`;
  const { record, remarks } = importDbc(Buffer.from(signal), head);
  const text = recordText(record, "Imported.", remarks);
  expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThan(30_000);
  expect(parse(text)).toEqual(JSON.parse(JSON.stringify(record)));
});

test("a list of millions of keywords is read to its end", () => {
  const message = 'BO_ 1 Only: 8 N\n SG_ One : 0|8@1+ (1,0) [0|0] "" N\n';
  const keywords = `NS_ :\n${"\tCM_\n".repeat(2_000_000)}\nBU_: N\n${message}`;
  expect(importDbc(Buffer.from(keywords), head).record).toMatchObject({ messages: [{ name: "Only" }] });
});
