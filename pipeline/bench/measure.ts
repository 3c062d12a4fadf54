import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

/** What whole processes took. */
export interface Timing {
  /** Wall times in milliseconds. */
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** Largest resident set of a run in MiB; absent where the system has no /proc. */
  readonly peak: number | undefined;
}

export interface Measurement {
  readonly runs: number;
  /** The program; Node where absent. */
  readonly program?: string;
  readonly argv: readonly string[];
  /** Puts things in order before each run; not timed. */
  readonly before?: () => void;
}

/** Runs a command several times, one after the other; a run that fails ends the measurement. */
export async function measure(measurement: Measurement): Promise<Timing> {
  const taken: Run[] = [];
  for (let run = 0; run < measurement.runs; run++) {
    measurement.before?.();
    taken.push(await runOnce(measurement));
  }
  const times = taken.map(({ time }) => time).sort((a, b) => a - b);
  const peaks = taken.flatMap(({ peak }) => peak ?? []);
  return {
    median: times[Math.floor(times.length / 2)] ?? 0,
    min: times[0] ?? 0,
    max: times.at(-1) ?? 0,
    peak: peaks.length === 0 ? undefined : Math.max(...peaks),
  };
}

interface Run {
  readonly time: number;
  readonly peak: number | undefined;
}

function runOnce({ program = process.execPath, argv }: Measurement): Promise<Run> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(program, argv, { stdio: ["ignore", "ignore", "pipe"] });
    let peak: number | undefined;
    const watch = setInterval(() => {
      peak = residentPeak(child.pid) ?? peak;
    }, 20);
    let complaints = "";
    child.stderr.on("data", (chunk) => {
      complaints += chunk;
    });
    child.on("error", reject);
    child.on("close", (status) => {
      clearInterval(watch);
      const time = performance.now() - started;
      if (status === 0) resolve({ time, peak });
      else reject(new Error(`${program} ${argv.join(" ")} ended with ${status}:\n${complaints}`));
    });
  });
}

/** Peak of the resident set so far, in MiB, as Linux tells it (proc(5), VmHWM). */
function residentPeak(pid: number | undefined): number | undefined {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined; // another system, or the process has just ended
  }
}
