import { expect, test } from "vitest";
import { mapTable } from "./map-table.ts";
import type { RegisterRequest } from "./register-request.ts";

test("one register is no plural", () => {
  const data = { transport: "rtu", limits: { maxRead: 1, maxWrite: 2 } };
  const text = JSON.stringify(mapTable({ record: { data } } as RegisterRequest));
  expect(text).toContain('1\u00a0register"');
  expect(text).toContain('2\u00a0registers"');
});
