import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { FrameDrawing as Frame } from "../../../schema/generated/types.ts";
import { SHEETS } from "../drawing/sheets.ts";
import { FrameDrawing } from "./frame-drawing.tsx";
import { placeFrame } from "./place-frame.ts";

const bits: Frame = {
  caption: "Bits of Status.",
  summary: "Mode from bit 0, 4 bits; Lamp & co from bit 4, 2 bits.",
  columns: 8,
  heads: ["bit 7", "bit 6"],
  rows: [
    {
      label: "Byte 0",
      cells: [
        { at: 2, span: 2, text: "Lamp & co", field: 1 },
        { at: 4, span: 4, text: "Mode", note: "which", field: 0 },
      ],
    },
  ],
};
const frame = (rows: Frame["rows"]): Frame => ({ caption: "", summary: "", columns: 8, rows });
const wide = (drawing: Frame) => placeFrame(drawing, SHEETS.wide, false);
const narrow = (drawing: Frame) => placeFrame(drawing, SHEETS.narrow, false);
const html = renderToStaticMarkup(<FrameDrawing drawing={bits} />);

test("it is one image for either width with its content in words, and a caption", () => {
  expect(
    html.match(/role="img" aria-label="Mode from bit 0, 4 bits; Lamp &amp; co from bit 4, 2 bits\."/g),
  ).toHaveLength(2);
  expect(html).toContain("<figcaption>Bits of Status.</figcaption>");
  expect(html).not.toContain("tabindex");
});

test("cells have no style or id of their own", () => {
  expect(html).not.toMatch(/ (style|id)=/);
});

test("cells are side by side, and the word that all heads begin with is written once", () => {
  for (const placed of [wide(bits), narrow(bits)]) {
    const [lamp, mode] = placed.rows[0]?.cells ?? [];
    expect((lamp?.box.x ?? 0) + (lamp?.box.width ?? 0)).toBeLessThanOrEqual(mode?.box.x ?? 0);
    expect((mode?.box.x ?? 0) + (mode?.box.width ?? 0)).toBeLessThanOrEqual(placed.width);
    expect(placed.heads.map(({ text }) => text)).toEqual(["bit", "7", "6"]);
  }
});

test("cells of one role look alike, wherever they are", () => {
  const shadesOf = (roles: readonly ("constant" | "token" | "value")[]) => {
    const cells = roles.map((role, n) => ({ at: n, span: 1, text: `${role} ${n}`, field: n, role }));
    const text = renderToStaticMarkup(<FrameDrawing drawing={frame([{ cells }])} />);
    return [...text.matchAll(/shade-(\d)/g)].map(([, shade]) => shade).slice(0, roles.length);
  };
  const [start, token, value, end] = shadesOf(["constant", "token", "value", "constant"]);
  expect(end).toBe(start);
  expect(new Set([start, token, value]).size).toBe(3);
  expect(shadesOf(["constant", "value", "value", "value", "constant"])).toEqual([
    start,
    value,
    value,
    value,
    start,
  ]);
});

test("a row is as high as its narrow cells need", () => {
  const cells = [
    { at: 0, span: 1, text: "motor", note: "1 character ␣", field: 0 },
    { at: 1, span: 1, text: "velocity-limit-of-axis", note: "points times 3 bytes", field: 1 },
  ];
  const { rows } = wide(frame([{ cells }, { cells: [{ at: 0, span: 1, text: "end", field: 2 }] }]));
  expect(rows[0]?.cells[1]).toMatchObject({
    names: ["velocity-", "limit-of-", "axis"],
    notes: ["points", "times 3", "bytes"],
  });
  // Six lines, and the room around two.
  expect(rows.map(({ box }) => box.height)).toEqual([44 + 4 * 16, 44]);
  expect(rows[1]?.box.y).toBe(1 + 44 + 4 * 16);
});

test("a label that fits no cell gets a letter and is listed below, once for a field", () => {
  const flag = (at: number, text: string) => ({ at, span: 1, text, field: at });
  const placed = narrow(
    frame([
      { label: "Byte 0", cells: [flag(0, "TrajectoryDoneFlag"), flag(1, "On")] },
      { label: "Byte 1", cells: [flag(0, "TrajectoryDoneFlag"), flag(1, "Overheated")] },
    ]),
  );
  expect(placed.rows.map(({ cells }) => cells.map(({ names }) => names.join()))).toEqual([
    ["a", "On"],
    ["a", "b"],
  ]);
  expect(placed.keys.map(({ text }) => text)).toEqual(["a TrajectoryDoneFlag", "b Overheated"]);
});

describe("on a phone", () => {
  const bytes: Frame = {
    ...frame([
      {
        label: "Byte",
        from: 8,
        length: 6,
        cells: [
          { at: 0, span: 3, text: "position", field: 0 },
          { at: 3, span: 2, text: "speed", field: 1 },
          { at: 5, span: 1, text: "end", field: 2 },
        ],
      },
    ]),
  };

  test("rows that are counted on have four columns, and a field goes on in the next row", () => {
    const { rows, width } = narrow(bytes);
    expect(rows.map(({ label }) => label.join(" "))).toEqual(["Byte 8", "Byte 12"]);
    const spans = rows.map(({ cells }) => cells.map(({ cell }) => [cell.text, cell.at, cell.span]));
    expect(spans).toEqual([
      [
        ["position", 0, 3],
        ["speed", 3, 1],
      ],
      [
        ["speed", 0, 1],
        ["end", 1, 1],
      ],
    ]);
    expect(width).toBeLessThanOrEqual(SHEETS.narrow.width);
  });

  test("a desk has them in one", () => {
    expect(wide(bytes).rows.map(({ label }) => label)).toEqual([["Byte 8"]]);
  });

  test("a frame that is short enough is the one of a desk", () => {
    const short = frame([
      { label: "Byte", from: 0, length: 3, cells: [{ at: 0, span: 3, text: "a", field: 0 }] },
    ]);
    expect(renderToStaticMarkup(<FrameDrawing drawing={short} />)).not.toContain("drawing-narrow");
  });
});

test.each(["Byte 0", "High byte", "A word of nine bytes"])(
  "the label %j of a row lies within the drawing",
  (label) => {
    const [row] = wide(frame([{ label, cells: [{ at: 0, span: 8, text: "a", field: 0 }] }])).rows;
    // The mono font advances 7.8 units a character at this size.
    for (const line of row?.label ?? [])
      expect((row?.box.x ?? 0) - 6).toBeGreaterThanOrEqual(line.length * 7.8);
  },
);
