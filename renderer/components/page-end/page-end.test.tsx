import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { samples } from "../../tests/layouts/samples.ts";
import { PageEnd } from "./page-end.tsx";

it.each([
  [{ date: "2025-01-02" }, "read"],
  [{ date: "2025-01-03", act: "measured" as const }, "measured"],
  [{ date: "2025-01-04", act: "signed" as const, role: "Sample engineer" }, "signed by the Sample engineer,"],
])("a source says what was done on its day", (more, words) => {
  const record = { ...samples.page, citations: [{ id: "a", title: "Sample source", ...more }] };
  const html = renderToStaticMarkup(<PageEnd record={record} />);
  expect(html.replace(/<[^>]*>/g, "")).toContain(`Sample source ${words} ${more.date}`);
});

it.each([
  [{ own: true as const, revision: "B" }, ", own document, revision B"],
  [{ own: true as const, revision: "B", date: "2025-01-02" }, ", own document, revision B, 2025-01-02"],
  [{ own: true as const }, ", own document"],
  [{}, ""],
])("a document of the company's own is shown as one, with its revision", (more, words) => {
  const record = { ...samples.page, related: [], citations: [{ id: "a", title: "Sample manual", ...more }] };
  const html = renderToStaticMarkup(<PageEnd record={record} />);
  expect(html.replace(/<[^>]*>/g, "")).toBe(`SourcesSample manual${words}`);
});
