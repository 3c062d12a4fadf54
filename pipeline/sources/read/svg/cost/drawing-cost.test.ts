import { expect, test } from "vitest";
import { drawingCost } from "./drawing-cost.ts";

const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">${inner}</svg>`;
const rect = '<rect width="100" height="100"/>';
const one = drawingCost(svg(rect));

test("plain shapes cost about one step each, and what is only defined nothing", () => {
  expect(one).toBeLessThan(5);
  expect(drawingCost(svg(rect.repeat(100)))).toBeLessThan(200);
  expect(drawingCost(svg(`<defs>${rect.repeat(100)}</defs>${rect}`))).toBe(one);
});

/** Three of these, each within the next. */
const doubled = (make: (inner: string, index: number) => string, inner: string): string =>
  [0, 1, 2].map((index) => make(index === 0 ? inner : "", index)).join("");

test.each([
  [
    "copies of copies",
    (n: number) =>
      `<defs><g id="a0">${rect}</g>${doubled((_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(n)}</g>`, "")}</defs><use href="#a3"/>`,
  ],
  [
    "patterns in patterns",
    (n: number) =>
      `<pattern id="a0">${rect}</pattern>${doubled((_, i) => `<pattern id="a${i + 1}">${`<rect width="9" height="9" fill="url(#a${i})"/>`.repeat(n)}</pattern>`, "")}<rect width="9" height="9" fill="url(#a3)"/>`,
  ],
  [
    "clip paths on clip paths",
    (n: number) =>
      `<clipPath id="a0">${rect}</clipPath>${doubled((_, i) => `<clipPath id="a${i + 1}">${`<rect width="9" height="9" clip-path="url(#a${i})"/>`.repeat(n)}</clipPath>`, "")}<rect clip-path="url(#a3)" width="9" height="9"/>`,
  ],
  [
    "masks in masks",
    (n: number) =>
      `<mask id="a0">${rect}</mask>${doubled((_, i) => `<mask id="a${i + 1}">${`<rect width="9" height="9" style="mask:url('#a${i}')"/>`.repeat(n)}</mask>`, "")}<rect mask="url(#a3)" width="9" height="9"/>`,
  ],
  [
    "markers on markers",
    (n: number) =>
      `<marker id="a0">${rect}</marker>${doubled((_, i) => `<marker id="a${i + 1}"><path marker-mid="url(#a${i})" d="M0 0${"h1".repeat(n)}"/></marker>`, "")}<path marker-mid="url(#a3)" d="M0 0h1"/>`,
  ],
])("%s count as often as they are painted", (_, make) => {
  const [few, many] = [drawingCost(svg(make(2))), drawingCost(svg(make(8)))];
  expect(many).toBeGreaterThan(20 * few);
  expect(many).toBeLessThan(1_000_000);
});

test.each([
  ["a blur", '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>', 'filter="url(#f)"'],
  ["a wide change of form", '<filter id="f"><feMorphology radius="40"/></filter>', 'style="filter:url(#f)"'],
  [
    "noise",
    '<filter id="f"><feTurbulence baseFrequency=".1" numOctaves="4"/></filter>',
    "filter='url(\"#f\")'",
  ],
  ["a blur of CSS", "", 'style="filter: blur(2px)"'],
  ["a blur of a style sheet", "<style>g > .x:hover, rect.soft { filter: blur(2px) }</style>", 'class="soft"'],
  ["a mask", `<mask id="f">${rect}</mask>`, 'mask="url(#f)"'],
  ["small dashes", "", 'stroke="red" stroke-dasharray="0.01"'],
])("%s costs far more than a shape", (_, defs, attributes) => {
  expect(drawingCost(svg(`${defs}<rect ${attributes} width="100" height="100"/>`))).toBeGreaterThan(50 * one);
});

test("a filter costs by the share of the drawing that it works on, as it is seen", () => {
  const filter = '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>';
  const at = (size: number, transform = ""): number =>
    drawingCost(
      svg(`${filter}<g ${transform}><rect filter="url(#f)" width="${size}" height="${size}"/></g>`),
    );
  expect(at(10)).toBeLessThan(30);
  expect(at(100)).toBeGreaterThan(1500);
  expect(at(10, 'transform="translate(1 2) scale(10)"')).toBe(at(100, 'transform="scale(1)"'));
  expect(
    drawingCost(
      svg(
        `<filter id="f" filterUnits="userSpaceOnUse" width="1000" height="1000"><feFlood/></filter><rect filter="url(#f)" width="1" height="1"/>`,
      ),
    ),
  ).toBeGreaterThan(20_000);
});

test("what moves costs more than what does not", () => {
  const still = drawingCost(svg(rect.repeat(10)));
  for (const moves of ['<animate attributeName="x"/>', "<style>rect { animation: a 1s infinite }</style>"])
    expect(drawingCost(svg(`${rect.repeat(9)}<g>${moves}${rect}</g>`))).toBeGreaterThan(8 * still);
});

test("a reference to itself ends, and so does a drawing that is very deep", () => {
  expect(drawingCost(svg('<g id="a"><use href="#a"/></g>'))).toBeLessThan(20);
  expect(drawingCost(svg(`${"<g>".repeat(900)}${rect}${"</g>".repeat(900)}`))).toBeLessThan(2000);
  expect(drawingCost(svg(`${"<g>".repeat(2000)}${"</g>".repeat(2000)}`))).toBe(Number.MAX_SAFE_INTEGER);
});

test("paths of any writing have their length", () => {
  const dashed = (d: string): number => drawingCost(svg(`<path stroke-dasharray="1" d="${d}"/>`));
  const whole = dashed("M0 0L10000 0");
  for (const d of [
    "M0,0H1e4",
    "m0 0 10000 0",
    "M0 0h5000-5000 10000",
    "M0 0a1 1 0 0110000 0",
    "M0 0C0 0 10000 0 10000 0",
  ])
    expect(dashed(d) / whole).toBeGreaterThan(0.9);
});
