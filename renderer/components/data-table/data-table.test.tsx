import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DataTable, withNameBreaks } from "./data-table.tsx";

const tableOf = (count: number) => ({
  caption: "Sample",
  columns: Array.from({ length: count }, (_, n) => ({ id: `c${n}`, title: `Column ${n}` })),
  rows: [{ cells: Array.from({ length: count }, (_, n) => (n === 1 ? "" : `cell ${n}`)) }],
});

test.each([
  [4, "data-table"],
  [5, "data-table stacked-table"],
  [6, "data-table stacked-table"],
  [7, "data-table dense-table stacked-table"],
])("a table of %d columns is written as %s", (count, classes) => {
  const html = renderToStaticMarkup(<DataTable table={tableOf(count)} anchors={[]} />);
  expect(html).toContain(`<table class="${classes}">`);
});

test("a cell of rows that are stacked on a phone says what its column says, and one that is empty stays empty", () => {
  const html = renderToStaticMarkup(<DataTable table={tableOf(5)} anchors={[]} />);
  expect(html).toContain('<td data-head="Column 4">cell 4</td>');
  expect(html).toContain('<td data-head="Column 1"></td>');
  expect(renderToStaticMarkup(<DataTable table={tableOf(4)} anchors={[]} />)).not.toContain("data-head");
});

test("one of three columns is stacked where its cells are more than a line of a phone, tags left out", () => {
  const classesOf = (cell: string) => {
    const { rows: _, ...table } = tableOf(3);
    const html = renderToStaticMarkup(
      <DataTable table={{ ...table, rows: [{ cells: ["RO_GNSS_LON_H", "1 = east", cell] }] }} anchors={[]} />,
    );
    return /<table class="([^"]*)"/.exec(html)?.[1];
  };
  expect(classesOf("Hemisphere of the longitude")).toBe("data-table");
  expect(classesOf(`Hemisphere <a href="/docs/${"x".repeat(40)}">of</a> it<br>or no position`)).toBe(
    "data-table",
  );
  expect(classesOf("Hemisphere of the longitude, as the receiver says")).toBe("data-table stacked-table");
});

test.each<[name: string, html: string, broken: string]>([
  ["a name with low lines", "<code>GLOBAL_POSITION_INT</code>", "<code>GLOBAL_<wbr>POSITION_<wbr>INT</code>"],
  ["a name of capitals and small letters", "<code>StaticPressure</code>", "<code>Static<wbr>Pressure</code>"],
  ["a path", "<code>uavcan.equipment.Gnss</code>", "<code>uavcan.<wbr>equipment.<wbr>Gnss</code>"],
  ["a short name", "<code>VFR_HUD</code>", "<code>VFR_HUD</code>"],
  ["text beside code", "some_long_name_here <code>A_B</code>", "some_long_name_here <code>A_B</code>"],
  ["signs of HTML", "<code>a&amp;b_cdefghijk</code>", "<code>a&amp;b_<wbr>cdefghijk</code>"],
])("%s", (_, html, broken) => {
  expect(withNameBreaks(html)).toBe(broken);
});
