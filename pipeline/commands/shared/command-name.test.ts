import { expect, test } from "vitest";
import { COMMANDS, commandName, withCommandName } from "./command-name.ts";
import { commands } from "./options/command-list.ts";

test.each([
  ["npm/10.9.2 node/v22.12.0 linux x64 workspaces/false", "npx --no-install fairlead"],
  ["pnpm/9.15.0 npm/? node/v22.12.0 linux x64", "pnpm exec fairlead"],
  ["yarn/4.5.3 npm/? node/v22.12.0 linux x64", "yarn fairlead"],
  ["", "fairlead"],
  [undefined, "fairlead"],
  ["constructor/1", "fairlead"],
])("a process that %s has started is called by its name in that shell", (agent, name) => {
  expect(commandName(agent)).toBe(name);
});

test.each([
  ["fairlead explain unit-kind", "npx --no-install fairlead explain unit-kind"],
  [
    "Run `fairlead migrate`, then `fairlead check`.",
    "Run `npx --no-install fairlead migrate`, then `npx --no-install fairlead check`.",
  ],
  ["Next: npx --no-install fairlead dev", "Next: npx --no-install fairlead dev"],
  ["fairlead is not a command of this text", "fairlead is not a command of this text"],
  ["See docs/fairlead check.", "See docs/fairlead check."],
])("in %j commands can be pasted", (text, pasted) => {
  expect(withCommandName(text, "npm/10.9.2 node/v22.12.0 linux x64")).toBe(pasted);
});

test("all commands are known", () => {
  expect([...COMMANDS].sort()).toEqual([...commands].sort());
});
