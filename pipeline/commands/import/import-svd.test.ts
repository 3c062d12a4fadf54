import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultUnits } from "../../domain/quantity/default-units.ts";
import { siteOf } from "../../tests/support/pages/site-of.ts";
import { recordText } from "./record-text.ts";
import { importSvd } from "./svd/import-svd.ts";

const file = readFileSync(new URL("../../tests/fixtures/import/sample.svd", import.meta.url));
const request = { product: "sample", units: defaultUnits, name: "sample", id: undefined };
const imported = importSvd(file, request);
const importText = (text: string) => importSvd(Buffer.from(text), request);

test("a device file becomes this record", async () => {
  await expect(recordText(imported.record, "Imported.", imported.remarks)).toMatchFileSnapshot(
    "../../tests/fixtures/import/sample-svd.expected.yaml",
  );
});

test("what is lost, changed or contradicts itself is told with its line, and nothing else is", () => {
  expect(
    imported.notices.map(({ line, kind, message }) => `${line} ${kind} ${message}`).join("\n"),
  ).toMatchInlineSnapshot(`
    "3 lost The element "device/vendor" has no place in the record; it occurs once.
    7 lost The element "device/width" has no place in the record; it occurs once.
    17 lost The element "peripheral/addressBlock" has no place in the record; it occurs once.
    18 lost The element "peripheral/interrupt" has no place in the record; it occurs once.
    34 lost "Other", the name for all other values, of "MODE" is left out.
    34 lost "Other", the name for all other values, of "OTHER" is left out.
    46 as-stated "UART0_DATA" has 8 bits, fewer than 0x1FF.
    46 as-stated "UART1_DATA" has 8 bits, fewer than 0x1FF.
    50 as-stated The register "UART0_OUT" begins at 0x40001004, inside "UART0_DATA", which takes 0x40001004 to 0x40001004.
    50 as-stated The register "UART1_OUT" begins at 0x40002004, inside "UART1_DATA", which takes 0x40002004 to 0x40002004.
    53 lost The register "LOST" has no address.
    57 changed The register name "UART0_DMA0_CNT-1" is not valid in C; it is "UART0_DMA0_CNT_1" here.
    57 changed The register name "UART0_DMA1_CNT-1" is not valid in C; it is "UART0_DMA1_CNT_1" here.
    57 changed The register name "UART1_DMA0_CNT-1" is not valid in C; it is "UART1_DMA0_CNT_1" here.
    57 changed The register name "UART1_DMA1_CNT-1" is not valid in C; it is "UART1_DMA1_CNT_1" here.
    62 lost "LONELY" is derived from "NOBODY", which is not there or derived from it."
  `);
});

test("the check finds warnings in it and no error", async () => {
  const text = recordText({ ...imported.record, products: [] }, "Imported.", imported.remarks);
  const { diagnostics } = await siteOf({ "interfaces/sample.yaml": text, "docs/intro.md": "# Intro\n" });
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(diagnostics.filter(({ code }) => code.startsWith("register-")).length).toBe(4);
});

test("a description that is the name alone is none", () => {
  const { record } =
    importText(`<device><name>CHIP</name><description>CHIP</description><peripherals><peripheral>
    <name>CAN</name><baseAddress>0x40000000</baseAddress><description>CAN</description><registers><register>
    <name>MCR</name><description>MCR</description><addressOffset>0</addressOffset><fields>
    <field><name>DBF</name><description>DBF</description><bitOffset>0</bitOffset><bitWidth>1</bitWidth>
    <enumeratedValues><enumeratedValue><name>Off</name><description>Off</description><value>0</value></enumeratedValue>
    <enumeratedValue><name>On</name><description>Works in debug.</description><value>1</value></enumeratedValue></enumeratedValues>
    </field></fields></register></registers></peripheral></peripherals></device>`);
  const text = JSON.stringify(record);
  expect(text.match(/"(?:description|note)":"[^"]*"/g)).toEqual(['"description":"Works in debug."']);
});

describe("a file is refused that", () => {
  test.each([
    ["is no XML", "REGISTERS", "Line 1 is no well-formed XML"],
    ["ends too early", "<device><name>", "is no well-formed XML"],
    ["is of another kind", "<model/>", 'The file holds "model", no device.'],
    [
      "uses an entity of its own, which would grow",
      '<!DOCTYPE device [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]>\n<device><name>&b;</name></device>',
      "Line 2 is no well-formed XML: undefined entity",
    ],
    ["is endlessly deep", "<device>".repeat(100), "elements are nested more than 64 deep"],
  ])("%s", (_, text, message) => {
    expect(() => importText(text)).toThrow(message);
  });
});

const register = fc.record({
  size: fc.constantFrom(8, 16, 32, 64),
  reset: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
  cuts: fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: 6 }),
  form: fc.constantFrom("bitRange", "lsb", "bitOffset"),
  description: fc.string({ unit: fc.constantFrom("a", " ", "é", "[", "]", "*", "(", ")", "x") }),
});

