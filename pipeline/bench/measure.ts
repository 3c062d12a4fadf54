import { spawnSync } from "node:child_process";

/** Wall times of whole processes, in milliseconds. */
export interface Timing {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export interface Measurement {
  readonly runs: number;
  /** Arguments after `node`. */
  readonly argv: readonly string[];
  /** Puts things in order before each run; not timed. */
  readonly before?: () => void;
}

/** Runs a command several times; a run that fails ends the measurement. */
export function measure({ runs, argv, before }: Measurement): Timing {
  const times = Array.from({ length: runs }, () => {
    before?.();
    const started = performance.now();
    const { status, stderr } = spawnSync(process.execPath, argv, {
      encoding: "utf8",
      stdio: ["ignore", "ignore", "pipe"],
    });
    const time = performance.now() - started;
    if (status !== 0) throw new Error(`node ${argv.join(" ")} ended with ${status}:\n${stderr}`);
    return time;
  }).sort((a, b) => a - b);
  return { median: times[Math.floor(times.length / 2)] ?? 0, min: times[0] ?? 0, max: times.at(-1) ?? 0 };
}
