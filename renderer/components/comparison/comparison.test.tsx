import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProductColumns } from "./comparison.tsx";

const products = ["a", "b"].map((name) => ({ title: name, href: `/${name}` }));
const draw = (cells: string[]) =>
  renderToStaticMarkup(
    <ProductColumns caption="Values" products={products} rows={[{ name: "Weight", cells, differs: true }]} />,
  );

test.each([
  ["two published values", ["1 kg", "2 kg"], true],
  ["a value and one on request", ["1 kg", "on request"], false],
  ["a value and none", ["1 kg", ""], false],
])("%s: differs %s", (_name, cells, marked) => {
  expect(draw(cells).includes("differs")).toBe(marked);
});

test("an empty cell says that nothing is published", () => {
  expect(draw(["", "1 kg"])).toContain('<span class="visually-hidden">not published</span>');
});
