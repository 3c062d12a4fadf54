import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultUnits } from "../../domain/quantity/default-units.ts";
import { codes, siteOf } from "../../tests/support/pages/site-of.ts";
import { importKicad } from "./kicad/import-kicad.ts";
import { parseExpression } from "./kicad/s-expression.ts";
import { recordText } from "./record-text.ts";

const netlist = `(export (version "E")
  (design (source "/boards/a \\"b\\".kicad_sch") (tool "Eeschema 8.0"))
  (components
    (comp (ref "J2") (value "CAN") (libsource (lib "Connector_Generic") (part "Conn_01x04")))
    (comp (ref "U1") (value "MCU")))
  (nets
    (net (code "1") (name "GND")
      (node (ref "J2") (pin "4") (pinfunction "Pin_4") (pintype "passive"))
      (node (ref "U1") (pin "8") (pinfunction "VSS") (pintype "power_in")))
    (net (code "2") (name "/CAN/CANH") (node (ref "J2") (pin "1") (pinfunction "Pin_1") (pintype "bidirectional")))
    (net (code "3") (name "+5V") (node (ref "J2") (pin "10") (pinfunction "VBUS") (pintype "power_in")))
    (net (code "4") (name "unconnected-(J2-Pad2)") (node (ref "J2") (pin "2") (pinfunction "SWO") (pintype "output+no_connect")))))
`;
const request = { product: "board", units: defaultUnits, name: "board", id: undefined, connector: "J2" };
const read = (text: string, more = {}) => importKicad(Buffer.from(text), { ...request, ...more });

test("pins of a connector have the names of their nets, and directions by their types", () => {
  const { record } = read(netlist);
  expect(record).toMatchObject({
    id: "board-j2",
    designator: "J2",
    products: ["board"],
    status: "unverified",
  });
  expect(record.pins.map(({ number, name, direction }) => [number, name, direction])).toEqual([
    [1, "CANH", "bidir"],
    [2, "SWO", "nc"],
    [4, "GND", "passive"],
    [10, "+5V", "power-in"],
  ]);
  expect(JSON.stringify(record.pins[0])).toContain("/CAN/CANH");
});

test("marks of KiCad are read, names that it makes itself are none, and names give the class away", () => {
  const pin = (number: number, net: string, own: string, type: string): string =>
    `(net (code "${number}") (name "${net}") (node (ref "J2") (pin "${number}") (pinfunction "${own}") (pintype "${type}")))`;
  const nets = [
    pin(1, "/~{RST}", "Pin_1", "passive"),
    pin(2, "/IO{slash}A{colon}1", "Pin_2", "passive"),
    pin(3, "Net-(J2-Pad3)", "Pin_3", "passive"),
    pin(4, "Net-(D1-K)", "V_{IN}", "power_in"),
    pin(5, "/power/AGND", "Pin_5", "passive"),
    pin(6, "unconnected-(J2-~{CS}-Pad6)", "~{CS}", "input+no_connect"),
    pin(7, "+3V3", "Pin_7", "passive"),
    pin(8, "/bus/I2C1_SDA", "Pin_8", "bidirectional"),
    pin(9, "GND", "VSS", "power_in"),
    pin(10, "/a{slash}b/CAN_H", "Pin_10", "passive"),
  ];
  const { record } = read(`(export (components (comp (ref "J2"))) (nets ${nets.join(" ")}))`);
  expect(record.pins.map(({ name, class: kind, net }) => [name, kind, net])).toEqual([
    ["nRST", "reset", "/nRST"],
    ["IO/A:1", "gpio", "/IO/A:1"],
    ["3", "gpio", "Net-(J2-Pad3)"],
    ["VIN", "power", "Net-(D1-K)"],
    ["AGND", "ground", "/power/AGND"],
    ["nCS", "nc", undefined],
    ["+3V3", "power", "+3V3"],
    ["I2C1_SDA", "i2c", "/bus/I2C1_SDA"],
    ["GND", "ground", "GND"],
    ["CAN_H", "can", "/a/b/CAN_H"],
  ]);
  expect(
    record.pins
      .map(({ level, unknown }) => ({ level, unknown }))
      .filter(({ level, unknown }) => level ?? unknown),
  ).toEqual([
    { level: undefined, unknown: ["level"] },
    { level: { nom: 3.3, unit: "V" }, unknown: undefined },
  ]);
});

test("the record is one that a site reads without a mistake", async () => {
  const { record, remarks } = read(netlist);
  const text = recordText({ ...record, products: [] }, "", remarks);
  const site = await siteOf({ "interfaces/j2.yaml": text, "docs/intro.md": "# Intro\n" });
  // The sample has four pins of ten, which is all that is wrong.
  expect(codes(site)).toEqual(["interfaces/j2.yaml:10:11 pin-missing"]);
  expect(site.index.records.get("connector")?.get("board-j2")).toBeDefined();
});

test.each([
  ["no connector is named", netlist, { connector: undefined }, "A netlist has many parts."],
  ["the connector is not there", netlist, { connector: "J9" }, 'The netlist has no part "J9".'],
  ["a bracket is open", "(export (nets)\n", {}, "in line 1 a bracket is not closed."],
  ["a bracket is too many", "(export)\n)", {}, "in line 2 a bracket is closed that was not opened."],
  ["a quote is open", '(export\n(a "b', {}, "in line 2 a quote does not end."],
  ["brackets nest too deep", "(".repeat(200), {}, "brackets nest too deep."],
  ["it is something else", "hello", {}, "in line 1 it is no list in brackets."],
])("a file is refused where %s", (_, text, more, message) => {
  expect(() => read(text, more)).toThrow(message);
});

test("what is written as an expression is read as it was", () => {
  type Tree = string | Tree[];
  const tree = fc.letrec<{ tree: Tree }>((tie) => ({
    tree: fc.oneof({ maxDepth: 4 }, fc.string(), fc.array(tie("tree"), { maxLength: 4 })),
  })).tree;
  const written = (one: Tree): string =>
    typeof one === "string" ? `"${one.replace(/[\\"]/g, "\\$&")}"` : `(${one.map(written).join("\n")})`;
  const plain = (one: ReturnType<typeof parseExpression>["items"][number]): Tree =>
    typeof one === "string" ? one : one.items.map(plain);
  fc.assert(
    fc.property(fc.array(tree), (items) => {
      expect(plain(parseExpression(written(items)))).toEqual(items);
    }),
  );
});

test("a text of millions of characters in quotes is read, with and without escapes", () => {
  for (const part of ["x", '\\"']) {
    const { items } = parseExpression(`(a "${part.repeat(5_500_000)}")`);
    expect(String(items[1]).length).toBe(5_500_000);
  }
});
