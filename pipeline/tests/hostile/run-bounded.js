// Runs every case in a thread of this process that may have so many MiB of memory; one that needs more ends it.
import { Worker } from "node:worker_threads";

const [memory, ...args] = process.argv.slice(2);
new Worker("./pipeline/bin/run.js", {
  argv: ["pipeline/tests/hostile/run-cases.ts", ...args],
  // Threads have four times the stack of a process, which is what nested input meets in a command.
  resourceLimits: { maxOldGenerationSizeMb: Number(memory), stackSizeMb: 1 },
});
