import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultUnits } from "../../../domain/quantity/default-units.ts";
import { dbc } from "../../../exports/can-message-set/dbc.ts";
import { publishedContent, sampleHead } from "../../../tests/support/exports/can-message-sets.ts";
import { importDbc } from "../import-dbc.ts";
import { recordText } from "../record-text.ts";

const file = readFileSync(new URL("../../../tests/fixtures/import/edges.dbc", import.meta.url));
const head = { id: "edges-can", title: "Edges", product: "sample", units: defaultUnits };

test("defaults, tables by name, bit rate, frame formats, long messages and escapes become this record", async () => {
  const { record, remarks } = importDbc(file, head);
  await expect(recordText(record, "Imported.", remarks)).toMatchFileSnapshot(
    "../../../tests/fixtures/import/edges.expected.yaml",
  );
});

test("every part of a list that is not understood, and every limit that is no number, is named with its line", () => {
  const notices = importDbc(file, head).notices.map(
    ({ line, kind, message }) => `${line} ${kind} ${message}`,
  );
  expect(notices.join("\n")).toMatchInlineSnapshot(`
    "6 changed The bit rate 250 is 250000 bit/s here.
    10 lost The table of values "Unused", which no signal uses by its name, is left out.
    14 lost The largest value of "Huge", 1.8E+400, is no number that a record can hold; it is left out.
    15 lost The smallest value of "NoLow", -inf, is no number that a record can hold; it is left out.
    15 lost The largest value of "NoLow", inf, is no number that a record can hold; it is left out.
    22 lost This part of the message "Hex" is not understood: more
    45 lost The list of "GenMsgSendType" has parts that are no texts: 7
    46 lost Defaults of attributes that have no place in the record are left out: "GenMsgSendType" (none).
    54 lost These parts of a list of values are not understood: x "bad"
    55 lost These parts of a list of values are not understood: 2
    57 lost These parts of a list of ranges are not understood: x-4"
  `);
});

test("what was imported is written and read again as it was", () => {
  const { record } = importDbc(file, head);
  const content = publishedContent({ ...record, status: "confirmed" });
  const again = importDbc(Buffer.from(dbc.write(content, sampleHead)), head);
  const read = publishedContent({ ...again.record, status: "confirmed" });
  // Exports write no quote inside a unit, and the end of the bits for a limit that is not stated.
  const written = JSON.stringify(content.messages)
    .replaceAll(/\\(["\\])/g, (_, sign) => (sign === '"' ? "'" : "/"))
    .replace('"initial":2,"min":0,"receivers"', '"initial":2,"min":0,"max":255,"receivers"');
  expect(JSON.stringify(read.messages)).toBe(written);
  expect(read.bus.format).toBe("fd");
  expect(again.record.bus.protocol).toBe("j1939");
});

test.each([
  ["CAN", 'BA_ "BusType" "CAN";', {}],
  ["a default", 'BA_DEF_ "BusType" STRING ;\nBA_DEF_DEF_ "BusType" "CAN FD";', { format: "fd" }],
  ["a default and a value", 'BA_DEF_DEF_ "BusType" "CAN FD";\nBA_ "BusType" "CAN";', {}],
  ["NMEA 2000", 'BA_ "ProtocolType" "NMEA2000";', { protocol: "nmea-2000" }],
])("the bus of a database is that of %s", (_, attributes, bus) => {
  const text = `BU_: A\nBO_ 1 M: 8 A\n${attributes}\n`;
  expect(importDbc(Buffer.from(text), head).record.bus).toEqual({ idType: "standard", ...bus });
});

test("a default of the frame format that is the number 0 is that of classic frames", () => {
  const text = [
    ...["BU_: A", "BO_ 1 Fast: 8 A", "BO_ 2 Slow: 8 A", 'BA_DEF_ BO_ "VFrameFormat" INT 0 15;'],
    ...['BA_DEF_DEF_ "VFrameFormat" 0;', 'BA_ "VFrameFormat" BO_ 1 14;', ""],
  ].join("\n");
  const { bus, messages } = importDbc(Buffer.from(text), head).record;
  expect(bus.format).toBe("fd");
  expect(messages.map(({ format }) => format)).toEqual([undefined, "classic"]);
});

test.each([
  [
    'VERSION "1"\nBU_: A B\nVAL_TABLE_ T 1 "x" ;\nBA_DEF_ BO_ "Own" INT 0 1;\n',
    "This CAN database has no message. It has nodes (2), tables of values (1) and definitions of attributes (1).",
  ],
  ["name,address\nlevel,1\n", "No statement of a CAN database is in this file."],
])("a file without messages is named as what it is: %j", (text, message) => {
  expect(() => importDbc(Buffer.from(text), head)).toThrow(message);
});

test("a notice quotes a statement of several lines on one line", () => {
  const text =
    'BO_ 1 One: 8 A\n SG_ Speed : 0|8@1+ (1,0) [0|0] "" A\n\nVAL_ 1 Missing\n  0 "Off"\n  1 "On" ;\n';
  const { notices } = importDbc(new TextEncoder().encode(text), head);
  expect(notices.map(({ message }) => message)).toContain(
    'The values are of no signal that the file has: 1 Missing 0 "Off" 1 "On"',
  );
});

test.each([["99999999999999999999"], ["9007199254740992"]])(
  "a bit rate of %s is no number that a record can hold, and is named as lost",
  (rate) => {
    const { record, notices } = importDbc(Buffer.from(`BS_: ${rate}\nBU_: A\nBO_ 1 M: 8 A\n`), head);
    expect(record.bus).toEqual({ idType: "standard" });
    expect(notices.map(({ line, kind }) => [line, kind])).toContainEqual([1, "lost"]);
  },
);
