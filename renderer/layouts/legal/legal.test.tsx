import { expect, test } from "vitest";
import { idsIn, renderSample } from "../../tests/layouts/render-sample.tsx";
import { samples } from "../../tests/layouts/samples.ts";
import { layout } from "./legal.tsx";

test("a draft says that it is not approved", () => {
  expect(renderSample("legal", layout)).toContain("This text is not approved yet.");
  expect(renderSample("legal", layout, { draft: false })).not.toContain("not approved");
});

test("a draft without a text shows the proven facts, without a version", () => {
  const html = renderSample("legal", layout, { body: [] });
  expect(html).toContain("A board may get <em>hot</em>.");
  expect(html).toContain("[1]");
  expect(html).not.toMatch(/not approved|<dt>Version<|In force/);
});

test("version and day are shown", () => {
  const html = renderSample("legal", layout);
  expect(html).toContain("<dt>Version</dt><dd>0.1</dd>");
  expect(html).toContain('<time dateTime="2025-12-01">');
});

test("the ids of the page are those of its record", () => {
  const ids = idsIn(renderSample("legal", layout));
  expect([...ids].sort()).toEqual([...samples.legal.anchors].sort());
  expect(new Set(ids).size).toBe(ids.length);
});

test("there is one first heading", () => {
  expect(renderSample("legal", layout).match(/<h1[ >]/g)).toHaveLength(1);
});
