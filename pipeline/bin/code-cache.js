// Keeps what V8 made of the bundle's modules beside the bundle, so that the next command neither parses nor compiles them:
// a sixth of the time that a small change costs. Plain JavaScript without imports from npm.
import { createHash } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { constants, Script } from "node:vm";
import { crc32 } from "node:zlib";

/**
 * Runs in which the code of a module is kept anew. Functions are compiled when they first run, and the second run of a
 * command goes other ways than the first, whose cache was empty.
 */
const LEARNING_RUNS = 3;
const ARGUMENTS = "exports, require, module, __filename, __dirname";

/**
 * Lets modules below `folder` whose names end in `.cjs` come from the cache. Code is named by the hash of its source, since V8
 * itself compares lengths alone; V8 refuses what another version of it has made.
 */
export function keepCompiledCode(folder, name) {
  const file = join(folder, `code-${name}-${process.version}-${process.arch}.bin`);
  const cache = readCache(file);
  const scripts = new Map();
  const { extensions } = createRequire(import.meta.url);
  extensions[".cjs"] = (module, path) => {
    if (!path.startsWith(folder + sep)) return extensions[".js"](module, path);
    const source = readFileSync(path, "utf8");
    const key = createHash("sha256").update(source).digest("hex");
    const script = compile(source, path, cache.get(key)?.code);
    scripts.set(key, script);
    const run = script.runInThisContext();
    run.call(module.exports, module.exports, createRequire(path), module, path, dirname(path));
  };
  process.once("exit", () => {
    const fresh = learn(scripts, cache);
    if (fresh !== undefined) writeCache(file, fresh);
  });
}

function compile(source, filename, cachedData) {
  return new Script(`(function (${ARGUMENTS}) { ${source}\n})`, {
    filename,
    cachedData,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
}

/** What the next run gets; undefined where that is what this one has got. */
function learn(scripts, cache) {
  const fresh = new Map(cache);
  let isNew = false;
  for (const [key, script] of scripts) {
    const known = script.cachedDataRejected === true ? undefined : cache.get(key);
    if (known !== undefined && known.runs >= LEARNING_RUNS) continue;
    fresh.set(key, { runs: (known?.runs ?? 0) + 1, code: script.createCachedData() });
    isNew = true;
  }
  return isNew ? fresh : undefined;
}

/** A line of JSON with a sum over the code, then the code of one module after another. What is damaged counts as empty. */
function readCache(file) {
  try {
    const bytes = readFileSync(file);
    const start = bytes.indexOf(10) + 1;
    const { sum, modules } = JSON.parse(bytes.toString("utf8", 0, start));
    if (crc32(bytes.subarray(start)) !== sum) return new Map();
    const cache = new Map();
    let at = start;
    for (const { key, runs, length } of modules) {
      cache.set(key, { runs, code: bytes.subarray(at, at + length) });
      at += length;
    }
    return cache;
  } catch {
    return new Map();
  }
}

function writeCache(file, cache) {
  const temporary = `${file}.${process.pid}`;
  try {
    const code = Buffer.concat([...cache.values()].map((module) => module.code));
    const modules = [...cache].map(([key, module]) => ({
      key,
      runs: module.runs,
      length: module.code.length,
    }));
    const head = JSON.stringify({ sum: crc32(code), modules });
    writeFileSync(temporary, Buffer.concat([Buffer.from(`${head}\n`), code]));
    renameSync(temporary, file);
  } catch {
    // Without the right to write there, every command compiles for itself.
    rmSync(temporary, { force: true });
  }
}
