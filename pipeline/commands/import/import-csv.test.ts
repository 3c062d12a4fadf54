import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { RegisterMapSource } from "../../../schema/generated/types.ts";
import { defaultUnits } from "../../domain/quantity/default-units.ts";
import { publishConnector } from "../../exports/connector/connector-content.ts";
import { pinCsv } from "../../exports/connector/connector-exports.ts";
import { publishRegisterMap } from "../../exports/register-map/register-map-content.ts";
import { registerMapCsv } from "../../exports/register-map/register-map-csv.ts";
import { recordFor } from "../../model/boards/configurations.ts";
import type { Site } from "../../site.ts";
import { publishedContent, registerMaps, sampleHead } from "../../tests/support/exports/register-maps.ts";
import { samplesFolder, siteOf, siteOfFolder } from "../../tests/support/pages/site-of.ts";
import { importCsv } from "./csv/import-csv.ts";
import type { ImportedRecord } from "./imported.ts";
import { recordText } from "./record-text.ts";

const request = { product: "sample", units: defaultUnits, name: "sample", id: "test" };
const importText = (text: string) =>
  importCsv(Buffer.from(text), { ...request, table: { addressing: "wire" } });
const noticesOf = (text: string): string[] =>
  importText(text).notices.map(({ line, kind, message }) => `${line} ${kind} ${message}`);

let samples: Site;
beforeAll(async () => {
  samples = await siteOfFolder(samplesFolder);
});

/**
 * The published content of the blocks of a map, without the status of their registers, which an import leaves
 * out.
 */
function blocksOf(content: ReturnType<typeof publishedContent>): unknown {
  return JSON.parse(JSON.stringify(content.blocks, (key, value) => (key === "status" ? undefined : value)));
}

function contentOf(record: ImportedRecord) {
  if (record.type !== "register-map") throw new Error(`This is a ${record.type}.`);
  return publishedContent({ ...record, status: "confirmed" } as RegisterMapSource);
}

/** The record after it was written as YAML and read by a site, as what is published of it. */
async function siteWith(record: ImportedRecord): Promise<Site> {
  const text = recordText({ ...record, status: "confirmed", products: [] }, "", []);
  return siteOf({ "interfaces/test.yaml": text, "docs/intro.md": "# Intro\n" });
}

describe("our own table of registers, read back, is what it was", () => {
  test.each(["sample-map", "sample-blocks"])("of %s", async (id) => {
    const source = samples.index.records.get("register-map")?.get(id);
    if (source === undefined) throw new Error("The sample is not there.");
    const { content } = publishRegisterMap(recordFor(source, samples.index, {}), "preliminary");
    const { record, notices } = importText(registerMapCsv.write(content, sampleHead));
    const read = (await siteWith(record)).index.records.get("register-map")?.get("test");
    if (read === undefined) throw new Error("The record is not read.");
    const again = publishRegisterMap(read, "preliminary").content;
    // Addresses as documents print them are settings of a map, which its table shows and does not state.
    const plain = JSON.stringify(blocksOf(content)).replace(/"reference":"\d+",?/g, "");
    expect(JSON.parse(JSON.stringify(blocksOf(again)))).toEqual(JSON.parse(plain.replaceAll(",}", "}")));
    expect([again.transport, again.wordOrder, again.base]).toEqual([
      ...[content.transport, content.wordOrder, content.base],
    ]);
    expect(notices.map(({ message }) => message)).toEqual([
      "The status in the table is left out: an import is unverified.",
    ]);
  });

  test("of random maps", () => {
    fc.assert(
      fc.property(registerMaps, (map) => {
        const content = publishedContent({ ...map, addressing: "wire" });
        const { record, notices } = importText(registerMapCsv.write(content, sampleHead));
        expect(blocksOf(contentOf(record))).toEqual(blocksOf(content));
        expect(notices.length).toBe(1);
      }),
      { numRuns: 40 },
    );
  });
});

