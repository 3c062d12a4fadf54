import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { HostileResult } from "./hostile-case.ts";

/** MiB of memory for all cases together; one that needs more ends them, and those after it are missing. */
const memory = 512;
const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Runs every case in a process of its own, so that a crash or a loop ends that process and not its caller. */
export function runHostile(): { readonly results: readonly HostileResult[]; readonly stderr: string } {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["pipeline/tests/hostile/run-bounded.js", String(memory)],
    { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28, timeout: 600_000 },
  );
  const lines = stdout.split("\n").filter((line) => line.startsWith("{"));
  return { results: lines.map((line) => JSON.parse(line) as HostileResult), stderr };
}
