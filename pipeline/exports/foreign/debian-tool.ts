import { spawnSync } from "node:child_process";

/** Programs of Debian that read exports in tests. `npm test` installs them where it may, and names those that are absent. */
export const debianTools = {
  "python3-canmatrix": ["/usr/bin/python3", "-c", "import canmatrix.formats"],
  mbpoll: ["mbpoll", "-V"],
  gcc: ["gcc", "--version"],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type DebianTool = keyof typeof debianTools;

const found = new Map<DebianTool, boolean>();

/** Whether a program is there. A test that needs one skips itself where it is not, and the report of `npm test` names it. */
export function hasDebianTool(name: DebianTool): boolean {
  const known = found.get(name);
  if (known !== undefined) return known;
  const [command, ...args] = debianTools[name];
  const result = spawnSync(command, args, { stdio: "ignore" }).status === 0;
  found.set(name, result);
  return result;
}
