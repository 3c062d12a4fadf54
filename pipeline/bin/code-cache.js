// Keeps what V8 made of the bundle's modules beside the bundle, so that the next command neither parses nor compiles them:
// a sixth of the time that a small change costs. Plain JavaScript without imports from npm.
import { isAscii } from "node:buffer";
import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { constants, Script } from "node:vm";
import { getEnvironmentData, setEnvironmentData } from "node:worker_threads";
import { crc32 } from "node:zlib";

/**
 * Runs in which the code of a module is kept anew. Functions are compiled when they first run, and the second run of a
 * command goes other ways than the first, whose cache was empty.
 */
const LEARNING_RUNS = 3;
/** What V8 is given a module between. */
const HEAD = Buffer.from("(function (exports, require, module, __filename, __dirname) { ");
const END = Buffer.from("\n})");

/** Where the threads of a command are told its cache. */
const OF_COMMAND = "fairlead compiled code";

/**
 * Lets modules below `folder` whose names end in `.cjs` come from the cache, here and in threads that are started later.
 * Code is named by the hash of its source, since V8 itself compares lengths alone; V8 refuses what another version of it
 * has made.
 */
export function keepCompiledCode(folder, name) {
  const file = join(folder, `code-${name}-${process.version}-${process.arch}.bin`);
  setEnvironmentData(OF_COMMAND, { folder, file });
  const cache = readCache(file);
  const scripts = loadFrom(folder, cache);
  process.once("exit", () => {
    const fresh = learn(scripts, cache);
    if (fresh !== undefined) writeCache(file, fresh);
  });
}

/** Lets a thread take what its command has kept. It keeps nothing: it is ended wherever it is, and the command does its work, too. */
export function takeCompiledCode() {
  const known = getEnvironmentData(OF_COMMAND);
  if (known !== undefined) loadFrom(known.folder, readCache(known.file));
}

/** The scripts by their keys, as they are loaded from now on. */
function loadFrom(folder, cache) {
  const scripts = new Map();
  const { extensions } = createRequire(import.meta.url);
  extensions[".cjs"] = (module, path) => {
    if (!path.startsWith(folder + sep)) return extensions[".js"](module, path);
    const source = readSource(path);
    const key = createHash("sha256").update(source.subarray(HEAD.length, -END.length)).digest("hex");
    const known = cache.get(key)?.read();
    const script = compile(source, path, known);
    const isTaken = known !== undefined && script.cachedDataRejected === false;
    scripts.set(key, { script, isTaken });
    const run = script.runInThisContext();
    run.call(module.exports, module.exports, createRequire(path), module, path, dirname(path));
  };
  return scripts;
}

/** The bytes of a module within its function, as one piece: texts that are joined would be copied once more. */
function readSource(path) {
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    const bytes = Buffer.allocUnsafe(HEAD.length + size + END.length);
    HEAD.copy(bytes);
    const read = readSync(file, bytes, HEAD.length, size, 0);
    END.copy(bytes, HEAD.length + read);
    return bytes.subarray(0, HEAD.length + read + END.length);
  } finally {
    closeSync(file);
  }
}

function compile(source, filename, cachedData) {
  // ASCII is Latin-1, too, and to read it as that takes a fifth.
  const text = source.toString(isAscii(source) ? "latin1" : "utf8");
  return new Script(text, {
    filename,
    cachedData,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
}

/** What the next run gets; undefined where that is what this one has got. */
function learn(scripts, cache) {
  const fresh = new Map(cache);
  let isNew = false;
  for (const [key, { script, isTaken }] of scripts) {
    const known = isTaken ? cache.get(key) : undefined;
    if (known !== undefined && known.runs >= LEARNING_RUNS) continue;
    const code = script.createCachedData();
    fresh.set(key, { runs: (known?.runs ?? 0) + 1, read: () => code });
    isNew = true;
  }
  return isNew ? fresh : undefined;
}

/** Bytes of the number that a file begins with: the length of its head. */
const NUMBER = 4;

/**
 * The length of a head, the head as JSON, then the code of one module after another, which is read when the module is
 * loaded: a command needs some of them. What is damaged counts as missing.
 */
function readCache(file) {
  try {
    const opened = openSync(file, "r");
    const length = readBytes(opened, 0, NUMBER).readUInt32LE();
    // A damaged number must not make us ask for gigabytes.
    const modules = JSON.parse(readBytes(opened, NUMBER, Math.min(length, fstatSync(opened).size)));
    const cache = new Map();
    let at = NUMBER + length;
    for (const { key, runs, bytes, sum } of modules) {
      const start = at;
      cache.set(key, { runs, read: () => soundBytes(opened, { start, bytes, sum }) });
      at += bytes;
    }
    return cache;
  } catch {
    return new Map();
  }
}

function soundBytes(opened, { start, bytes, sum }) {
  try {
    const code = readBytes(opened, start, bytes);
    return crc32(code) === sum ? code : undefined;
  } catch {
    return undefined;
  }
}

function readBytes(opened, start, count) {
  const bytes = Buffer.allocUnsafe(count);
  return bytes.subarray(0, readSync(opened, bytes, 0, count, start));
}

function writeCache(file, cache) {
  const temporary = `${file}.${process.pid}`;
  try {
    const codes = [...cache].flatMap(([key, { runs, read }]) => {
      const code = read();
      return code === undefined ? [] : [{ key, runs, code }];
    });
    const modules = codes.map(({ key, runs, code }) => ({ key, runs, bytes: code.length, sum: crc32(code) }));
    const head = Buffer.from(JSON.stringify(modules));
    const number = Buffer.alloc(NUMBER);
    number.writeUInt32LE(head.length);
    writeFileSync(temporary, Buffer.concat([number, head, ...codes.map(({ code }) => code)]));
    renameSync(temporary, file);
  } catch {
    // Without the right to write there, every command compiles for itself.
    rmSync(temporary, { force: true });
  }
}
