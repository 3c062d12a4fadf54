#!/usr/bin/env node
// Bundles Fairlead itself into .cache/bundle: the command, the server entry of the renderer and the client. Runs as
// `npm run prepare`, and from the launcher when a source has changed. Nothing of a site's content comes in here.
//
//   node pipeline/bin/bundle.js [--if-stale]
//
// FAIRLEAD_CLIENT=development adds `client-dev`, the client with React's development build, for tests.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { takeLock } from "./bundle-lock.js";
import { namedByContent } from "./named-by-content.js";
import { nodeProblem } from "./node-version.js";
import { readPackageFiles } from "./package-files.js";
import { copyPictureFonts } from "./picture-fonts.js";
import { isFresh, makeStamp, readStamp } from "./stamp.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const cache = join(root, ".cache");
const bundle = join(cache, "bundle");
const variant = process.env.FAIRLEAD_CLIENT === "development" ? "development" : "production";
/** A bundle that has the development client keeps it, or tests and other commands would bundle in turns. */
const variants = [...new Set(["production", ...(readStamp(bundle)?.variants ?? []), variant])];

async function main() {
  const problem = nodeProblem(process.versions.node);
  if (problem !== undefined) {
    process.stderr.write(`${problem}\n`);
    process.exitCode = 2;
    return;
  }
  // npm runs `prepare` when it packs, too, and before it `prepack`, which has bundled all that has changed.
  const isPacking = ["pack", "publish"].includes(process.env.npm_command);
  const ifStale = isPacking || process.argv.includes("--if-stale");
  if (ifStale && isFresh(root, bundle, variant)) return;
  mkdirSync(cache, { recursive: true });
  const release = await takeLock(join(cache, "bundle.lock"));
  try {
    // The former holder of the lock has probably just made the bundle.
    if (ifStale && isFresh(root, bundle, variant)) return;
    await make();
  } finally {
    release();
  }
}

async function make() {
  process.chdir(root);
  removeLeftovers();
  await generateIfChanged();
  // Before the build: a source that changes while we read it makes the bundle stale, not wrong.
  const stamp = makeStamp(root, variants);
  const fresh = join(cache, `bundle-new-${process.pid}`);
  await buildAll(fresh);
  const chunks = join(fresh, "pipeline", "chunks");
  writeFileSync(
    join(fresh, "stamp.json"),
    JSON.stringify({ ...stamp, chunks: existsSync(chunks) ? readdirSync(chunks) : [] }),
  );
  swap(fresh);
}

/** The generated code follows from the schemas and from the names of layouts and compile functions. */
async function generateIfChanged() {
  if (!existsSync(join(root, "schema/source")) || !isInstalled("json-schema-to-typescript")) return;
  const before =
    readStamp(bundle)?.generated ?? (generatedIsNewest() ? makeStamp(root, []).generated : undefined);
  if (before !== undefined && before === makeStamp(root, []).generated) return;
  const { runnerImport } = await import("vite");
  const file = join(root, "schema/build/generate.ts");
  const { module } = await runnerImport(file, { configFile: false, logLevel: "warn" });
  await module.main();
}

/** Without a stamp, times decide: in a fresh checkout generated files are as new as their sources. */
function generatedIsNewest() {
  const types = statSync(join(root, "schema/generated/types.ts"), { throwIfNoEntry: false });
  if (types === undefined) return false;
  const sources = readdirSync(join(root, "schema/source"), { recursive: true, withFileTypes: true });
  const newest = Math.max(...sources.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs));
  return newest <= types.mtimeMs + 60_000;
}

function isInstalled(name) {
  return existsSync(join(root, "node_modules", name, "package.json"));
}

