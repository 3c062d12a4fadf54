import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProductSketch } from "./product-sketch.tsx";

const faces = [
  { class: "power", direction: "in" },
  { class: "can", direction: "both" },
  { class: "pwm", direction: "out" },
] as const;
const draw = (title: string, ratio?: number) =>
  renderToStaticMarkup(
    <ProductSketch
      title={title}
      sketch={{ interfaces: [...faces], ...(ratio === undefined ? {} : { ratio }) }}
    />,
  );

test("every interface is drawn in the colour of its class", () => {
  const html = draw("Sample board");
  for (const { class: kind } of faces) expect(html.match(new RegExp(`bus bus-${kind}`, "g"))).toHaveLength(1);
});

test("two products with the same interfaces have different drawings", () => {
  expect(draw("Sample board")).not.toBe(draw("Sample hub"));
});

test("the block has the proportions of the outline where they are known", () => {
  const widthOf = (html: string) =>
    Number(/<rect class="drawing-outline"[^>]* width="([\d.]+)"/.exec(html)?.[1]);
  expect(widthOf(draw("Sample", 2))).toBe(128);
  expect(widthOf(draw("Sample", 1))).toBe(64);
});

test("a card says all of it in words, so that the drawing is no second text", () => {
  expect(draw("Sample")).toContain('aria-hidden="true"');
});

test("a name with hyphens is in one line where there is room", () => {
  expect(draw("Serial-Servo-Hub")).toContain(">Serial-Servo-Hub</text>");
});
