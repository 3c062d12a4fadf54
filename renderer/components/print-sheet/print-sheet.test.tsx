import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleContext } from "../../tests/layouts/sample-shell.ts";
import { samples } from "../../tests/layouts/samples.ts";
import { PrintedFrom, RunningHead } from "./print-sheet.tsx";

const record = samples.product;

test("the head of a printed page names the sheet and which state of it", () => {
  const html = renderToStaticMarkup(<RunningHead record={record} context={sampleContext} />);
  for (const text of [record.title, "D-17", "Preliminary"]) expect(html).toContain(text);
  // The page says all of it where readers that listen find it.
  expect(html).toContain('aria-hidden="true"');
});

test("what the company has not stated is not in it", () => {
  const { documentNumber: _, sheetRevision: _revision, sheetDate: _date, ...rest } = record;
  const html = renderToStaticMarkup(
    <RunningHead record={{ ...rest, maturity: "not-stated" }} context={sampleContext} />,
  );
  expect(html).toContain("<span>Page revision 3 · 2025-11-20</span>");
});

test("a page of any type has its site, day and address at the head of each sheet", () => {
  const html = renderToStaticMarkup(
    <RunningHead
      record={{ ...samples.doc, updated: "2025-02-03" }}
      context={{ ...sampleContext, url: "https://sample.example" }}
    />,
  );
  const address = `https://sample.example${samples.doc.pathname}`;
  for (const text of [sampleContext.title, "2025-02-03", address]) expect(html).toContain(text);
});

test("a sheet leads back to its page by address and code", () => {
  const html = renderToStaticMarkup(
    <PrintedFrom record={record} context={{ ...sampleContext, url: "https://sample.example" }} />,
  );
  expect(html).toContain("<b>https://sample.example/product</b>");
  const size = Number(/viewBox="-2 -2 (\d+)/.exec(html)?.[1]) - 4;
  expect(size).toBeGreaterThanOrEqual(21);
  // The three corner marks of every QR code begin with a stroke of seven modules.
  expect(html).toContain(`M0 0h7v1h-7z`);
  expect(html).toContain(`M${size - 7} 0h7v1h-7z`);
  expect(html).toContain(`M0 ${size - 7}h7v1h-7z`);
});

test("a site that does not know its address prints none", () => {
  const { url: _, ...context } = { url: undefined, ...sampleContext };
  expect(renderToStaticMarkup(<PrintedFrom record={record} context={context} />)).toBe("");
});
