// Lets Node keep what it compiled of the bundle's modules beside the bundle, so that the next command need not compile them
// again. Plain JavaScript without imports from npm. Node 20 has no such cache and compiles each time.
import module from "node:module";
import { join } from "node:path";
import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";

/** The key under which the threads of a command find their folder. */
const OF_THREADS = "fairlead compile cache";

/**
 * Turns the compile cache on for this command and for threads that are started later. Each command has a
 * folder of its own: Node keeps the functions that the first run of a module has called, and commands call
 * different ones. A folder that cannot be written is no mistake: every command compiles for itself then. The
 * variables `NODE_COMPILE_CACHE` and `NODE_DISABLE_COMPILE_CACHE` take precedence.
 */
export function enableCompileCache(folder, command) {
  setEnvironmentData(OF_THREADS, join(folder, `${command}-threads`));
  module.enableCompileCache?.(join(folder, command));
}

/** The same in a thread: Node does not hand the cache of a process on to its threads. */
export function enableThreadCompileCache() {
  const folder = getEnvironmentData(OF_THREADS);
  if (folder !== undefined) module.enableCompileCache?.(folder);
}

/** Writes what is new, before a command ends in a hurry; Node has this since 22.10, and does it by itself at an ordinary end. */
export function flushCompileCache() {
  module.flushCompileCache?.();
}
