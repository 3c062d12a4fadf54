import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Outline } from "../../../schema/generated/types.ts";
import { OutlineDrawing } from "./outline-drawing.tsx";
import { placeOutline } from "./place-outline.ts";

const outline = (length: number, width: number, height?: number): Outline => ({
  length: { millimetres: length, display: `${length}\u00a0mm` },
  width: { millimetres: width, display: `${width}\u00a0mm` },
  ...(height === undefined ? {} : { height: { millimetres: height, display: `at most ${height}\u00a0mm` } }),
});

describe("the views of an outline", () => {
  test("have one scale", () => {
    const { top, side } = placeOutline(outline(80, 40, 20));
    expect(top.width / top.height).toBeCloseTo(2, 1);
    expect(side?.width).toBe(top.width);
    expect(top.height / (side?.height ?? 0)).toBeCloseTo(2, 1);
  });

  test("lie within the sheet and do not touch, whatever the sizes are", () => {
    const size = fc.double({ min: 0.5, max: 5000, noNaN: true });
    fc.assert(
      fc.property(size, size, fc.option(size, { nil: undefined }), (length, width, height) => {
        const { top, side, ...sheet } = placeOutline(outline(length, width, height));
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

test("each dimension is written as the datasheet writes it, and told in words", () => {
  const html = renderToStaticMarkup(<OutlineDrawing title="Sample" outline={outline(80, 45.5, 15)} />);
  for (const text of ["80\u00a0mm", "45.5\u00a0mm", "at most 15\u00a0mm"])
    expect(html).toContain(`>${text}</text>`);
  expect(html).toContain("<title>Sample: outside dimensions</title>");
  expect(html).toContain("<desc>length 80\u00a0mm, width 45.5\u00a0mm, height at most 15\u00a0mm</desc>");
});

test("what is not known is not drawn", () => {
  const html = renderToStaticMarkup(<OutlineDrawing title="Sample" outline={outline(80, 45.5)} />);
  expect(html.match(/<rect/g)).toHaveLength(1);
  expect(html).not.toContain("height at");
});
