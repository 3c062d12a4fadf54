import { afterEach, expect, test, vi } from "vitest";
import { isSparing } from "./connection.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [undefined, false],
  [{}, false],
  [{ effectiveType: "4g" }, false],
  [{ effectiveType: "slow-2g" }, true],
  [{ saveData: true }, true],
])("on %j pages are left alone: %s", (connection, expected) => {
  vi.stubGlobal("navigator", { connection });
  expect(isSparing()).toBe(expected);
});
