// Starts the bundled command. Plain JavaScript that loads nothing from npm, so that it answers at once.
import { createRequire } from "node:module";
import { join } from "node:path";
import { compileCacheFolder, findHome } from "./home.js";
import { guardExit } from "./last-word.js";

const home = findHome();
const argv = process.argv.slice(2);
const endsWith = guardExit();

if (argv[0] === "--version" || argv[0] === "-v") {
  process.stdout.write(`${home.version}\n`);
  endsWith(0);
} else if (await isReady()) {
  const { enableCompileCache, flushCompileCache } = await import("../engine/threads/compile-cache.js");
  const compiled = compileCacheFolder(home);
  if (compiled !== undefined) enableCompileCache(compiled, commandName());
  const { main } = createRequire(import.meta.url)(join(home.bundle, "pipeline", "fairlead.cjs"));
  const { bundle, manual, root, templates, version } = home;
  endsWith(await main(argv, { bundle, manual, root, templates, version }));
  if (["build", "check"].includes(commandName()) && isAllWritten()) {
    flushCompileCache();
    process.exit();
  }
} else {
  endsWith(3);
}

/**
 * Whether all output of this process has been flushed to its reader. Then the process ends at once: else V8 first gives all
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

async function isReady() {
  if (home.isPacked) return true;
  const { ensureBundle } = await import("./ensure-bundle.js");
  return ensureBundle(home);
}
