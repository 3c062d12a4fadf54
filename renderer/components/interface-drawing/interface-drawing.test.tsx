import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { samples } from "../../layouts/samples.ts";
import { InterfaceDrawing } from "./interface-drawing.tsx";
import { narrowSheet, placePorts, wideSheet } from "./place-ports.ts";
import { wrapWords } from "./wrap-words.ts";

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

test("inputs stand at the left, outputs at the right", () => {
  const sides = placePorts(record.interfaces, wideSheet).ports.map((port) => [
    port.face.direction,
    port.side,
  ]);
  for (const [direction, side] of sides)
    if (direction !== "both") expect(side).toBe(direction === "in" ? "left" : "right");
});

test("labels never overlap", () => {
  for (const sheet of [wideSheet, narrowSheet]) {
    const { ports, height } = placePorts([...record.interfaces, ...record.interfaces], sheet);
    for (const side of ["left", "right"] as const) {
      let bottom = 0;
      for (const port of ports.filter((other) => other.side === side)) {
        const half = ((port.lines.length + 1) * 18) / 2;
        expect(port.y - half).toBeGreaterThanOrEqual(bottom);
        bottom = port.y + half;
      }
      expect(bottom).toBeLessThanOrEqual(height);
    }
  }
});

describe("a long text is broken into lines", () => {
  test.each([
    ["at spaces", "Raspberry Pi header", 12, ["Raspberry Pi", "header"]],
    ["within a word where it is too long", "abcdefgh", 3, ["abc", "def", "gh"]],
    ["not at all where it fits", "CAN", 10, ["CAN"]],
  ])("%s", (_name, text, width, lines) => {
    expect(wrapWords(text, width)).toEqual(lines);
  });
});
