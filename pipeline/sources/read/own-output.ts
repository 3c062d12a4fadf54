import { existsSync } from "node:fs";
import { join } from "node:path";

/** Files that are together at the top of a release, and the one that marks a trial. */
const marks: readonly (readonly string[])[] = [
  ["index.html", "latest.json", "links.json"],
  ["trial.json", "robots.txt"],
];

/** Whether a folder is what an earlier build has written: its pages and downloads are no sources of the next one. */
export function isOwnOutput(folder: string): boolean {
  return marks.some((names) => names.every((name) => existsSync(join(folder, name))));
}
