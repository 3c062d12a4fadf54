import { expect, test, vi } from "vitest";
import { oncePerIndex } from "./once-per-index.ts";
import type { SiteIndex } from "./site-index.ts";

test("something is made once of each thing in each index", () => {
  const make = vi.fn((thing: { name: string }, _index: SiteIndex) => ({ ...thing }));
  const made = oncePerIndex(make);
  const [one, other] = [{ name: "one" }, { name: "other" }];
  const [index, next] = [{}, {}] as [SiteIndex, SiteIndex];
  expect(made(one, index)).toBe(made(one, index));
  expect(made(other, index)).toEqual({ name: "other" });
  expect(made(one, next)).not.toBe(made(one, index));
  expect(make).toHaveBeenCalledTimes(3);
});
