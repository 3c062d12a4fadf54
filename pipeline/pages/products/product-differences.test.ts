import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import type { FamilyPage, ProductPage } from "../../../schema/generated/types.ts";
import type { Site } from "../../site.ts";
import { codes, pageAt, siteOf } from "../../tests/support/pages/site-of.ts";

const folder = fileURLToPath(new URL("../../tests/fixtures/revisions", import.meta.url));
const files: Record<string, string> = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:yaml|md)$/.test(path) && path !== "README.md")
    .map((path) => [path, readFileSync(join(folder, path), "utf8")]),
);
const board = "products/boards/revised.yaml";
const plain = (text: string): string => text.replaceAll("\u00a0", " ");

let site: Site;
let page: ProductPage;
beforeAll(async () => {
  site = await siteOf(files);
  expect(codes(site)).toEqual([]);
  page = productOf(site);
});

function productOf(of: Site): ProductPage {
  const found = pageAt(of, "/products/revised");
  if (found.type !== "product") throw new Error("It is a product.");
  return found;
}

test("what differs is a table with a column for each kind of board that can be told apart", () => {
  const { columns = [], rows = [] } = page.differences ?? {};
  expect(columns.map(({ title }) => title)).toEqual([
    "Variant small, hardware A",
    "Variant small, hardware from B",
    "Variant large, hardware A",
    "Variant large, hardware from B",
  ]);
  const row = (title: string): string[] | undefined =>
    rows
      .find((one) => one.title === title)
      ?.cells.map((cell) => plain(cell.map(({ display }) => display).join()));
  const [former, now] = ["30.0 mA (at most 42 mA)", "18.5 mA (at most 25 mA)"];
  expect(row("Supply current")).toEqual([former, now, former, now]);
  expect(row("Outputs")).toEqual(["2", "2", "4", "4"]);
  expect(row("Pin 3")).toEqual(["IO1 (I/O)", "CANH (CAN)", "IO1 (I/O)", "CANH (CAN)"]);
  expect(row("Status.Faults")).toEqual(["bit 24, 8 bits", "", "bit 24, 8 bits", ""]);
  expect(row("OUTPUTS_3_4")).toEqual(["", "", "address 8, u16", "address 8, u16"]);
  // A value that is the same on all boards is not a row.
  expect(rows.map(({ title }) => title)).not.toContain("Supply voltage");
  expect(rows.map(({ title }) => title)).not.toContain("Pin 1");
  for (const { href } of rows) expect(page.anchors).toContain(href.slice(1));
});

test("an erratum stands in the columns of the boards that it concerns", () => {
  expect(page.differences?.columns.map(({ notices }) => notices.map(({ href }) => href))).toEqual([
    ["#notice-revised-restart"],
    [],
    ["#notice-revised-restart"],
    [],
  ]);
});

test("an erratum that names no hardware concerns none from that on in which it is fixed", async () => {
  const notice = "notices/revised-restart.yaml";
  const text = String(files[notice]).replace("hardware: [A]\n", "").replace("fixedIn: B", "fixedIn: C");
  const { columns = [] } = productOf(await siteOf({ ...files, [notice]: text })).differences ?? {};
  expect(columns.map(({ title, notices }) => [title, notices.length])).toEqual([
    ["Variant small, hardware A", 1],
    ["Variant small, hardware B", 1],
    ["Variant small, hardware C", 0],
    ["Variant large, hardware A", 1],
    ["Variant large, hardware B", 1],
    ["Variant large, hardware C", 0],
  ]);
});

