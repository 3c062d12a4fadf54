import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CableBlock } from "../../../schema/generated/types.ts";
import type { Box } from "../drawing/box.ts";
import { SHEETS } from "../drawing/sheets.ts";
import { Cable, drawWires } from "./cable-drawing.tsx";
import { placeWires } from "./place-wires.ts";

const pin = (number: number, name: string) => ({ number, name, class: "uart" as const });
const block: CableBlock = {
  kind: "cable",
  id: "c1",
  title: "Sample cable",
  caption: "Sample cable: J1 to J2",
  note: "length 1 m",
  ends: [
    { title: "J1", pins: [pin(1, "TX"), pin(2, "RX"), pin(3, "GND")] },
    { title: "J2", pins: [pin(1, "RX"), pin(2, "TX"), pin(3, "GND")] },
  ],
  wires: [
    { number: 1, from: 1, to: 1, colour: "YE", colourName: "yellow", pair: "a" },
    { number: 2, from: 2, to: 2 },
    { number: 0, from: 3, to: 3 },
  ],
  table: { caption: "Wires", columns: [{ id: "number", title: "Wire" }], rows: [{ cells: ["1"] }] },
};

const cables: fc.Arbitrary<CableBlock> = fc
  .record({
    names: fc.array(fc.string({ minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 12 }),
    titles: fc.tuple(fc.string({ minLength: 1, maxLength: 60 }), fc.string({ minLength: 1, maxLength: 60 })),
    joins: fc.uniqueArray(fc.tuple(fc.nat(11), fc.nat(11)), {
      minLength: 1,
      selector: (pair) => pair.join(),
    }),
  })
  .map(({ names, titles, joins }) => {
    const wires = joins.map(([from, to], i) => ({
      number: i + 1,
      from: (from % names.length) + 1,
      to: (to % names.length) + 1,
      colour: "GNYE",
      pair: i % 3 === 0 ? `pair-${i}` : undefined,
    }));
    const pins = (key: "from" | "to") =>
      [...new Set(wires.map((wire) => wire[key]))].map((number) => pin(number, names[number - 1] ?? ""));
    const ends = [
      { title: titles[0], pins: pins("from") },
      { title: titles[1], pins: pins("to") },
    ];
    return {
      ...block,
      ends,
      wires: wires.map(({ pair, ...wire }) => (pair ? { ...wire, pair } : wire)),
    } as CableBlock;
  });

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const sheets = fc.constantFrom(...Object.values(SHEETS));

test("in the drawing of any cable no words overlap, and all are on the sheet", () => {
  fc.assert(
    fc.property(cables, sheets, (any, sheet) => {
      const { titles, ends, wires, width, height } = placeWires(any, sheet);
      expect(width).toBeLessThanOrEqual(sheet.width);
      const words = [...titles.flat(), ...[...ends.flat(), ...wires].flatMap(({ lines }) => lines)];
      const labels = words.map(({ box }) => box);
      labels.forEach((label, i) => {
        expect(label.x + label.width).toBeLessThanOrEqual(width);
        expect(label.y + label.height).toBeLessThanOrEqual(height);
        for (const other of labels.slice(i + 1)) expect(overlap(label, other)).toBe(false);
      });
    }),
  );
});

test("no wire ends where another one does, and each ends at its pin", () => {
  fc.assert(
    fc.property(cables, sheets, (any, sheet) => {
      const { ends, wires } = placeWires(any, sheet);
      const starts = wires.map(({ path }) => Number(/^M[\d.]+ ([\d.]+)h/.exec(path)?.[1]));
      expect(new Set(starts).size).toBe(wires.length);
      wires.forEach(({ wire }, i) => {
        const box = ends[0].find((end) => end.pin.number === wire.from)?.box;
        const y = starts[i] ?? 0;
        expect(box !== undefined && y > box.y && y < box.y + box.height).toBe(true);
      });
    }),
  );
});

test("the drawing says in words what it shows", () => {
  const html = renderToStaticMarkup(drawWires(block, SHEETS.wide).svg);
  expect(html).toContain("<title>Sample cable: wiring</title>");
  expect(html).toContain(
    "Wire 1, yellow: pin 1 TX to pin 1 RX; Wire 2: pin 2 RX to pin 2 TX; Shield: pin 3 GND",
  );
  expect(html).toContain(">1 YE pair a</text>");
  expect(html.match(/<path class="pin-hatch"/g)).toHaveLength(3);
});

test("the table and the remarks are below", () => {
  const html = renderToStaticMarkup(<Cable block={block} anchors={[]} />);
  expect(html).toContain("length 1 m");
  expect(html).toContain("<caption>Wires</caption>");
});
