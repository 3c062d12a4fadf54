#!/usr/bin/env node
// Makes the folder `lib` of the package: what runs, from a bundle of the sources as they are now. Runs as `prepare`, also
// where npm installs from a git repository, and as `prepack`.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { ensureBundle } from "./ensure-bundle.js";
import { findHome, PACKED_FOLDER } from "./home.js";
import { nodeProblem } from "./node-version.js";
import { readStamp } from "./stamp.js";

/** Parts of the bundle that are packed whole. */
const PARTS = ["client", "dev-form", "icons", "picture-fonts", "server", "workers", "package.json"];

function main() {
  const problem = nodeProblem(process.versions.node);
  if (problem !== undefined) return fail(problem, 2);
  const home = findHome();
  if (home.isPacked) return;
  if (!ensureBundle(home)) return fail("The package cannot be made without a bundle.", 3);
  const target = join(home.root, PACKED_FOLDER);
  const fresh = `${target}-${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  copyBundle(home.bundle, fresh);
  copySources(home.root, fresh);
  rmSync(target, { recursive: true, force: true });
  renameSync(fresh, target);
}

function fail(text, code) {
  process.stderr.write(`${text}\n`);
  process.exitCode = code;
}

/** Without what only a clone has: chunks of the bundle before, the client for tests, and what Node has compiled. */
function copyBundle(bundle, target) {
  const copy = (path) => cpSync(join(bundle, path), join(target, path), { recursive: true });
  const { fingerprint, chunks } = readStamp(bundle);
  for (const path of PARTS) copy(path);
  for (const name of ["fairlead.cjs", "thread.cjs"]) copy(join("pipeline", name));
  for (const name of chunks) copy(join("pipeline", "chunks", name));
  copy("third-party-notices.txt");
  writeFileSync(join(target, "stamp.json"), JSON.stringify({ fingerprint }));
}

function copySources(root, target) {
  cpSync(join(root, "pipeline", "manual"), join(target, "manual"), { recursive: true });
  const templates = join(root, "pipeline", "commands", "init", "templates");
  cpSync(templates, join(target, "templates"), { recursive: true });
  const generated = join(root, "schema", "generated");
  mkdirSync(join(target, "schema"));
  for (const name of readdirSync(generated).filter((file) => file.endsWith(".schema.json")))
    cpSync(join(generated, name), join(target, "schema", name));
  writeTypes(root, join(target, "types"));
}

/** The types of the entries, and beside them those that were generated from the schemas, which have no code. */
function writeTypes(root, target) {
  mkdirSync(target);
  cpSync(join(root, "schema", "generated", "types.ts"), join(target, "schema.d.ts"));
  for (const name of ["index.d.ts", "records.d.ts"]) {
    const path = join(root, "pipeline", "bin", name);
    if (!existsSync(path)) continue;
    const text = readFileSync(path, "utf8");
    writeFileSync(join(target, name), text.replaceAll('"../../schema/generated/types.ts"', '"./schema.js"'));
  }
}

main();
