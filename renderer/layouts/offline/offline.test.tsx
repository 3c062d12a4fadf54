import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { idsIn, renderSample } from "../../tests/layouts/render-sample.tsx";
import { sampleContext } from "../../tests/layouts/sample-shell.ts";
import { samples } from "../../tests/layouts/samples.ts";
import { layout } from "./offline.tsx";

const html = renderSample("offline", layout);

test("without scripts the page says what it needs, what it does and where the zip is", () => {
  expect(html).toContain("Saving needs scripts, and none have run here.");
  expect(html).toContain('<a href="/docs.zip" download="">The documentation as a zip</a>');
  for (const { items } of samples.offline.groups)
    for (const item of items) expect(html).toContain(`<a href="${item.href}">${item.title}</a>`);
});

test("without a zip it says what remains", () => {
  const { archive: _, ...rest } = samples.offline;
  const text = renderToStaticMarkup(layout({ record: rest, context: sampleContext }));
  expect(text).toContain("printed or saved by the browser");
});

test("the ids of the page are those of its record", () => {
  expect(idsIn(html).filter((id) => !id.startsWith("_"))).toEqual(samples.offline.anchors);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
});
