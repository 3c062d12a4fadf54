import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Running } from "./command.ts";

/** Files and folders that the system watches for a process (proc(5), fdinfo). */
export function watches({ child }: Running): number {
  const folder = `/proc/${child.pid}/fdinfo`;
  return readdirSync(folder).reduce((sum, name) => sum + watchesOf(join(folder, name)), 0);
}

function watchesOf(folder: string): number {
  try {
    return readFileSync(folder, "utf8").match(/^inotify wd:/gm)?.length ?? 0;
  } catch {
    return 0;
  }
}

/** Processor time of a process in ticks (proc(5), utime and stime). */
export function processorTicks({ child }: Running): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/** Bytes that a process has read, from wherever (proc(5), io): to read a data folder again takes thousands. */
export function bytesRead({ child }: Running): number {
  return Number(/^rchar: (\d+)$/m.exec(readFileSync(`/proc/${child.pid}/io`, "utf8"))?.[1]);
}