async function buildAll(out) {
  // Vite reads it to choose the form of JSX, and the generation before may have set it otherwise.
  process.env.NODE_ENV = "production";
  const [{ build }, targets, { writeNotices }, { writeThirdPartyNotices }] = await Promise.all([
    import("vite"),
    import("./bundle-targets.js"),
    import("./notices.js"),
    import("./third-party.js"),
  ]);
  const [checks, packageFiles] = [await compileChecks(), await readPackageFiles(root)];
  const pipeline = targets.pipelineTarget(root, join(out, "pipeline"), {
    checks: checks.folder,
    packageFiles: packageFiles.folder,
  });
  await Promise.all([
    ...variants.map(async (mode) => {
      const folder = join(out, mode === "development" ? "client-dev" : "client");
      await build(targets.clientTarget(root, folder, mode));
      writeNotices(root, folder);
    }),
    ...targets.serviceWorkers.map((entry) => build(targets.workerTarget(root, join(out, "workers"), entry))),
    build(targets.serverTarget(root, join(out, "server"))),
    build(targets.devFormTarget(root, join(out, "dev-form"))),
    ...(pipeline === undefined ? [] : [build(pipeline)]),
  ]);
  for (const { folder, files } of [checks, packageFiles])
    writeFiles(files, join(out, "pipeline", "chunks", folder));
  writeThirdPartyNotices(root, out, packageFiles.specifiers);
  copyPictureFonts(root, join(out, "picture-fonts"));
  await drawIcons(join(out, "icons"));
  // Bundles are modules whatever package they lie in.
  writeFileSync(join(out, "package.json"), '{ "type": "module" }\n');
}

/** The code of every schema by file. */
async function compileChecks() {
  const { runnerImport } = await import("vite");
  const file = join(root, "pipeline/sources/validate/schema-code/own-check-codes.ts");
  const { module } = await runnerImport(file, { configFile: false, logLevel: "warn" });
  return namedByContent("checks", module.ownCheckCodes());
}

/** Those of sites without a logo, which are the same for all. */
async function drawIcons(folder) {
  const { runnerImport } = await import("vite");
  const file = join(root, "pipeline/outputs/install/install-files.ts");
  const { module } = await runnerImport(file, { configFile: false, logLevel: "warn" });
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of await module.ownIcons()) writeFileSync(join(folder, name), bytes);
}

function writeFiles(files, folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) writeFileSync(join(folder, name), content);
}

/** The new folder takes the old one's place. Commands that run from the old one may still load its chunks for a while. */
function swap(fresh) {
  const old = join(cache, `bundle-old-${Date.now()}`);
  if (existsSync(bundle)) renameSync(bundle, old);
  renameSync(fresh, bundle);
  if (existsSync(old)) keepOldChunks(old);
}

function removeLeftovers() {
  for (const name of readdirSync(cache)) {
    if (/^bundle-(new|old)-/.test(name)) rmSync(join(cache, name), { recursive: true, force: true });
  }
}

/**
 * A running `fairlead dev` imports rarely used chunks late, by the path of the folder that was just replaced. Their
 * names carry a hash, so the chunks of one former bundle are put beside the new ones.
 */
function keepOldChunks(old) {
  const from = join(old, "pipeline", "chunks");
  const to = join(bundle, "pipeline", "chunks");
  if (existsSync(from) && existsSync(to)) {
    const former = readStamp(old)?.chunks ?? readdirSync(from);
    for (const name of former) {
      if (!existsSync(join(to, name)) && existsSync(join(from, name)))
        renameSync(join(from, name), join(to, name));
    }
  }
  rmSync(old, { recursive: true, force: true });
}

try {
  await main();
} catch (error) {
  if (error.code === "EACCES" || error.code === "EROFS" || error.code === "EPERM") {
    process.stderr.write(
      `Fairlead cannot bundle itself: ${cache} cannot be written. Run "npm run prepare" as a user who may write there.\n`,
    );
  } else {
    process.stderr.write(`Fairlead could not bundle itself.\n${error.stack ?? error}\n`);
  }
  process.exitCode = 3;
}