test("of more columns than a reader takes in each row says for what its cells hold", async () => {
  const text = String(files[board]).replace("since: B, cond: No load", "since: B, until: B, cond: No load");
  const third =
    "            - { param: supply-current, typ: 17, unit: mA, since: C, cond: No load, status: confirmed, source: page }\n";
  const more = text
    .replace("    - id: mechanical\n", `${third}    - id: mechanical\n`)
    .replace("  - { id: large,", "  - { id: middle, differs: It has three outputs. }\n  - { id: large,")
    .replace("variant: large, status", "variant: [middle, large], status")
    .replace("count: 4, variant: [middle, large]", "count: 4, variant: large")
    .replace(
      "    - id: absmax",
      "            - { param: outputs, count: 3, variant: middle, status: confirmed, source: page }\n    - id: absmax",
    );
  const found = await siteOf({ ...files, [board]: more });
  expect(codes(found)).toEqual([]);
  const { columns, rows = [] } = productOf(found).differences ?? {};
  expect(columns).toEqual([]);
  const row = (title: string): string[] | undefined => {
    const { boards = [], cells = [] } = rows.find((one) => one.title === title) ?? {};
    return boards.map(
      (words, n) => `${words}: ${plain(cells[n]?.map(({ display }) => display).join() ?? "")}`,
    );
  };
  expect(row("Outputs")).toEqual(["Variant small: 2", "Variant middle: 3", "Variant large: 4"]);
  expect(row("Supply current")).toEqual([
    "Hardware A: 30.0 mA (at most 42 mA)",
    "Hardware B: 18.5 mA (at most 25 mA)",
    "Hardware C: 17 mA",
  ]);
});

const control = (parts: string): Record<string, string> => ({
  ...files,
  "interfaces/revised-map.yaml": `${files["interfaces/revised-map.yaml"]}      - { name: CONTROL, address: 12, type: bits, access: rw, ${parts}, description: What it does. }\n`,
});

test("bits and fields of a register differ by board: in the table, the drawings and the code", async () => {
  const parts =
    'bits: [{ bit: 15, name: FAN, variant: large }], fields: [{ name: MODE, bits: "1..0", until: A }, { name: MODE, bits: "2..0", since: B }, { name: GAIN, bits: "7..4" }]';
  const found = await siteOf(control(parts));
  expect(codes(found)).toEqual([]);
  const product = productOf(found);
  const rows = product.differences?.rows.flatMap(({ title, cells }) =>
    title.startsWith("CONTROL") ? [[title, ...cells.map((cell) => cell[0]?.display ?? "")]] : [],
  );
  expect(rows).toEqual([
    ["CONTROL.FAN", "", "", "bit 15", "bit 15"],
    ["CONTROL.MODE", "bits 1..0", "bits 2..0", "bits 1..0", "bits 2..0"],
  ]);
  const summaries = JSON.stringify(product.protocols).match(/"summary":"Bits of CONTROL[^"]*"/g);
  expect(summaries).toEqual([
    '"summary":"Bits of CONTROL of variant small, hardware A: MODE is bits 1 to 0; GAIN is bits 7 to 4."',
    '"summary":"Bits of CONTROL of variant small, hardware from B: MODE is bits 2 to 0; GAIN is bits 7 to 4."',
    '"summary":"Bits of CONTROL of variant large, hardware A: FAN is bit 15; MODE is bits 1 to 0; GAIN is bits 7 to 4."',
    '"summary":"Bits of CONTROL of variant large, hardware from B: FAN is bit 15; MODE is bits 2 to 0; GAIN is bits 7 to 4."',
  ]);
  const code = (name: string): string =>
    String(found.exports.find(({ pathname }) => pathname === `/exports/register-map/${name}`)?.text);
  expect(code("revised-map.variant-small.hardware-A.h")).toMatch(/CONTROL_FIELD_MODE_MASK 0x0003u/);
  expect(code("revised-map.variant-small.hardware-A.h")).not.toContain("FAN");
  expect(code("revised-map.variant-large.h")).toMatch(/CONTROL_FIELD_MODE_MASK 0x0007u/);
  expect(code("revised-map.variant-large.h")).toContain("CONTROL_BIT_FAN");
});

