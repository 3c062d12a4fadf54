import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Site } from "../site.ts";
import { type Files, siteOf } from "../tests/support/pages/site-of.ts";
import { cableExports } from "./cable/cable-exports.ts";
import type { ConnectorContent } from "./connector/connector-content.ts";
import { pinCsv } from "./connector/connector-exports.ts";
import type { ExportHead } from "./exported-type.ts";
import { wireVizConnector, wireVizFile, wireVizName, wireVizText } from "./wireviz.ts";

const connector = (id: string, status: string, pins: string): string => `type: connector
id: ${id}
title: "Sample: ${id}"
${status}designator: J.1
kind: header
part: { series: "Say \\"hi\\" # no", manufacturer: Nobody }
gender: male
pinCount: 3
pins:
${pins}`;
const out = `  - { number: 2, name: TX, class: uart, direction: out, function: Sends }
  - { number: 1, name: "=VIN", class: power, direction: power-out, level: { nom: 5.0, unit: V, status: calculated }, maxCurrent: { max: 1, unit: A, status: preliminary }, function: Supply, colour: RD }
  - { number: 3, name: "no", class: ground, direction: passive, function: Ground, colour: BK, note: A *remark*. }
`;
const into = out
  .replace("power-out", "power-in")
  .replace("TX", "RX")
  .replace("direction: out", "direction: in");
const files = (status = "status: calculated\nrevision: A\n"): Files => ({
  "units.yaml": `type: units
units:
  - { id: V, symbol: V, name: volt, kind: voltage, factor: 1 }
  - { id: A, symbol: A, name: ampere, kind: current, factor: 1 }
  - { id: m, symbol: m, name: metre, kind: length, factor: 1 }
`,
  "interfaces/a.yaml": connector("a", status, out),
  "interfaces/b.yaml": connector("b", status, into),
  "interfaces/c.yaml": `type: cable
id: c
title: Sample cable
${status}ends: [{ title: One end, connector: a }, { title: Other end, connector: b }]
wires:
  - { from: 1, to: 1, colour: RD }
  - { from: 2, to: 2, pair: x, gauge: { value: 0.25, system: mm2 } }
  - { from: 3, to: 3, colour: GNYE }
shield: { from: 3 }
gauge: { value: 0.50, system: mm2 }
length: { nom: 1.50, unit: m, status: calculated }
`,
  "docs/a.md": '# A\n\n::connector{ref="a"}\n\n::cable{ref="c"}\n',
});
const textOf = (site: Site, pathname: string): string => {
  const found = site.exports.find((file) => file.pathname === pathname);
  if (found === undefined) throw new Error(`There is no ${pathname}.`);
  return String(found.text);
};

test("a connector is written as a table of its pins, quantities with the digits as written", async () => {
  const site = await siteOf(files());
  const [head, first, second, third] = textOf(site, "/exports/connector/a.csv").split("\r\n");
  expect(head?.split(",").slice(0, 14)).toEqual(
    "Connector,Pin,Name,Class,Direction,Signal,Rail or net,Protocol,Colour,Level min,Level nom,Level max,Level unit,Level status".split(
      ",",
    ),
  );
  expect(first).toMatch(
    /^J\.1,1,'=VIN,power,power-out,,,,RD,,5\.0,,V,calculated,,,,,,Supply,,,connector\/a,A,calculated,[0-9a-f]{64}$/,
  );
  expect(second).toMatch(/^J\.1,2,TX,uart,out,/);
  expect(third).toMatch(/,Ground,,A remark\.,connector/);
});

test("a preliminary current is in the file whose name says so and in no other", async () => {
  const site = await siteOf(files());
  expect(textOf(site, "/exports/connector/a.csv")).not.toContain(",1,A,preliminary");
  expect(textOf(site, "/exports/connector/a.preliminary.csv")).toContain(",,,1,A,preliminary,Supply");
});

test("nothing is written of connectors and cables without a status", async () => {
  expect((await siteOf(files(""))).exports).toEqual([]);
});

