import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../support/command.ts";
import { chosenEngines, ENGINE_VARIABLE, QUICK_ENGINE_TESTS } from "./engine-choice.ts";
import { engines } from "./engines.ts";

const namesFor = (env: NodeJS.ProcessEnv) => chosenEngines(engines, env).map(({ name }) => name);

test("WebKit has a step of its own, and the long run asks all engines", () => {
  expect(namesFor({})).toEqual(["chromium", "firefox"]);
  expect(namesFor({ [ENGINE_VARIABLE]: "webkit" })).toEqual(["webkit"]);
  expect(namesFor({ FAIRLEAD_LONG: "1" })).toEqual(["chromium", "firefox", "webkit"]);
});

test("a name that no engine has is an error, so that no run asks none", () => {
  expect(() => namesFor({ [ENGINE_VARIABLE]: "safari" })).toThrow(
    'FAIRLEAD_ENGINE names no engine: "safari".',
  );
});

test.each(QUICK_ENGINE_TESTS)("%s is a file", (path) => {
  expect(existsSync(join(repository, path))).toBe(true);
});
