import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commands } from "../../commands/shared/options/command-list.ts";
import { commandsPage, commandsPagePath } from "./commands-page.ts";

const page = readFileSync(commandsPagePath, "utf8");

test("the page about commands shows the help of each as it is; else run `npm run manual`", () => {
  const titles = ["--help", ...commands.map((name) => `${name} --help`)];
  expect(
    [...page.matchAll(/^```text title="fairlead ([a-z -]*--help)"\nUsage/gm)].map(([, title]) => title),
  ).toEqual(titles);
  expect(page).toBe(commandsPage());
});

test("it says of every command what it writes", () => {
  const namedCommands = [...page.matchAll(/^\| `fairlead (\w+)/gm)].map(([, name]) => name);
  expect(namedCommands.toSorted()).toEqual([...commands].toSorted());
});