test("our own table of pins, read back, is what it was but for the status of quantities", async () => {
  const source = samples.index.records.get("connector")?.get("sample-connector");
  if (source === undefined) throw new Error("The sample is not there.");
  const { content } = publishConnector(recordFor(source, samples.index, {}), "preliminary");
  const { record, notices } = importText(pinCsv.write(content, sampleHead));
  expect(notices).toEqual([]);
  const confirmed = JSON.parse(
    JSON.stringify(record).replace(/"unit":"(\w+)"/g, '"unit":"$1","status":"confirmed"'),
  ) as ImportedRecord;
  const again = (await siteWith(confirmed)).index.records.get("connector")?.get("test");
  if (again === undefined) throw new Error("The record is not read.");
  // Zeros at the end of digits are gone.
  const plain = (pins: unknown): unknown =>
    JSON.parse(
      JSON.stringify(pins)
        .replaceAll("preliminary", "confirmed")
        .replace(/"(min|nom|max)":"(-?\d+(?:\.\d*?[1-9])?)(?:\.?0+)?"/g, '"$1":"$2"'),
    );
  expect(plain(publishConnector(again, "preliminary").content.pins)).toEqual(plain(content.pins));
});

test("a table of signals becomes messages", () => {
  const { record, notices } = importText(
    [
      "Message,Message id,Message length,Sender,Period,Signal,Start,Length,Order,Type,Factor,Offset,Unit,Min,Max,Receivers,Mux,Multiplexer,Values,Description",
      'Status,0x123,8,Board,100,Mode,0,4,little,,,,,,,"Tool, Other",,yes,"0=Off; 1=On",What it does.',
      "Status,,,,,Level,15,16,big,signed,0.1,-40,V,-40,60,Tool,1,,,",
      "Far,0x1ABCDE,8,,,Speed,0,32,,float,,,m/s,,,,,,,",
    ].join("\n"),
  );
  expect(notices).toEqual([]);
  expect(record).toMatchObject({
    type: "can-message-set",
    id: "test",
    messages: [
      {
        ...{ id: "0x123", name: "Status", length: 8, sender: "Board", period: 100 },
        signals: [
          {
            name: "Mode",
            start: 0,
            length: 4,
            multiplexer: true,
            values: [{ value: 0 }, { value: 1, name: "On" }],
          },
          {
            name: "Level",
            order: "big",
            type: "signed",
            factor: 0.1,
            offset: -40,
            unit: "V",
            min: -40,
            mux: 1,
          },
        ],
      },
      { id: "0x1ABCDE", extended: true, signals: [{ name: "Speed", type: "float" }] },
    ],
  });
});

const europeanRows = [
  "Name;Address;Type;RW;Unit;Factor;Values;Description",
  'SPEED;16;U16;R;V;0,5;;"Speed; or none, and more"',
  'MODE;0x11;ENUM;RW;;;"0=Off; 1=On";',
];
const commaRows = [
  "Name,Address,Type,RW,Unit,Factor,Values,Description",
  'SPEED,16,U16,R,V,0.5,,"Speed; or none, and more"',
  'MODE,0x11,ENUM,RW,,,"0=Off; 1=On",',
];
const tabs = (line: string): string => line.replace(/"[^"]*"|;/g, (piece) => (piece === ";" ? "\t" : piece));
test.each([
  ["by semicolons", europeanRows.join("\n")],
  ["by semicolons, with a byte order mark and CRLF", `\ufeff${europeanRows.join("\r\n")}\r\n`],
  ["by semicolons, as its first line names them", `sep=;\r\n${europeanRows.join("\r\n")}`],
  [
    "by semicolons where the head is in quotes",
    europeanRows.join("\n").replace("Name;Address", '"Name";"Address"'),
  ],
  ["by tabs", europeanRows.map(tabs).join("\n")],
])("a table separated %s says what the same with commas says", (_, text) => {
  const plain = importText(commaRows.join("\n"));
  const read = importText(text);
  expect(read.record).toEqual(plain.record);
  expect(read.notices.map(({ message }) => message)).toEqual(plain.notices.map(({ message }) => message));
  expect(JSON.stringify(plain.record)).toContain('"factor":0.5');
});

