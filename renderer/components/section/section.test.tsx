import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Heading } from "./section.tsx";

test("the name of a heading is its title, without the link beside it", () => {
  const html = renderToStaticMarkup(<Heading id="limits" title="Limits" />);
  expect(html).toMatch(/^<h2 id="limits" aria-label="Limits">Limits<a class="heading-anchor"/);
});

test("a heading without a link is named by its text", () => {
  expect(renderToStaticMarkup(<Heading title="Limits" />)).toBe("<h2>Limits</h2>");
});
