import { expect, test } from "vitest";
import { contrast, withContrast } from "./colour-contrast.ts";

test("the ratio is that of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#ffffff", "#777777")).toBeCloseTo(4.48, 2);
});

test("a colour is changed as little as the ratio needs, towards black or white", () => {
  const darker = withContrast("#6699cc", ["#ffffff", "#f0f0f0"], 4.5) ?? "";
  expect(contrast(darker, "#f0f0f0")).toBeGreaterThanOrEqual(4.5);
  expect(contrast(darker, "#f0f0f0")).toBeLessThan(4.7);
  expect(withContrast("#336699", ["#000000"], 4.5)).toMatch(/^#/);
  expect(withContrast("#0b5580", ["#ffffff"], 4.5)).toBe("#0b5580");
  expect(withContrast("#888888", ["#000000", "#ffffff"], 7)).toBe(undefined);
});