test("pins separated by semicolons are read with their lists and levels, and what is odd keeps its line", () => {
  const { record, notices } = importText(
    'sep=;\nConnector;Pin;Name;Level nom;Level unit;Alternates\nJ1;A1;TX;3,3;V;"RX; GPIO"\nJ1;A2;RX;1.234,5;V;\n',
  );
  expect(record).toMatchObject({
    pins: [{ number: "A1", level: { nom: 3.3, unit: "V" }, alternates: ["RX", "GPIO"] }, { number: "A2" }],
  });
  expect(notices.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '4 The cell "1.234,5" of the column "Level nom" is no number.',
  ]);
});

test("whole numbers that would be rounded are told and left out", () => {
  const { record, notices } = importText(
    "Message,Message id,Message length,Signal,Start,Length,Min,Max\nWide,1,8,All,0,64,0,18446744073709551615\n",
  );
  expect(notices.map(({ line, message }) => `${line} ${message}`)).toContain(
    '2 The cell "18446744073709551615" of the column "Max" is no number that is exact.',
  );
  expect(JSON.stringify(record)).not.toContain("1844674407370955");
});

test("semicolons within cells of a table with commas are no separators", () => {
  const { record, notices } = importText(
    'Name,Address,Type,Values\nMODE,1,ENUM,0=Off; 1=On\n"A;B;C;D;E",2,U16,\n',
  );
  expect(notices.map(({ message }) => message).filter((message) => message.includes("cells"))).toEqual([]);
  expect(JSON.stringify(record)).toContain('"name":"On"');
});

test("what a table says and the record has no place for is told with its line", () => {
  expect(
    noticesOf(
      [
        "Name,Address,Type,RW,Colour,Values,Transport,Block",
        "SPEED,0x10,U16,RO,red,fast,tcp,State",
        ",1,U16,R,,,,",
        "LEVEL,one,X16,R,,0=Low,,State",
        "OTHER.MODE,,FIELD,,,,,",
        "2ND,18,U16,R,,,,State,more",
      ].join("\n"),
    ).join("\n"),
  ).toMatchInlineSnapshot(`
    "1 lost The column "Colour" has no place in the record.
    2 changed An empty cell of the column "Block" says what the one above it says, as the rows of a merged cell.
    2 changed An empty cell of the column "Transport" says what the one above it says, as the rows of a merged cell.
    2 lost The cell "fast" of the column "Values" is no list such as 0=Off; 1=On.
    2 as-stated The register "SPEED" has an address, but its block names no table.
    3 lost This row names no register.
    4 lost The cell "one" of the column "Address" is no number.
    4 lost The cell "X16" of the column "Type" is no type such as u16, s32, f32, string, bits or enum.
    4 lost This row has no address, and is of no register.
    5 lost The field "OTHER.MODE" has no bits such as 7..4.
    6 lost This row has more cells than the first row has names.
    6 changed The register name "2ND" is not valid in C; it is "_2ND" here.
    6 as-stated The register "_2ND" has an address, but its block names no table."
  `);
});

test("a table of something else is refused", () => {
  expect(() => importText("Date,Amount\n1,2\n")).toThrow("The columns of this table say nothing");
});

/** Milliseconds of the processor that a table of so many pins costs, the least of three. */
function costOfPins(count: number): number {
  const table = `Pin,Name\n${Array.from({ length: count }, (_, n) => `${n + 1},S${n}\n`).join("")}`;
  const costs = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    expect(() => importText(table)).toThrow("`pinCount`");
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...costs);
}

test("a table of four times the pins costs about four times as much", () => {
  expect(costOfPins(16_000) / costOfPins(4000)).toBeLessThan(9);
});
