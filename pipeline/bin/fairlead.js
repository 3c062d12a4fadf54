#!/usr/bin/env node
// Starts the bundled command. Plain JavaScript that loads nothing from npm, so that it answers at once.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { guardVerdict } from "./last-word.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const bundle = join(root, ".cache", "bundle");
const command = join(bundle, "pipeline", "fairlead.cjs");
const version = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;
const argv = process.argv.slice(2);
const endsWith = guardVerdict();
/**
 * V8 optimises a function when it has run through so much bytecode, here eight times the usual, and one of WebAssembly when
 * it has run through ten times the usual. Two fifths of a build of 100 docs went into machine code, most of which was
 * hardly run. For the same reason it puts a fifth of the usual into a function that it optimises, and makes plain code of
 * all functions at once, which is 3 % of a build of 1,000 docs. `dev` stays, and has the time to become quick. The room
 * for new objects grows to its full size at once and not by twos: most of what a command makes lives until its end, and
 * each collection on the way copies it.
 */
const FOR_ONE_RUN = [
  "--interrupt-budget=540672",
  "--wasm-tiering-budget=18000000",
  "--max-inlined-bytecode-size-cumulative=200",
  "--always-sparkplug",
  "--semi-space-growth-factor=16",
].join(" ");

if (argv[0] === "--version" || argv[0] === "-v") {
  process.stdout.write(`${version}\n`);
  endsWith(0);
} else if (await isReady()) {
  const { keepCompiledCode } = await import("./code-cache.js");
  // V8 refuses kept code that was compiled with other flags: that of Node's own modules, which most commands load, once
  // flags are set, and ours before.
  for (const name of ["child_process", "fs/promises", "os", "timers/promises"])
    process.getBuiltinModule(`node:${name}`);
  if (commandName() !== "dev") setFlagsFromString(FOR_ONE_RUN);
  keepCompiledCode(bundle, commandName());
  const { main } = createRequire(import.meta.url)(command);
  endsWith(await main(argv, { bundle, version }));
  if (["build", "check"].includes(commandName()) && isAllWritten()) process.exit();
} else {
  endsWith(3);
}

/**
 * Whether whoever reads the output of this process has all of it. Then the process ends at once: else V8 first gives all
 * memory back, piece by piece, which takes 10 ms of a build of 1,000 docs in which nothing has changed, and 30 of one of
 * 10,000.
 */
function isAllWritten() {
  return process.stdout.writableLength === 0 && process.stderr.writableLength === 0;
}

/** These run different parts of the same modules. */
function commandName() {
  return ["build", "check", "dev"].find((name) => name === argv[0]) ?? "other";
}

/** Bundles Fairlead's own code where it has changed since it was bundled. */
async function isReady() {
  const { isFresh } = await import("./stamp.js");
  const variant = process.env.FAIRLEAD_CLIENT === "development" ? "development" : "production";
  if (isFresh(root, bundle, variant)) return true;
  process.stderr.write("Fairlead's own code changed; bundling it once ...\n");
  const { spawnSync } = await import("node:child_process");
  // Its messages go to standard error: standard output may be read by a program.
  const { status } = spawnSync(process.execPath, [join(root, "pipeline", "bin", "bundle.js"), "--if-stale"], {
    stdio: ["ignore", 2, 2],
  });
  return status === 0;
}
