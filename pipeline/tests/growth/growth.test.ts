import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { MOST } from "./growth-of.ts";
import type { GrowthResult } from "./run-cases.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const isLong = process.env.FAIRLEAD_LONG === "1";
const minute = 60_000;

/** In a process of its own, whose time no other test takes part in, with the renderer as its sources are. */
function measured(...args: readonly string[]): GrowthResult[] {
  const bundled = spawnSync(process.execPath, ["pipeline/bin/bundle.js", "--if-stale"], { cwd: root });
  if (bundled.status !== 0) throw new Error(`Fairlead could not be bundled. ${bundled.stderr}`);
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["pipeline/bin/run.js", "pipeline/tests/growth/run-cases.ts", ...args],
    { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  if (status !== 0) throw new Error(`The measuring process ended with ${status}. ${stderr.slice(-2000)}`);
  const lines = stdout.split("\n").filter((line) => line.startsWith("{"));
  return lines.map((line) => JSON.parse(line) as GrowthResult);
}

test("a text of four times the length costs no more than eight times as much, whatever it is and wherever it stands", {
  timeout: (isLong ? 24 * 60 : 10) * minute,
}, () => {
  const seed = process.env.FAIRLEAD_SEED === "random" ? Date.now() % 2 ** 31 : 20_261_121;
  const results = isLong ? measured("all") : measured("sample", "2", String(seed));
  expect(results.length).toBeGreaterThan(5);
  expect(results.filter(({ ratio, crash }) => ratio > MOST || crash !== undefined)).toEqual([]);
});
