// One bundling at a time: a file with the process id of its holder.
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const POLL_MS = 100;
const PATIENCE_MS = 180_000;
/** A lock without a readable process id is being written, or its writer was killed in that moment. */
const UNNAMED_MS = 5000;

/** Waits for the lock and returns what gives it back. */
export async function takeLock(path) {
  const deadline = Date.now() + PATIENCE_MS;
  while (!create(path)) {
    if (isLeftBehind(path)) rmSync(path, { force: true });
    else if (Date.now() > deadline)
      throw new Error(`Another process has been bundling for too long. If none is, remove ${path}.`);
    else await sleep(POLL_MS);
  }
  return () => rmSync(path, { force: true });
}

function create(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

function isLeftBehind(path) {
  const holder = Number(readOrEmpty(path));
  if (!Number.isInteger(holder) || holder <= 0) return ageOf(path) > UNNAMED_MS;
  try {
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}

function readOrEmpty(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function ageOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat === undefined ? 0 : Date.now() - stat.mtimeMs;
}
