import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./pipeline/tests/e2e/support/longest-first.ts";
import { filesOfOwnProcess } from "./pipeline/tests/e2e/support/own-process.ts";

const minutes = (count: number): number => count * 60_000;

/** Tests beside their sources, which must have a process of their own; all others share two. */
const alone = filesOfOwnProcess(import.meta.dirname);

/** Tests of other projects. */
const ELSEWHERE = ["pipeline/tests/e2e/**", "pipeline/tests/site/**"];

/** A browser or another program can fail by itself; `npm test` names each test that passed at the second try alone. */
const TRIES_MORE = 1;

/** A poll ends with what it waits for; where that never comes, the limit of the test is not reached before. */
const patient = { poll: { timeout: minutes(2) } };

/** As a shell starts the command: hints of one that a package manager has started name that. */
const env = { npm_config_user_agent: "" };

const unit = {
  env,
  expect: patient,
  setupFiles: ["pipeline/tests/fixtures/property-seed.ts"],
  // Also on two cores: vitest itself would leave one of them to itself, which hardly needs it.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  testTimeout: minutes(5),
  hookTimeout: minutes(5),
};

/**
 * Four projects: `unit` and `unit-alone` are everything beside its source, `e2e` drives the command and a real browser,
 * and `site` asks about the site of this repository, which no other one reads. Never watching.
 */
export default defineConfig({
  test: {
    watch: false,
    // What is skipped is named in the report of `npm test`.
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...unit,
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/dist/**", ".cache/**", ...ELSEWHERE, ...alone],
          // Modules are loaded once a process, which takes less than half of the time.
          isolate: false,
        },
      },
      { test: { ...unit, name: "unit-alone", include: alone } },
      {
        test: {
          env,
          name: "e2e",
          expect: patient,
          include: ["pipeline/tests/e2e/**/*.test.ts"],
          globalSetup: ["pipeline/tests/e2e/support/global-setup.ts"],
          // They leave nothing in their process; modules are loaded once.
          isolate: false,
          // Three on two cores: a file waits for a fifth of its time, for what must take long to be tested.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          // Guards against hanging, ten times and more of what a test takes.
          testTimeout: minutes(10),
          hookTimeout: minutes(15),
          retry: TRIES_MORE,
        },
      },
      {
        test: {
          env,
          name: "site",
          expect: patient,
          include: ["pipeline/tests/site/**/*.test.ts"],
          globalSetup: ["pipeline/tests/site/global-setup.ts"],
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          testTimeout: minutes(10),
          hookTimeout: minutes(10),
          retry: TRIES_MORE,
        },
      },
    ],
  },
});
