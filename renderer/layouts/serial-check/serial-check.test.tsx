import { expect, test } from "vitest";
import { idsIn, renderSample } from "../../tests/layouts/render-sample.tsx";
import { samples } from "../../tests/layouts/samples.ts";
import { layout } from "./serial-check.tsx";

test("the check is an island, and the page says what becomes of a number", () => {
  const html = renderSample("serial-check", layout);
  expect(html).toContain('data-island="serial-check"');
  expect(html).toContain("3 serial numbers are published. The number that you type stays in your browser");
  expect(html).toContain("These serial numbers are made up.");
});

test("without numbers the page says what the form can do and what to do next, before it asks for a number", () => {
  const html = renderSample("serial-check", layout, {
    register: { count: 0, digits: 0, folder: "/serials/", devices: [] },
    sample: false,
  });
  expect(html.match(/can confirm no device/g)).toHaveLength(1);
  expect(html.indexOf("No serial numbers are published at present")).toBeGreaterThan(0);
  expect(html.indexOf("No serial numbers are published")).toBeLessThan(html.indexOf("<label"));
  expect(html).toContain('<a href="/page/contact">Contact</a>');
  expect(html).not.toContain("made up");
});

test("the ids of the page are those of its record", () => {
  const ids = idsIn(renderSample("serial-check", layout));
  expect([...ids].sort()).toEqual([...samples["serial-check"].anchors].sort());
  expect(new Set(ids).size).toBe(ids.length);
});

test("there is one first heading", () => {
  expect(renderSample("serial-check", layout).match(/<h1[ >]/g)).toHaveLength(1);
});
