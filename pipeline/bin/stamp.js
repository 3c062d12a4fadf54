// Tells whether the bundle was made from the sources as they are now. Plain JavaScript without imports from npm: the
// launcher runs it before every command and has a few milliseconds for it.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Source files of the bundle, relative to the package. */
const SOURCES = [
  "schema/source",
  "schema/build",
  "schema/generated",
  "schema/published",
  "pipeline",
  "renderer",
  "package-lock.json",
  "package.json",
];
/**
 * The files that `schema/build/generate.ts` reads; layouts and compile functions count by their names only.
 */
const GENERATED_FROM = /^schema\/(source|build)\/|^renderer\/layouts\/[^/]+\/|^pipeline\/pages\/types\//;
const LEFT_OUT = new Set(["fixtures", "tests", "bench", "manual", "node_modules"]);
const TEST = /\.test\.tsx?$|\.md$/;

/** Every source as path -> size and time of change. */
function listSources(root) {
  const found = new Map();
  for (const source of SOURCES) collect(root, source, found);
  return found;
}

function collect(root, path, found) {
  const stat = statSync(`${root}/${path}`, { throwIfNoEntry: false });
  if (stat?.isDirectory()) collectIn(root, path, found);
  else if (stat?.isFile()) found.set(path, { size: stat.size, time: stat.mtimeMs });
}

function collectIn(root, folder, found) {
  for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name) || TEST.test(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) collectIn(root, path, found);
    else collect(root, path, found);
  }
}

/** Reads every source once: the fingerprint is their content and does not depend on when or where they were written. */
export function makeStamp(root, variants) {
  const files = {};
  for (const [path, { size, time }] of [...listSources(root)].sort(byPath)) {
    files[path] = { size, time, hash: hashFile(join(root, path)) };
  }
  return {
    fingerprint: fingerprintOf(files),
    generated: generatedFrom(files),
    node: majorOf(process.version),
    variants,
    files,
  };
}

function byPath([a], [b]) {
  return a < b ? -1 : 1;
}

function fingerprintOf(files) {
  const hash = createHash("sha256");
  for (const [path, file] of Object.entries(files)) hash.update(`${path}\0${file.hash}\n`);
  return hash.digest("hex").slice(0, 32);
}

function generatedFrom(files) {
  const hash = createHash("sha256");
  for (const [path, file] of Object.entries(files)) {
    if (GENERATED_FROM.test(path)) hash.update(`${path}\0${path.startsWith("schema/") ? file.hash : ""}\n`);
  }
  return hash.digest("hex").slice(0, 32);
}

function hashFile(path) {
  return createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 32);
}

function majorOf(version) {
  return version.split(".")[0];
}

/** The stamp of the bundle that is there, or undefined. */
export function readStamp(bundle) {
  try {
    return JSON.parse(readFileSync(join(bundle, "stamp.json"), "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Whether the bundle is up to date. Files whose size and time are as stamped are not read; a file with another time but
 * the same content (a fresh checkout) counts as unchanged, and its time is noted so that it is not read again.
 */
export function isFresh(root, bundle, variant = "production") {
  const stamp = readStamp(bundle);
  if (stamp?.files === undefined || !stamp.variants?.includes(variant)) return false;
  const sources = listSources(root);
  // An installed package may come without its sources: then there is nothing to be stale against.
  if (!sources.has("schema/generated/types.ts")) return true;
  if (sources.size !== Object.keys(stamp.files).length) return false;
  let touched = false;
  for (const [path, { size, time }] of sources) {
    const known = stamp.files[path];
    if (known === undefined || known.size !== size) return false;
    if (known.time === time) continue;
    if (known.hash !== hashFile(join(root, path))) return false;
    known.time = time;
    touched = true;
  }
  if (touched) noteTimes(bundle, stamp);
  return true;
}

function noteTimes(bundle, stamp) {
  try {
    writeFileSync(join(bundle, "stamp.json"), JSON.stringify(stamp));
  } catch {
    // Without write access the files are read again next time.
  }
}
