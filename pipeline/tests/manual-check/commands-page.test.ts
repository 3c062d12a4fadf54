import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commands } from "../../commands/shared/options.ts";
import { commandsPage, commandsPagePath } from "./commands-page.ts";

const page = readFileSync(commandsPagePath, "utf8");

test("the page about commands shows the help as it is; else run `npm run manual`", () => {
  expect(page).toContain('```text title="fairlead --help"\nUsage: fairlead');
  expect(page).toBe(commandsPage());
});

test("it says of every command what it writes", () => {
  const told = [...page.matchAll(/^\| `fairlead (\w+)/gm)].map(([, name]) => name);
  expect(told.toSorted()).toEqual([...commands].toSorted());
});
