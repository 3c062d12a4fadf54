import { expect, test } from "vitest";
import { samples } from "../../renderer/layouts/samples.ts";
import type { PageRecord } from "../../schema/generated/types.ts";
import { recordSections } from "./record-sections.ts";

const names = (record: PageRecord) =>
  recordSections(record).map(({ heading, anchor }) => anchor ?? heading ?? "");
const textOf = (record: PageRecord, anchor: string) =>
  recordSections(record).find((section) => (section.anchor ?? "") === anchor)?.text;

test("a product is found by its values, names and interfaces", () => {
  const { product } = samples;
  expect(names(product)).toEqual([
    "",
    "limits",
    "list",
    "spec-absmax",
    "spec-recommended",
    "spec-mechanical",
  ]);
  expect(textOf(product, "")).toContain("SB-100");
  expect(textOf(product, "")).toContain("Eight servo outputs");
  expect(textOf(product, "spec-recommended")).toMatch(/Supply voltage V_in: 5\.00\u00a0V .* screw terminal/);
});

test("a row of a datasheet keeps its anchor", () => {
  const section = recordSections(samples.product).find(({ anchor }) => anchor === "spec-recommended");
  const [from, to, anchor] = section?.places[0] ?? [0, 0, ""];
  expect(anchor).toBe("param-supply-voltage");
  expect(section?.text.slice(from, to)).toMatch(/^Supply voltage V_in: /);
});

test("parts that a layout heads begin sections under their name", () => {
  const record = {
    ...samples.product,
    anchors: [...samples.product.anchors, "part-features", "part-on-request"],
    toc: [{ level: 2, id: "part-features", text: "Features" }],
  };
  const sections = recordSections(record);
  expect(sections.find(({ anchor }) => anchor === "part-features")).toMatchObject({
    heading: "Features",
    text: "Eight servo outputs · Two CAN ports",
  });
  expect(sections.find(({ anchor }) => anchor === "part-on-request")?.heading).toBe("On request");
});

test("a glossary has a section for each term", () => {
  expect(recordSections(samples.glossary).slice(1)).toMatchObject([
    { heading: "Bus", anchor: "term-bus", text: "data bus · Several devices on one line." },
    { heading: "Sample", anchor: "term-sample", text: "Something made up to look at." },
  ]);
});

test("blocks of the home page that have a heading are sections", () => {
  expect(names(samples.landing)).toEqual(["", "lines", "services", "offline"]);
});

test("embedded tables belong to the text around them, and their rows are places", () => {
  const all = recordSections(samples.doc);
  const table = all.find(({ text }) => text.includes("Bus, dominant high"));
  const [from, to, anchor] = table?.places.findLast((place) => place[2] === "pin-1") ?? [0, 0, ""];
  expect(anchor).toBe("pin-1");
  expect(table?.text.slice(from, to)).toBe("1 · GND · Ground · ");
});

test("a record of a type that nobody has thought of is found by its texts", () => {
  const record = {
    ...samples.page,
    type: "press-release",
    body: undefined,
    cards: undefined,
    slogan: "Holds <em>position</em>",
    facts: [{ id: "x", label: "Range", text: "12 km" }],
  } as unknown as PageRecord;
  expect(recordSections(record)[0]?.text).toContain("Holds position · Range · 12 km");
});
