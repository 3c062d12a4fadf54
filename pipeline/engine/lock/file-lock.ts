import { randomBytes } from "node:crypto";
import { lutimesSync, mkdirSync, rmdirSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { isLeftBehind, type LockHolder, lockAge, readHolder, thisProcess } from "./lock-holder.ts";

type LockAttempt =
  | { readonly isHeld: true; readonly release: () => void }
  | { readonly isHeld: false; readonly holder: LockHolder | undefined };

const HEARTBEAT_MS = 30_000;
/** The gate of a takeover is open for well under a millisecond unless its owner was killed in it. */
const GATE_MS = 10_000;
const NO_LINKS = new Set(["EPERM", "ENOSYS", "ENOTSUP", "EOPNOTSUPP"]);
const ownTokens = new Set<string>();

/**
 * Takes a lock, or says who has it. The lock is a symbolic link whose target is the holder's name: made and filled in
 * one step, so that a kill leaves no half-written lock. Systems without such links get a file.
 */
export function acquireLock(path: string): LockAttempt {
  for (let attempt = 0; attempt < 5; attempt++) {
    const token = randomBytes(8).toString("hex");
    if (create(path, JSON.stringify(thisProcess(token)))) return { isHeld: true, release: hold(path, token) };
    if (isLeftBehind(path, ownTokens)) removeLeftBehind(path);
    else if (readHolder(path)) break;
  }
  return { isHeld: false, holder: readHolder(path) };
}

function create(path: string, text: string): boolean {
  try {
    symlinkSync(text, path);
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (code === "EEXIST") return false;
    if (!NO_LINKS.has(code)) throw error;
  }
  return createFile(path, text);
}

function createFile(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function hold(path: string, token: string): () => void {
  ownTokens.add(token);
  const heartbeat = setInterval(() => touch(path), HEARTBEAT_MS).unref();
  return () => {
    clearInterval(heartbeat);
    // Another machine may have taken us for dead and taken over: then it is no longer ours to remove.
    if (ownTokens.delete(token) && readHolder(path)?.token === token) unlinkSync(path);
  };
}

function touch(path: string): void {
  try {
    lutimesSync(path, Date.now() / 1000, Date.now() / 1000);
  } catch {
    // Only a sign of life: without it another machine takes over after some minutes.
  }
}

/** Removes a dead holder's lock. A folder is the gate: two takers must not remove each other's fresh lock. */
function removeLeftBehind(path: string): void {
  const gate = gateOf(path);
  try {
    mkdirSync(gate);
  } catch {
    if (lockAge(gate) > GATE_MS) closeGate(path);
    return;
  }
  try {
    if (isLeftBehind(path, ownTokens)) unlinkSync(path);
  } finally {
    closeGate(path);
  }
}

function gateOf(path: string): string {
  return `${path}.takeover`;
}

/**
 * The holder of the lock may close a forgotten gate: a process that is taking the lock looks at it again
 * before it acts.
 */
export function closeGate(path: string): void {
  try {
    rmdirSync(gateOf(path));
  } catch {
    // It was not there, or another process closed it.
  }
}
