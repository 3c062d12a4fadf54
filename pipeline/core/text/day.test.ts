import { expect, test } from "vitest";
import { daysOfMonth, isPastEndOfMonth, monthInWords } from "./day.ts";

test.each(["2023-02-29", "2023-02-30", "1900-02-29", "2025-04-31", "2025-09-31"])(
  "%s is past the end of its month",
  (text) => {
    expect(isPastEndOfMonth(text)).toBe(true);
  },
);

test.each(["2024-02-29", "2000-02-29", "2025-04-30", "2025-12-31", "2025-13-31", "2025-02-32", "today"])(
  "%s is not",
  (text) => {
    expect(isPastEndOfMonth(text)).toBe(false);
  },
);

test("months have the days that the calendar of JavaScript gives them", () => {
  for (let year = 1890; year < 2110; year++)
    for (let month = 1; month <= 12; month++)
      expect(daysOfMonth(year, month)).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate());
});

test("a month in words", () => {
  expect(monthInWords(2023, 12)).toBe("December 2023");
});
