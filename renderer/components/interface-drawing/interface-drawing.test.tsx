import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { samples } from "../../tests/layouts/samples.ts";
import { LINE, SHEETS } from "../drawing/sheets.ts";
import { InterfaceDrawing } from "./interface-drawing.tsx";
import { placePorts } from "./place-ports.ts";

const record = samples.product;
const draw = (patch: object) => renderToStaticMarkup(<InterfaceDrawing record={{ ...record, ...patch }} />);

test("two products never get the same drawing", () => {
  expect(draw({ title: "One" })).not.toBe(draw({ title: "Two" }));
});

test("the drawing says in words what it shows", () => {
  const html = draw({});
  expect(html).toContain(`<title>${record.title}: block diagram of its known interfaces</title>`);
  expect(html).toContain("2 × CAN bus, CAN, in and out");
});

test("no known interface draws nothing", () => {
  expect(draw({ interfaces: [] })).toBe("");
});

test("inputs are at the left, outputs at the right", () => {
  const sides = placePorts(record.interfaces, SHEETS.wide).ports.map((port) => [
    port.face.direction,
    port.side,
  ]);
  for (const [direction, side] of sides)
    if (direction !== "both") expect(side).toBe(direction === "in" ? "left" : "right");
});

test("labels never overlap", () => {
  for (const sheet of Object.values(SHEETS)) {
    const { ports, height } = placePorts([...record.interfaces, ...record.interfaces], sheet);
    for (const side of ["left", "right"] as const) {
      let bottom = 0;
      for (const port of ports.filter((other) => other.side === side)) {
        const half = ((port.lines.length + 1) * LINE) / 2;
        expect(port.y - half).toBeGreaterThanOrEqual(bottom);
        bottom = port.y + half;
      }
      expect(bottom).toBeLessThanOrEqual(height);
    }
  }
});
