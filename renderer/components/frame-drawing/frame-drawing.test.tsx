import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FrameDrawing } from "./frame-drawing.tsx";

const html = renderToStaticMarkup(
  <FrameDrawing
    drawing={{
      caption: "Bits of Status.",
      summary: "Mode from bit 0, 4 bits; Lamp & co from bit 4, 2 bits.",
      columns: 8,
      heads: ["bit 7"],
      rows: [
        {
          label: "Byte 0",
          cells: [
            { at: 2, span: 2, text: "Lamp & co", field: 1 },
            { at: 4, span: 4, text: "Mode", note: "which", field: 0 },
          ],
        },
      ],
    }}
  />,
);

test("it is one image with its content in words, and a caption", () => {
  expect(html).toContain(
    'role="img" aria-label="Mode from bit 0, 4 bits; Lamp &amp; co from bit 4, 2 bits."',
  );
  expect(html).toContain("<figcaption>Bits of Status.</figcaption>");
});

test("each cell has its text whole, and no style or id of its own", () => {
  expect(html.match(/<title>/g)).toHaveLength(2);
  expect(html).toContain("<title>Mode: which</title>");
  expect(html).not.toMatch(/ (style|id)=/);
});

test("cells do not overlap", () => {
  const cells = [...html.matchAll(/class="frame-cell [^"]*" x="([\d.]+)" y="0" width="([\d.]+)"/g)].map(
    ([, x, width]) => [Number(x), Number(x) + Number(width)] as const,
  );
  expect(cells[0]?.[1]).toBeLessThanOrEqual(cells[1]?.[0] ?? 0);
});

test("cells of one role look alike, wherever they stand", () => {
  const shadesOf = (roles: readonly ("constant" | "token" | "value")[]) => {
    const cells = roles.map((role, n) => ({ at: n, span: 1, text: `${role} ${n}`, field: n, role }));
    const drawing = { caption: "", summary: "", columns: 8, rows: [{ cells }] };
    const text = renderToStaticMarkup(<FrameDrawing drawing={drawing} />);
    return [...text.matchAll(/frame-shade-(\d)/g)].map(([, shade]) => shade);
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

test("a row is as high as its narrow cells need, so that what can break is not cut", () => {
  const cells = [
    { at: 0, span: 1, text: "motor", note: "1 character ␣", field: 0 },
    { at: 1, span: 1, text: "velocity-limit-of-axis", note: "points times 3 bytes", field: 1 },
  ];
  const rows = [{ cells }, { cells: [{ at: 0, span: 1, text: "end", note: "0A", field: 2 }] }];
  const text = renderToStaticMarkup(
    <FrameDrawing drawing={{ caption: "", summary: "", columns: 8, rows }} />,
  );
  const lines = [...text.matchAll(/class="frame-(?:name|note)"[^>]* y="([\d.]+)"[^>]*>([^<]*)</g)];
  expect(lines.map(([, , line]) => line)).toEqual([
    ...[
      "motor",
      "1 character",
      "␣",
      "velocity-",
      "limit-of-",
      "axis",
      "points times",
      "3 bytes",
      "end",
      "0A",
    ],
  ]);
  const [first, second] = [...text.matchAll(/translate\(0 (\d+)\)/g)].map(([, y]) => Number(y));
  // Five lines, and the room around two.
  expect([first, second]).toEqual([1, 1 + 44 + 3 * 15]);
  for (const [, y] of lines.slice(0, 8)) expect(Number(y)).toBeLessThan(44 + 3 * 15);
});

test("a narrow window scrolls the drawing, by keyboard too", () => {
  expect(html).toMatch(
    /class="table-scroll frame-scroll" tabindex="0" role="group" aria-label="Bits of Status\."/,
  );
});

test.each(["Byte 0", "High byte", "A word of nine bytes"])(
  "the label %j of a row lies within the drawing",
  (label) => {
    const drawing = renderToStaticMarkup(
      <FrameDrawing
        drawing={{
          caption: "",
          summary: "",
          columns: 8,
          rows: [{ label, cells: [{ at: 0, span: 8, text: "a", field: 0 }] }],
        }}
      />,
    );
    const [, end = ""] = new RegExp(`x="([\\d.]+)"[^>]*text-anchor="end">${label}<`).exec(drawing) ?? [];
    // The mono font advances 6.6 units a character at this size.
    expect(Number(end)).toBeGreaterThan(label.length * 6.6);
  },
);
