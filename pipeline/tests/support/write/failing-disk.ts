import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** Ends a command as a kill does: nothing that follows has any effect. */
class Killed extends Error {}

/** How the disk fails at a step and afterwards. */
export type Failure = "kill" | "ENOSPC";

interface FailingDisk {
  /** Steps below this folder are counted. */
  readonly folder: string;
  /** The number of the step that fails, from 0. */
  readonly step: number;
  readonly failure: Failure;
}

type Call = (...given: never[]) => unknown;

/** The calls that change a disk, each with whether it makes a file or folder larger, which a full disk refuses. */
const CHANGES = {
  chmodSync: false,
  chownSync: false,
  fsyncSync: true,
  linkSync: true,
  mkdirSync: true,
  openSync: true,
  renameSync: false,
  rmSync: false,
  writeFileSync: true,
  writeSync: true,
} as const;

/** For tests: runs a command on a disk that fails at a step; gives how many steps there were. */
export async function onFailingDisk(
  { folder, step, failure }: FailingDisk,
  run: () => unknown,
): Promise<number> {
  const names = Object.keys(CHANGES) as (keyof typeof CHANGES)[];
  const real = Object.fromEntries(names.map((name) => [name, fs[name]]));
  const own = new Set<number>();
  let steps = 0;
  const isOver = (): boolean => (failure === "kill" ? steps > step : steps === step + 1);
  const isBelow = (place: unknown): boolean =>
    typeof place === "number" ? own.has(place) : String(place).startsWith(folder);
  for (const name of names) {
    const grows = CHANGES[name];
    const call = real[name] as Call;
    const failing = (...given: unknown[]): unknown => {
      const isReading = name === "openSync" && given[1] === "r";
      if (!isBelow(given[0]) || isReading) return call(...(given as never[]));
      if (failure === "kill" || grows) steps++;
      if (isOver() && (failure === "kill" || grows)) {
        // Half of the bytes may be there when a command ends.
        if (steps === step + 1 && name === "writeFileSync") writeHalf(call, given);
        throw failure === "kill" ? new Killed() : full(given[0]);
      }
      const result = call(...(given as never[]));
      if (name === "openSync" && typeof result === "number") own.add(result);
      return result;
    };
    Object.assign(fs, { [name]: failing });
  }
  syncBuiltinESMExports();
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
  } finally {
    Object.assign(fs, real);
    syncBuiltinESMExports();
  }
  return steps;
}

function writeHalf(call: Call, [place, content, ...rest]: unknown[]): void {
  const half = typeof content === "string" ? content.slice(0, content.length / 2) : "";
  call(...([place, half, ...rest] as never[]));
}

function full(place: unknown): Error {
  return Object.assign(new Error(`ENOSPC: no space left on device, write '${place}'`), {
    code: "ENOSPC",
    syscall: "write",
  });
}
