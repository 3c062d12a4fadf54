import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { ImportGrowth } from "./run-imports.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const isLong = process.env.FAIRLEAD_LONG === "1";
const minute = 60_000;

test("a file of four times the length costs no more than eight times as much to import", {
  timeout: (isLong ? 60 : 10) * minute,
}, () => {
  const seed = process.env.FAIRLEAD_SEED === "random" ? Date.now() % 2 ** 31 : 20_261_129;
  const words = isLong ? ["all"] : ["sample", "2", String(seed)];
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["pipeline/bin/run.js", "pipeline/tests/growth/imports/run-imports.ts", ...words],
    { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  if (status !== 0) throw new Error(`The measuring process ended with ${status}. ${stderr.slice(-2000)}`);
  const lines = stdout.split("\n").filter((line) => line.startsWith("{"));
  const results = lines.map((line) => JSON.parse(line) as ImportGrowth);
  expect(results.length).toBeGreaterThan(5);
  expect(results.filter(({ ratio, crash }) => ratio > 8 || crash !== undefined)).toEqual([]);
});
