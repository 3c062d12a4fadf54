import { expect, test } from "vitest";
import { errorLines } from "./messages.ts";

test("an error is reported with its cause", () => {
  const error = new Error("No page", { cause: new Error("No network", { cause: "cable" }) });
  expect(errorLines(error)).toEqual(["No page", "Cause: No network", "Cause: cable"]);
});

test("errors that cause each other come to an end", () => {
  const error = new Error("a");
  error.cause = error;
  expect(errorLines(error)).toHaveLength(8);
});
