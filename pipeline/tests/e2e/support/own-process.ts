import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entriesBelow } from "../../../sources/read/entries-below.ts";

const ROOMS = ["pipeline", "renderer", "schema"];
const NOT_ENTERED = new Set(["node_modules", "dist", "e2e"]);
/** Its tests are a vitest project of their own. */
const OWN_PROJECT = "pipeline/tests/site/";

/** Code that changes things which all tests of a process share, or that measures its use of them. */
const ALONE = [
  /\bvi\.(mock|doMock|stubGlobal|stubEnv|useFakeTimers|resetModules)\b/,
  /\bprocess\.(chdir|umask|cpuUsage|memoryUsage|resourceUsage|exitCode = )/,
  /\bprocess\.env\.\w+ = |\bObject\.assign\((process|globalThis)\b|\bObject\.defineProperty\((process|globalThis)\b/,
  /\bglobalThis\.\w+ = |\bperformance\.now\b|\bWeakRef\b/,
];

/** Whether a test file must have a process of its own; most share one, since to load all modules anew costs more than they. */
function needsOwnProcess(text: string): boolean {
  return ALONE.some((pattern) => pattern.test(text));
}

/** The test files of the repository beside those that drive commands and browsers that must have a process of their own, sorted. */
export function filesOfOwnProcess(root: string): string[] {
  const paths = ROOMS.flatMap((room) =>
    [...entriesBelow(join(root, room), (name) => !NOT_ENTERED.has(name))].map(
      ({ path }) => `${room}/${path}`,
    ),
  );
  return paths
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.startsWith(OWN_PROJECT))
    .filter((path) => needsOwnProcess(readFileSync(join(root, path), "utf8")))
    .sort();
}
