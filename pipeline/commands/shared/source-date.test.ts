import { expect, onTestFinished, test, vi } from "vitest";
import { UsageError } from "../../core/usage-error.ts";
import { sourceDate, today } from "./source-date.ts";

test("seconds since 1970 stand in for the clock", () => {
  expect(sourceDate("1700000000")?.toISOString()).toBe("2023-11-14T22:13:20.000Z");
  expect(sourceDate("0")?.toISOString()).toBe("1970-01-01T00:00:00.000Z");
  expect(sourceDate("")).toBeUndefined();
  vi.stubEnv("SOURCE_DATE_EPOCH", "1700000000");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(today()).toBe("2023-11-14");
});

test.each(["1700000000000", "1700000000000000", "-1", "1.5", "yesterday", " 1"])("%j is refused", (epoch) => {
  expect(() => sourceDate(epoch)).toThrow(UsageError);
});
