// Starts the bundled command. Plain JavaScript that loads nothing from npm, so that it answers at once.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { guardExit } from "./last-word.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const bundle = join(root, ".cache", "bundle");
const command = join(bundle, "pipeline", "fairlead.cjs");
const version = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;
const argv = process.argv.slice(2);
const endsWith = guardExit();

if (argv[0] === "--version" || argv[0] === "-v") {
  process.stdout.write(`${version}\n`);
  endsWith(0);
} else if (await isReady()) {
  const { enableCompileCache, flushCompileCache } = await import("../engine/threads/compile-cache.js");
  enableCompileCache(join(bundle, "compile-cache"), commandName());
  const { main } = createRequire(import.meta.url)(command);
  endsWith(await main(argv, { bundle, manual: join(root, "pipeline", "manual"), version }));
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
