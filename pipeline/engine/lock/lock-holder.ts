import { lstatSync, readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/**
 * The process that holds a lock. `host` names the machine and its process table, `begun` distinguishes a
 * reused pid.
 */
export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  readonly begun: string;
  readonly token: string;
}

/** A lock of another machine counts as left behind when its holder has given no sign of life for so long. */
const FOREIGN_MS = 300_000;

/**
 * The text that this process writes into a lock; `token` is its own alone, so that it recognizes its locks.
 */
export function thisProcess(token: string, pid = process.pid): LockHolder {
  return { pid, host: thisHost(), begun: processStart(pid), token };
}

/** The holder named by a lock; undefined when there is no lock or it cannot be understood. */
export function readHolder(path: string): LockHolder | undefined {
  try {
    const holder: unknown = JSON.parse(readLock(path));
    return isHolder(holder) ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the process that made the lock is gone. `ownTokens` are the locks that this process holds. */
export function isLeftBehind(path: string, ownTokens: ReadonlySet<string>): boolean {
  const holder = readHolder(path);
  if (!holder || holder.host !== thisHost()) return lockAge(path) > FOREIGN_MS;
  if (holder.pid === process.pid) return !ownTokens.has(holder.token);
  return !isAlive(holder.pid) || processStart(holder.pid) !== holder.begun;
}

/** Milliseconds since the last sign of life; 0 when there is nothing at the path. */
export function lockAge(path: string): number {
  const kind = lstatSync(path, { throwIfNoEntry: false });
  return kind ? Date.now() - kind.mtimeMs : 0;
}

function readLock(path: string): string {
  return lstatSync(path).isSymbolicLink() ? readlinkSync(path) : readFileSync(path, "utf8");
}

function isHolder(value: unknown): value is LockHolder {
  if (typeof value !== "object" || value === null) return false;
  const { pid, host, begun, token } = value as Partial<Record<keyof LockHolder, unknown>>;
  const texts = [host, begun, token].every((text) => typeof text === "string");
  return texts && Number.isSafeInteger(pid) && Number(pid) > 0;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

export function thisHost(): string {
  // Two containers may share a name but not a process table, and a pid says nothing across tables.
  try {
    return `${hostname()} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
}

/** When a process started, in ticks of its machine; empty where /proc is missing, and then every start looks alike. */
function processStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program, in brackets, may itself hold spaces and brackets; the start is the 20th field after it.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}
