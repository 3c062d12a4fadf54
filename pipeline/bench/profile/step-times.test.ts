import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { OUR_STEPS, stepTimes } from "./step-times.ts";

const node = (id: number, functionName: string, ...children: number[]) => ({
  id,
  callFrame: { functionName },
  children,
});

test("a moment counts for the innermost step, and what is in none for the rest", () => {
  const profile = {
    nodes: [
      node(1, "(root)", 2, 7, 8),
      node(2, "checkSite", 3, 5),
      node(3, "parseFiles", 4),
      node(4, "parseMarkdown"),
      node(5, "checkLinks"),
      node(7, "(garbage collector)"),
      node(8, "toString"),
    ],
    samples: [4, 4, 5, 7, 8, 2],
    timeDeltas: [3000, 2000, 1500, 500, 250, 1000],
  };
  expect([...stepTimes(profile)]).toEqual([
    ["parse and validate", 5],
    ["judge", 2.5],
    ["garbage collection", 0.5],
    ["start and the rest", 0.25],
  ]);
});

test("every function that stands for a step is there", () => {
  const sources = ["pipeline", "renderer"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /(?<!\.test)\.(?:tsx?|js)$/.test(path) && !path.startsWith("bench"))
      .map((path) => readFileSync(join(folder, path), "utf8")),
  );
  const isThere = (name: string): boolean => {
    const made = new RegExp(`\\b(?:function\\*? |const )${name}\\b|^  (?:async )?${name}[<(]`, "m");
    return sources.some((source) => made.test(source));
  };
  expect(Object.keys(OUR_STEPS).filter((name) => !isThere(name))).toEqual([]);
});
