import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Outline } from "../../../schema/generated/types.ts";
import { SHEETS } from "../drawing/sheets.ts";
import { OnPaper } from "../paper/paper.ts";
import { scaleText, standardScale, UNITS_PER_MM } from "./drawing-scale.ts";
import { OutlineDrawing } from "./outline-drawing.tsx";
import { placeOutline } from "./place-outline.ts";

const outline = (length: number, width: number, height?: number): Outline => ({
  length: { millimetres: length, display: `${length}\u00a0mm` },
  width: { millimetres: width, display: `${width}\u00a0mm` },
  ...(height === undefined ? {} : { height: { millimetres: height, display: `at most ${height}\u00a0mm` } }),
});

const sheets = fc.constantFrom(...Object.values(SHEETS));

describe("the views of an outline", () => {
  test("have one scale", () => {
    const { top, side } = placeOutline(outline(80, 40, 20), SHEETS.wide);
    expect(top.width / top.height).toBeCloseTo(2, 1);
    expect(side?.width).toBe(top.width);
    expect(top.height / (side?.height ?? 0)).toBeCloseTo(2, 1);
  });

  test("lie within the sheet and do not touch, whatever the sizes are", () => {
    const size = fc.double({ min: 0.5, max: 5000, noNaN: true });
    fc.assert(
      fc.property(size, size, fc.option(size, { nil: undefined }), sheets, (length, width, height, paper) => {
        const { top, side, ...sheet } = placeOutline(outline(length, width, height), paper);
        for (const view of side === undefined ? [top] : [top, side]) {
          expect(view.x).toBeGreaterThanOrEqual(0);
          expect(view.x + view.width).toBeLessThanOrEqual(sheet.width);
          expect(view.y + view.height).toBeLessThanOrEqual(sheet.height);
          expect(view.width).toBeGreaterThan(0);
        }
        if (side !== undefined) expect(side.y).toBeGreaterThan(top.y + top.height);
      }),
    );
  });
});

test("each dimension is written as in the datasheet, and described in words", () => {
  const html = renderToStaticMarkup(<OutlineDrawing title="Sample" outline={outline(80, 45.5, 15)} />);
  for (const text of ["80\u00a0mm", "45.5\u00a0mm", "at most 15\u00a0mm"])
    expect(html).toContain(`>${text}</text>`);
  expect(html).toContain("<title>Sample: outside dimensions</title>");
  expect(html).toContain("<desc>length 80\u00a0mm, width 45.5\u00a0mm, height at most 15\u00a0mm</desc>");
});

test("what is not known is not drawn", () => {
  const html = renderToStaticMarkup(<OutlineDrawing title="Sample" outline={outline(80, 45.5)} />);
  // One for a desk and one for a phone.
  expect(html.match(/<rect/g)).toHaveLength(2);
  expect(html).not.toContain("height at");
});

const at = (millimetres: number) => ({ millimetres, display: String(millimetres) });
const places: NonNullable<Outline["places"]> = {
  unit: "mm",
  status: "confirmed",
  holes: [
    { x: at(3.5), y: at(3.5), diameter: at(3.2) },
    { x: at(76.5), y: at(3.5), diameter: at(3.2) },
    { x: at(40), y: at(36), diameter: at(2) },
  ],
  connectors: [
    { anchor: "connector-j1", designator: "J1", x: at(-2), y: at(10), length: at(12), width: at(6) },
  ],
};

describe("holes and connectors", () => {
  const html = renderToStaticMarkup(
    <OutlineDrawing title="Sample" outline={{ ...outline(80, 40, 15), places }} />,
  );

  test("have their diameters, how often there is one, and their distances from the corner", () => {
    for (const text of ["1: 2 × Ø3.2", "2", "3: Ø2", "J1", "76.5", "\u22122"])
      expect(html).toContain(`>${text}</text>`);
    // One distance of two holes is written once.
    expect(html.split("drawing-narrow")[0]?.split(">3.5</text>")).toHaveLength(3);
    expect(html).toContain("hole 3 of diameter 2 at 40, 36, J1 at \u22122, 10</desc>");
  });

  test("lie on the sheet, and the texts of distances do not touch, wherever they are", () => {
    const length = fc.double({ min: 0, max: 1, noNaN: true });
    const spots = fc.array(fc.record({ x: length, y: length }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        spots,
        fc.double({ min: 5, max: 500, noNaN: true }),
        fc.boolean(),
        (some, size, isOnPaper) => {
          const holes = some.map(({ x, y }) => ({
            x: at(x * size),
            y: at(y * size),
            diameter: at(size / 50),
          }));
          const placed = placeOutline(
            { ...outline(size, size), places: { ...places, holes, connectors: [] } },
            SHEETS.narrow,
            isOnPaper,
          );
          const { x, y } = placed.ordinates;
          for (const list of [x, y])
            list.slice(1).forEach(({ text }, index) => {
              expect(text - (list[index]?.text ?? 0)).toBeGreaterThanOrEqual(13.9);
            });
          expect(Math.max(...x.map(({ text }) => text))).toBeLessThan(placed.width);
          expect(Math.max(...y.map(({ text }) => text))).toBeLessThan(placed.height);
          for (const hole of placed.holes) {
            expect(hole.x).toBeGreaterThanOrEqual(placed.top.x - 0.1);
            expect(hole.y).toBeLessThanOrEqual(placed.top.y + placed.top.height + 0.1);
          }
        },
      ),
    );
  });
});

describe("on paper", () => {
  test("a part is drawn at a scale that is stated", () => {
    const html = renderToStaticMarkup(
      <OnPaper value={true}>
        <OutlineDrawing title="Sample" outline={outline(30, 20, 5)} />
      </OnPaper>,
    );
    expect(html).toContain("Scale 2:1");
    expect(html).toContain(`width="${Math.round(60 * UNITS_PER_MM * 10) / 10}"`);
  });

  test.each([
    [3, "20:1"],
    [30, "2:1"],
    [70, "1:1"],
    [100, "1:2"],
    [7000, "1:100"],
  ])("the largest of the usual scales that fits: a part of %d mm", (size, text) => {
    expect(scaleText(standardScale({ width: size, height: size }, { width: 300, height: 300 }))).toBe(text);
  });
});
