import { expect, test } from "vitest";
import { numberedIds } from "./valid-name.ts";

test("an id that is taken gets the next number of its name", () => {
  const idOf = numberedIds();
  expect(["relay", "pump", "relay", "relay", "pump"].map(idOf)).toEqual([
    ...["relay", "pump", "relay-2", "relay-3", "pump-2"],
  ]);
});
