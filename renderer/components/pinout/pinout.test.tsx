import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { ConnectorBlock, Face } from "../../../schema/generated/types.ts";
import type { Box } from "../drawing/box.ts";
import { columnsOf } from "../drawing/drawing-text.ts";
import { SHEETS } from "../drawing/sheets.ts";
import { classLooks, patternPath } from "./pin-classes.ts";
import { drawFace, Pinout } from "./pinout.tsx";
import { placePins, placeTurnedPins, seatOf } from "./place-pins.ts";

const classes = Object.keys(classLooks) as (keyof typeof classLooks)[];

function labelled(label: string | undefined) {
  return label === undefined ? {} : { label };
}

/** Any connector that the rules of the data accept. */
const faces: fc.Arbitrary<Face> = fc
  .record({
    rows: fc.integer({ min: 1, max: 4 }),
    columns: fc.integer({ min: 1, max: 20 }),
    pin1: fc.constantFrom("top-left", "top-right", "bottom-left", "bottom-right"),
    order: fc.constantFrom("rows", "columns"),
    stagger: fc.boolean(),
    empty: fc.nat(),
    names: fc.array(fc.string({ minLength: 1, maxLength: 40, unit: "grapheme" }), { minLength: 1 }),
    classes: fc.array(fc.constantFrom(...classes), { minLength: 1 }),
    labels: fc.array(fc.option(fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9.+/_-]{0,9}$/), { nil: undefined }), {
      minLength: 1,
    }),
  })
  .map(({ empty, names, classes: kinds, labels, ...layout }) => {
    const spare = layout.order === "rows" ? layout.columns : layout.rows;
    const count = layout.rows * layout.columns - (empty % spare);
    const pins = Array.from({ length: count }, (_, i) => ({
      number: i + 1,
      name: names[i % names.length] ?? "",
      class: kinds[i % kinds.length] ?? "nc",
      ...labelled(labels[i % labels.length]),
    }));
    return { ...layout, pins } as Face;
  });

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const within = (a: Box, b: Box): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;

const face = (patch: Partial<Face> = {}): Face => ({
  rows: 2,
  columns: 2,
  pin1: "top-left",
  order: "rows",
  pins: [
    { number: 1, name: "VIN", class: "power" },
    { number: 2, name: "CANH", class: "can" },
    { number: 3, name: "GND", class: "ground" },
    { number: 4, name: "NC", class: "nc" },
  ],
  ...patch,
});
const block = (patch: Partial<Face> = {}): ConnectorBlock => ({
  kind: "connector",
  id: "j1",
  title: "Sample",
  designator: "J1",
  caption: "J1, seen on the mating face",
  part: "Header: 4 pins",
  face: face(patch),
  table: {
    caption: "Pins",
    columns: [{ id: "number", title: "Pin" }],
    rows: [{ anchor: "a", cells: ["1"] }],
  },
});

/** Upright, and turned for either sheet. */
const places = fc.constantFrom(
  placePins,
  ...Object.values(SHEETS).map(
    ({ width }) =>
      (any: Face) =>
        placeTurnedPins(any, width),
  ),
);

describe("in the drawing of any connector", () => {
  test("no pins overlap, and every word of a pin is within it and on nothing else", () => {
    fc.assert(
      fc.property(faces, places, (any, place) => {
        const { pins, outline } = place(any);
        pins.forEach(({ cell, band, contact, number, lines, tag }, i) => {
          expect(within(cell, outline)).toBe(true);
          for (const other of pins.slice(i + 1)) expect(overlap(cell, other.cell)).toBe(false);
          expect(within(number, contact)).toBe(true);
          const parts = [band, contact, ...lines.map(({ box }) => box), tag];
          parts.forEach((part, p) => {
            expect(within(part, cell)).toBe(true);
            for (const other of parts.slice(p + 1)) expect(overlap(part, other)).toBe(false);
          });
        });
      }),
    );
  });

  test("there is one labelled shape for each pin", () => {
    fc.assert(
      fc.property(faces, (any) => {
        const html = renderToStaticMarkup(drawFace(block(), any, SHEETS.narrow).svg);
        const titles = [...html.matchAll(/<g class="pin [^"]*"><title>Pin (\S+): /g)].map(
          ([, called]) => called,
        );
        expect(titles).toEqual(any.pins.map(({ number, label }) => label ?? String(number)));
        expect(html).not.toMatch(/NaN|undefined|Infinity/);
      }),
      { numRuns: 40 },
    );
  });

  test("every name is drawn whole", () => {
    fc.assert(
      fc.property(faces, places, (any, place) => {
        for (const { pin, lines } of place(any).pins) {
          const drawn = lines.map(({ text }) => text).join("");
          expect(drawn.replace(/\s/g, "")).toBe(pin.name.replace(/\s/g, ""));
        }
      }),
    );
  });
});

