import { expect, test } from "vitest";
import { idsIn, renderSample } from "../../tests/layouts/render-sample.tsx";
import { samples } from "../../tests/layouts/samples.ts";
import { layout } from "./tool.tsx";

test("kind, status, systems and licence are shown", () => {
  const html = renderSample("tool", layout);
  for (const text of [
    "Web application",
    "Beta",
    "Windows, Linux",
    "MIT",
    "without</em> a network",
    "Price",
  ]) {
    expect(html).toContain(text);
  }
});

test("what is not stated is not shown", () => {
  const html = renderSample("tool", layout, { kind: "not-stated", status: "not-stated", platforms: [] });
  for (const word of ["stamp-", "Kind", "Status", "Runs on"]) expect(html).not.toContain(word);
});

test("the ids of the page are those of its record", () => {
  const ids = idsIn(renderSample("tool", layout));
  expect([...ids].sort()).toEqual([...samples.tool.anchors].sort());
  expect(new Set(ids).size).toBe(ids.length);
});

test("there is one first heading", () => {
  expect(renderSample("tool", layout).match(/<h1[ >]/g)).toHaveLength(1);
});