/** Fields between cuts of a register, from its highest bit down. */
function rangesOf(cuts: readonly number[], size: number): { high: number; low: number }[] {
  const lows = [...new Set([0, ...cuts.filter((cut) => cut < size)])].sort((a, b) => a - b);
  return cuts.length === 0 ? [] : lows.map((low, n) => ({ low, high: (lows[n + 1] ?? size) - 1 }));
}

function bitsXml(form: string, { high, low }: { high: number; low: number }): string {
  if (form === "bitRange") return `<bitRange>[${high}:${low}]</bitRange>`;
  if (form === "lsb") return `<lsb>${low}</lsb><msb>${high}</msb>`;
  return `<bitOffset>${low}</bitOffset><bitWidth>0x${(high - low + 1).toString(16)}</bitWidth>`;
}

test("registers of random device files have the sizes, reset values and bits that the file states", () => {
  fc.assert(
    fc.property(fc.array(register, { minLength: 1, maxLength: 8 }), (registers) => {
      const xml = registers.map(({ size, reset, cuts, form, description }, n) => {
        const fields = rangesOf(cuts, size).map(
          (range) => `<field><name>F${range.low}</name>${bitsXml(form, range)}</field>`,
        );
        return `<register><name>R${n}</name><description>${description}</description><addressOffset>${8 * n}</addressOffset><size>${size}</size><resetValue>${BigInt.asUintN(size, reset)}</resetValue>${fields.length === 0 ? "" : `<fields>${fields.join("")}</fields>`}</register>`;
      });
      const { record, notices } = importText(
        `<device><name>D</name><peripherals><peripheral><name>P</name><baseAddress>0x1000</baseAddress><registers>${xml.join("\n")}</registers></peripheral></peripherals></device>`,
      );
      expect(notices).toEqual([]);
      const found = record.blocks[0].registers.map(
        ({ name, address, type, width, reset = "", fields = [] }) => [
          ...[name, address, width ?? Number(/\d+/.exec(type ?? "")?.[0] ?? 16), BigInt(reset)],
          fields.map(({ bits }) => String(bits)),
        ],
      );
      expect(found).toEqual(
        registers.map(({ size, reset, cuts }, n) => [
          ...[`P_R${n}`, 0x1000 + 8 * n, size, BigInt.asUintN(size, reset)],
          rangesOf(cuts, size).map(({ high, low }) => (high === low ? String(low) : `${high}..${low}`)),
        ]),
      );
    }),
  );
});

describe("what a device file unfolds to is bounded before it is made", () => {
  const dim = "<dim>60000</dim><dimIncrement>4</dimIncrement>";
  const register = `<register>${dim}<name>R%s</name><addressOffset>0</addressOffset></register>`;
  const nested = (depth: number): string =>
    depth === 0
      ? register
      : `<cluster>${dim}<name>C%s</name><addressOffset>0</addressOffset>${nested(depth - 1)}</cluster>`;
  const device = (peripherals: string): string =>
    `<device><name>D</name><peripherals>${peripherals}</peripherals></device>`;
  const peripheral = (name: string, inner: string, attributes = ""): string =>
    `<peripheral${attributes}><name>${name}</name><baseAddress>0</baseAddress><registers>${inner}</registers></peripheral>`;
  const one = (name: string): string =>
    `<register><name>${name}</name><addressOffset>0</addressOffset></register>`;
  const chain = Array.from({ length: 1500 }, (_, n) =>
    peripheral(`P${n + 1}`, one(`R${n}`), ` derivedFrom="P${n}"`),
  );
  const before = process.cpuUsage();

  test.each([
    ["repetitions in repetitions", device(peripheral("P", nested(6)))],
    [
      "a repeated register with a long text",
      device(peripheral("P", register.replace("%s", `%s${"a".repeat(9000)}`))),
    ],
    ["derivations that have one register more each", device(peripheral("P0", one("R")) + chain.join(""))],
  ])("%s", (_, text) => {
    expect(() => importSvd(Buffer.from(text), request)).toThrow("which limits.fileBytes allows.");
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeLessThan(60_000_000);
  });
});

test("a chain of ten thousand derivations is read", () => {
  const registers = Array.from(
    { length: 10_000 },
    (_, n) => `<register derivedFrom="R${n}"><name>R${n + 1}</name></register>`,
  );
  const first = "<register><name>R0</name><addressOffset>4</addressOffset></register>";
  const text = `<device><name>D</name><peripherals><peripheral><name>P</name><baseAddress>0</baseAddress><registers>${first}${registers.join("")}</registers></peripheral></peripherals></device>`;
  const { record } = importSvd(Buffer.from(text), request);
  expect(record.blocks[0]?.registers.at(-1)).toMatchObject({ name: "P_R10000", address: 4 });
});
