import { defineConfig } from "vitest/config";

const minutes = (count: number): number => count * 60_000;

/** Two projects: `unit` is everything beside its source, `e2e` drives the command and a real browser. Never watching. */
export default defineConfig({
  test: {
    watch: false,
    // What is skipped is named in the report of `npm test`.
    allowOnly: false,
    projects: [
      {
        test: {
          name: "unit",
          setupFiles: ["pipeline/fixtures/property-seed.ts"],
          include: ["**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/dist/**", ".cache/**", "pipeline/e2e/**"],
          testTimeout: minutes(1),
          hookTimeout: minutes(1),
        },
      },
      {
        test: {
          name: "e2e",
          include: ["pipeline/e2e/**/*.test.ts"],
          globalSetup: ["pipeline/e2e/support/global-setup.ts"],
          // One file at a time: tests that start builds, servers and browsers would only slow each other down.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          // Guards against hanging, ten times and more of what a test takes.
          testTimeout: minutes(3),
          hookTimeout: minutes(8),
        },
      },
    ],
  },
});