describe("pins run from the corner of pin 1", () => {
  const cases: [string, Partial<Face>, [row: number, column: number][]][] = [
    [
      "along the rows from the top left",
      {},
      [
        [0, 0],
        [0, 1],
        [1, 0],
      ],
    ],
    [
      "along the rows from the bottom right",
      { pin1: "bottom-right" },
      [
        [1, 1],
        [1, 0],
        [0, 1],
      ],
    ],
    [
      "along the columns",
      { order: "columns" },
      [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
    ],
    [
      "along the columns from the top right",
      { order: "columns", pin1: "top-right" },
      [
        [0, 1],
        [1, 1],
        [0, 0],
      ],
    ],
  ];
  test.each(cases)("%s", (_name, patch, seats) => {
    const layout = face(patch);
    expect(seats.map((_, i) => seatOf(layout, i + 1))).toEqual(
      seats.map(([row, column]) => ({ row, column })),
    );
  });

  test("a short row is half a pitch inwards if the connector has it so", () => {
    const pins = face().pins.slice(0, 3);
    const [, , third] = placePins(face({ pins, stagger: true })).pins;
    const [, , plain] = placePins(face({ pins })).pins;
    expect((third?.cell.x ?? 0) - (plain?.cell.x ?? 0)).toBe(40);
  });
});

test("the drawing says in words what it shows", () => {
  const html = renderToStaticMarkup(<Pinout block={block()} anchors={["a"]} />);
  expect(html).toContain("<title>J1, Sample: pinout</title>");
  expect(html).toContain(
    "<desc>J1, seen on the mating face. Pin 1: VIN, power; Pin 2: CANH, CAN; Pin 3: GND, ground; Pin 4: NC, not connected.</desc>",
  );
  expect(html).toContain("Header: 4 pins");
  expect(html).toContain('<tr id="a">');
  expect(html.match(/<path class="bus-fill" d="M[\d.]+ [\d.]+v12/g)).toHaveLength(1);
});

test("no drawing has an id, so that a page can contain two of them", () => {
  expect(
    renderToStaticMarkup(<Pinout block={block()} anchors={["a"]} />).replace(' id="a"', ""),
  ).not.toContain(" id=");
});

test("classes differ by tag and by pattern, not by colour alone", () => {
  const looks = Object.values(classLooks);
  expect(new Set(looks.map(({ tag }) => tag)).size).toBe(looks.length);
  expect(
    new Set(looks.map(({ pattern }) => patternPath(pattern, { x: 0, y: 0, width: 60, height: 8 }))).size,
  ).toBe(looks.length);
  for (const { tag } of looks) expect(columnsOf(tag)).toBeLessThanOrEqual(5);
});

describe("a connector that is wider than its sheet", () => {
  const row = (columns: number) =>
    face({
      rows: 1,
      columns,
      pins: Array.from({ length: columns }, (_, i) => ({
        number: i + 1,
        name: `IO_${i + 1}`,
        class: "gpio",
      })),
    });

  test("is turned: pin 1 at the top, the others below it, no wider than a phone", () => {
    const { pins, width } = placeTurnedPins(row(10), SHEETS.narrow.width);
    expect(width).toBeLessThanOrEqual(SHEETS.narrow.width);
    const tops = pins.map(({ cell }) => cell.y);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(new Set(pins.map(({ cell }) => cell.x)).size).toBe(1);
  });

  test("says so, on a phone alone where a desk has room for it", () => {
    const html = renderToStaticMarkup(<Pinout block={{ ...block(), face: row(6) }} anchors={["a"]} />);
    const [wide = "", narrow = ""] = html.split('class="drawing-narrow"');
    expect(wide).not.toContain("turned");
    expect(narrow).toContain(">turned a quarter to the right</text>");
  });

  test("keeps its size and scrolls, by keyboard too, where turning does not help", () => {
    const pins = Array.from({ length: 144 }, (_, i) => ({
      number: i + 1,
      name: "IO",
      class: "gpio" as const,
    }));
    const html = renderToStaticMarkup(
      <Pinout block={{ ...block(), face: face({ rows: 12, columns: 12, pins }) }} anchors={["a"]} />,
    );
    expect(html).toMatch(
      /class="table-scroll drawing-scroll" tabindex="0" role="group" aria-label="Drawing of J1"/,
    );
    expect(html).not.toContain("turned");
  });
});
