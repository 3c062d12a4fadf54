import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { idsIn } from "../../tests/layouts/render-sample.tsx";
import { samples } from "../../tests/layouts/samples.ts";
import { StubPage } from "./stub.tsx";

const { family, docs, unknown } = samples.product;
const card = { title: "Sample hub", href: "/product/sample-hub" };
const record = {
  ...samples.product,
  stub: true,
  title: "Sample anchor",
  description: "Anchor of the line.",
  ...(family === undefined ? {} : { family }),
  ...{ docs, unknown, related: [card] },
  anchors: ["part-documentation", "part-not-published", "part-related"],
  citations: [],
};
const html = renderToStaticMarkup(<StubPage record={record} />);

test("a stub has its name, its kind, its line, what leads on and the question, and nothing else", () => {
  expect(html).toContain('<p class="page-kind">Navigation</p>');
  expect(html).toContain("<h1>Sample anchor</h1>");
  expect(html).toContain('<p class="lead">Anchor of the line.</p>');
  expect(html).toContain("Not published (3)");
  expect(html).toContain('href="/product/sample-hub"');
  expect(idsIn(html)).toEqual(["part-documentation", "part-not-published", "part-related"]);
  for (const word of ["<table", "<svg", "title-block", "stamp-"]) expect(html).not.toContain(word);
});

test("a stub of the docs has its title alone above the question", () => {
  const lists = { unknown: ["Pin order"], anchors: [], related: [], citations: [] };
  const doc = {
    ...samples.doc,
    stub: true,
    description: samples.doc.title,
    ...lists,
  };
  const page = renderToStaticMarkup(<StubPage record={doc} />);
  expect(page).toContain(`<h1>${samples.doc.title}</h1>`);
  expect(page).not.toContain('class="lead"');
  expect(page).not.toContain("<h2");
});
