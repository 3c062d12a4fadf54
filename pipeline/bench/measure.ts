import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { medianOf } from "./median.ts";

/** The times of whole processes. */
export interface Timing {
  /** Wall times in milliseconds. */
  readonly median: number;
  readonly min: number;
  readonly max: number;
  /** Time on all processors together, in milliseconds: what other programs on the machine disturb least. Absent without /proc. */
  readonly processor: number | undefined;
  /** Largest resident set of a run in MiB; absent where the system has no /proc. */
  readonly peak: number | undefined;
}

interface Measurement {
  readonly runs: number;
  /** The program; Node where absent. */
  readonly program?: string;
  readonly argv: readonly string[];
  /** The folder in which it runs; absent: here. */
  readonly folder?: string;
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
  const processor = taken.flatMap(({ processor }) => processor ?? []);
  return {
    median: medianOf(times),
    min: times[0] ?? 0,
    max: times.at(-1) ?? 0,
    processor: processor.length === 0 ? undefined : medianOf(processor),
    peak: peaks.length === 0 ? undefined : Math.max(...peaks),
  };
}

interface Run {
  readonly time: number;
  readonly processor: number | undefined;
  readonly peak: number | undefined;
}

/**
 * Without the certificates that a shell may name for Node: it reads them when it starts, which is 38 of the 62 ms that one
 * with nothing to do takes where they are a system's, and nothing that is measured asks a network.
 */
const { NODE_EXTRA_CA_CERTS: _certificates, ...environment } = process.env;

function runOnce({ program = process.execPath, argv, folder }: Measurement): Promise<Run> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(program, argv, {
      ...{ cwd: folder, env: environment },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let peak: number | undefined;
    let processor: number | undefined;
    const watch = setInterval(() => {
      peak = residentPeak(child.pid) ?? peak;
      processor = processorTime(child.pid) ?? processor;
    }, 10);
    let complaints = "";
    child.stderr.on("data", (chunk) => {
      complaints += chunk;
    });
    child.on("error", reject);
    child.on("close", (status) => {
      clearInterval(watch);
      const time = performance.now() - started;
      if (status === 0) resolve({ time, processor, peak });
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

/** Processor time so far of all threads, in milliseconds, as Linux tells it in hundredths of a second (proc(5), utime and stime of stat). */
function processorTime(pid: number | undefined): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    const ticks = Number(fields[11]) + Number(fields[12]);
    return ticks > 0 ? ticks * 10 : undefined;
  } catch {
    return undefined;
  }
}