test("bits of a register are judged on each board by itself", async () => {
  const met = 'fields: [{ name: MODE, bits: "1..0", until: B }, { name: SPEED, bits: "2..1", since: B }]';
  expect(codes(await siteOf(control(met)))).toEqual([expect.stringMatching(/ register-layout$/)]);
  const unknown = 'fields: [{ name: MODE, bits: "1..0", until: Z }]';
  expect(codes(await siteOf(control(unknown)))).toEqual([expect.stringMatching(/ hardware-unknown$/)]);
});

test("key values are those of the hardware of now, one for each variant", () => {
  const figures = page.keySpecs.map(({ param, display, since, variant }) => [
    param,
    plain(display),
    since,
    variant,
  ]);
  expect(figures).toEqual([
    ["supply-voltage", "9 V to 36 V", undefined, undefined],
    ["supply-current", "18.5 mA (at most 25 mA)", "B", undefined],
    ["outputs", "2", undefined, "small"],
    ["outputs", "4", undefined, "large"],
  ]);
});

test("a family shows what holds now and for what, and nothing of former hardware", () => {
  const family = pageAt(site, "/families/boards") as FamilyPage;
  const cells = (param: string) => family.sections.find((row) => row.param === param)?.cells[0];
  expect(cells("supply-current")).toMatchObject([
    { display: "18.5\u00a0mA (at most 25\u00a0mA)", since: "B" },
  ]);
  expect(cells("outputs")).toMatchObject([
    { display: "2", variant: "small" },
    { display: "4", variant: "large" },
  ]);
});

test("a connector is drawn for each arrangement of its pins, and its table says what each pin is of", () => {
  const [plug] = page.pinouts ?? [];
  expect(plug?.face.holdsFor).toBe("hardware from B");
  expect(plug?.face.others?.map(({ holdsFor, pins }) => [holdsFor, pins.map(({ name }) => name)])).toEqual([
    ["hardware A", ["VIN", "GND", "IO1", "IO2"]],
  ]);
  const cells = plug?.table.rows.map((row) =>
    row.cells
      .slice(0, 2)
      .join(" ")
      .replace(/<[^>]*>/g, ""),
  );
  expect(cells).toEqual([
    ...["1 VIN", "2 GND", "3 IO1 hardware up to A", "3 CANH hardware from B"],
    ...["4 IO2 hardware up to A", "4 CANL hardware from B"],
  ]);
  expect(page.anchors).toEqual(expect.arrayContaining(["revised-plug-pin-3", "revised-plug-pin-3-2"]));
});

test("the bits of a message are drawn for each of its layouts", () => {
  const tables = (page.protocols ?? []).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "table" ? block.tables : [])),
  );
  const captions = tables.flatMap(({ drawings = [] }) => drawings.map(({ caption }) => caption));
  expect(captions).toEqual([
    "Bits of Status. For hardware from B.",
    "Bits of Status. For hardware A.",
    "Bits of Faults. For hardware from B.",
  ]);
});

test("a text has the value of the board that it names, or says which one it has", async () => {
  expect(page.features.map((html) => plain(html.replace(/<[^>]*>/g, "")))).toEqual([
    "Draws 18.5 mA (at most 25 mA) in hardware C, and 30.0 mA (at most 42 mA) in hardware A",
    "Has 2 outputs, as variant large 4",
  ]);
  const doc =
    "---\ntitle: Use\ndescription: Draws {{ product.revised.supply-current@A }}.\n---\n\nIt draws {{ product.revised.supply-current }}.\n";
  const found = await siteOf({ ...files, "docs/use.md": doc });
  expect(codes(found)).toEqual(["docs/use.md:6:10 value-of-now"]);
  const use = pageAt(found, "/docs/use");
  expect(plain(use.description)).toBe("Draws 30.0 mA (at most 42 mA).");
  expect(plain(JSON.stringify(use))).toContain("18.5 mA (at most 25 mA) (hardware from B)</data>");
});