test("a cable is written for WireViz with both ends and alternating connections", async () => {
  const text = textOf(await siteOf(files()), "/exports/cable/c.wireviz.yml");
  expect(text).toMatch(
    /^# Sample cable\n# record: cable\/c\n# revision: A\n# status: calculated\n# content: sha256 /,
  );
  expect(parse(text)).toEqual({
    connectors: {
      X1: {
        type: 'Say "hi" # no',
        subtype: "male",
        manufacturer: "Nobody",
        pins: [1, 2, 3],
        pinlabels: ["=VIN", "TX", "no"],
        pincolors: ["RD", "", "BK"],
        notes: "One end",
      },
      X2: expect.objectContaining({ pins: [1, 2, 3], pinlabels: ["=VIN", "RX", "no"], notes: "Other end" }),
    },
    cables: {
      W1: {
        gauge: "0.50 mm2",
        length: "1.50 m",
        wirecount: 3,
        colors: ["RD", "", "GNYE"],
        wirelabels: ["", "pair x, 0.25 mm2", ""],
        shield: true,
        notes: "Sample cable",
      },
    },
    connections: [
      [{ X1: [1, 2, 3] }, { W1: [1, 2, 3] }, { X2: [1, 2, 3] }],
      [{ X1: 3 }, { W1: "s" }],
    ],
  });
});

test("the file of a connector is complete for WireViz by itself", async () => {
  const text = textOf(await siteOf(files()), "/exports/connector/a.wireviz.yml");
  expect(parse(text)).toMatchObject({
    connectors: { J_1: { pinlabels: ["=VIN", "TX", "no"], notes: "J.1: Sample: a" } },
    connections: [["J_1"]],
  });
});

test("signs that HTML knows are escaped for the labels of WireViz", () => {
  expect(wireVizText("R&D <5 V>")).toBe("R&amp;D &lt;5 V&gt;");
});

/** The text of a label that is read as HTML; a sign that would begin an element or entity is a mistake. */
function unescapeHtml(label: string): string {
  expect(label).not.toMatch(/[<>]|&(?!(?:amp|lt|gt);)/);
  return label.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

test("a connector with any words survives both files", () => {
  const head: ExportHead = {
    record: "connector/a",
    title: "A\nB: c",
    revision: undefined,
    status: "confirmed",
    content: "ff",
  };
  const pin = fc.record({
    number: fc.integer({ min: 1, max: 400 }),
    name: fc.string({ minLength: 1, unit: "grapheme" }),
    class: fc.constantFrom("power", "can" as const),
    direction: fc.constant("in" as const),
    function: fc.string({ unit: "grapheme" }),
  });
  const content = fc.record({
    id: fc.constant("a"),
    title: fc.string({ minLength: 1, unit: "grapheme" }),
    designator: fc.string({ minLength: 1, unit: "grapheme" }),
    kind: fc.constant("header" as const),
    pinCount: fc.constant(1),
    pins: fc.array(pin, { minLength: 1, maxLength: 9 }),
  });
  fc.assert(
    fc.property(content, (any) => {
      const name = wireVizName(any.designator);
      const read = parse(
        wireVizFile(head, { connectors: { [name]: wireVizConnector(any as ConnectorContent) } }),
      );
      expect(read.connectors[name].pinlabels.map(unescapeHtml)).toEqual(any.pins.map((one) => one.name));
      expect(unescapeHtml(read.connectors[name].notes)).toBe(`${any.designator}: ${any.title}`);
      const rows = readCsv(pinCsv.write(any as ConnectorContent, head)).slice(1);
      expect(rows.map((row) => row[2]?.replace(/^'(?=[=+\-@\t\r])/, ""))).toEqual(
        any.pins.map((one) => one.name),
      );
      for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+@\t\r]/);
    }),
  );
});

test("a designator becomes a name that WireViz takes", () => {
  expect(["J1", "J.1", "<->", "1a", "Motor 2"].map(wireVizName)).toEqual([
    "J1",
    "J_1",
    "X__",
    "X_1a",
    "Motor_2",
  ]);
});

test("the types are registered by their names", () => {
  expect(cableExports.type).toBe("cable");
});

/** RFC 4180, without the leniency of most readers. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === "" && quoted === undefined && plain === "") break;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\r\n") rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}
