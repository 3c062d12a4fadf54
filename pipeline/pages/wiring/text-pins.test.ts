import { expect, test } from "vitest";
import { dictionaries, pageAt, productWith, sheet, siteOf } from "../../tests/support/pages/site-of.ts";

const pin = (number: string, name: string): string =>
  `  - { number: ${number}, name: ${name}, class: ground, direction: passive, function: Sample }\n`;
const connector = (id: string, pins: string): string =>
  `type: connector\nid: ${id}\ntitle: Connector ${id}\nstatus: confirmed\nproducts: [board]\ndesignator: ${id.toUpperCase()}\nkind: usb\npinCount: 3\npins:\n${pins}`;

const files = {
  ...dictionaries,
  "docs/intro.md": "# Intro\n",
  "products/boards/board.yaml": productWith(sheet),
  "interfaces/j1.yaml": connector("j1", pin("B1", "GND") + pin("A4", "VBUS") + pin("SH", "SHIELD")),
  "interfaces/j2.yaml": connector("j2", pin("3", "C") + pin("1", "A") + pin("2", "B")),
  "interfaces/lead.yaml":
    "type: cable\nid: lead\ntitle: Lead\nstatus: confirmed\nproducts: [board]\nends: [{ title: One, connector: j1 }, { title: Other, connector: j2 }]\nwires: [{ from: SH, to: 3 }, { from: A4, to: 1 }]\nshield: { from: B1, to: 2 }\n",
};

test("pins with texts stand in the order of the list, and are called by their texts everywhere", async () => {
  const site = await siteOf(files);
  const page = pageAt(site, "/products/board");
  if (page.type !== "product") throw new Error("The board is a product.");
  const faces = page.pinouts?.map(({ face, table }) => [
    face.pins.map(({ number, label }) => [number, label]),
    table.rows.map(({ anchor, cells }) => [anchor, cells[0]]),
  ]);
  expect(faces).toEqual([
    [
      [
        [1, "B1"],
        [2, "A4"],
        [3, "SH"],
      ],
      [
        ["j1-pin-B1", "B1"],
        ["j1-pin-A4", "A4"],
        ["j1-pin-SH", "SH"],
      ],
    ],
    [
      [
        [1, undefined],
        [2, undefined],
        [3, undefined],
      ],
      [
        ["j2-pin-1", "1"],
        ["j2-pin-2", "2"],
        ["j2-pin-3", "3"],
      ],
    ],
  ]);
  expect(page.pinouts?.map(({ caption }) => caption)).toEqual([
    "J1, pins in the order in which they are listed",
    "J2, pins in the order of their numbers",
  ]);
  const [lead] = page.cables ?? [];
  expect(lead?.wires.map(({ number, from, to }) => [number, from, to])).toEqual([
    ...[
      [1, 3, 3],
      [2, 2, 1],
      [0, 1, 2],
    ],
  ]);
  expect(lead?.table.rows.map(({ cells }) => cells[1])).toEqual([
    "SH <code>SHIELD</code>",
    "A4 <code>VBUS</code>",
    "B1 <code>GND</code>",
  ]);
});

test("a class that the site defines has its name in the table and its look in the drawing", async () => {
  const site = await siteOf({
    ...files,
    "site.yaml":
      "title: Sample\npinClasses:\n  - { id: sensor, name: Sensor, tag: SENS, like: ground, pattern: zigzag }\n  - { id: ground, name: Earth, tag: GND, colour: ground, like: ground }\n",
    "interfaces/j1.yaml": files["interfaces/j1.yaml"].replace("class: ground", "class: sensor"),
  });
  expect(site.diagnostics.filter(({ code }) => code.startsWith("pin-") || code.startsWith("cable-"))).toEqual(
    [],
  );
  const page = pageAt(site, "/products/board");
  if (page.type !== "product") throw new Error("The board is a product.");
  const [j1] = page.pinouts ?? [];
  expect(
    j1?.face.pins.map(({ class: kind, look }) => [kind, look?.text, look?.tag, look?.colour, look?.pattern]),
  ).toEqual([
    ["sensor", "Sensor", "SENS", "other", "zigzag"],
    ["ground", "Earth", "GND", "ground", "steps"],
    ["ground", "Earth", "GND", "ground", "steps"],
  ]);
  expect(j1?.table.rows.map(({ cells }) => cells[2])).toEqual(["Sensor", "Earth", "Earth"]);
});
