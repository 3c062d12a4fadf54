import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const sheets = readdirSync("renderer", { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".css"),
);

/** Selectors of a sheet whose last part is any element that follows another one. */
function anyAfterAnother(css: string): string[] {
  return [...css.matchAll(/[^{};,]*[+~]\s*\*\s*(?=[,{])/g)].map(([selector]) => selector.trim());
}

test("what such a rule looks like is known", () => {
  expect(anyAfterAnother("main > * + * {a: b}")).toEqual(["main > * + *"]);
  expect(anyAfterAnother("li + li, .a ~ *, p {a: b}")).toEqual([".a ~ *"]);
  expect(anyAfterAnother("main > :where(:not(:first-child)) {inline-size: calc(1px + 2 * 3px)}")).toEqual([]);
});

test.each(sheets)(
  "%s has no rule that makes a browser style all elements anew where one is added",
  (path) => {
    expect(anyAfterAnother(readFileSync(join("renderer", path), "utf8"))).toEqual([]);
  },
);
