import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npmWords, runProgram } from "./run-program.ts";

/** A package that was made, and its bytes. */
interface Packed {
  readonly path: string;
  readonly size: number;
}

/** Packs a folder with npm into another folder. */
export function packInto(target: string, root: string): Packed {
  const printed = runProgram([...npmWords(), "pack", "--json", "--pack-destination", target], root);
  // The output of the scripts of the package comes before.
  const [made] = JSON.parse(printed.slice(printed.indexOf("[\n"))) as readonly {
    readonly filename: string;
    readonly size: number;
  }[];
  if (made === undefined) throw new Error("npm has packed nothing.");
  return { path: join(target, made.filename), size: made.size };
}

/** Installs a package in an empty folder without a network, and makes, checks and builds a new site with it. */
export function tryPackage(tarball: string, { folder, version }: { folder: string; version: string }): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "name": "try", "private": true }\n');
  const options = ["--offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  runProgram([...npmWords(), "install", ...options, tarball], folder, {
    npm_config_cache: join(folder, ".npm-cache"),
  });
  const command = [process.execPath, join(folder, "node_modules/fairlead/pipeline/bin/fairlead.js")];
  const printed = runProgram([...command, "--version"], folder).trim();
  if (printed !== version) throw new Error(`The package says that it is ${printed}, and not ${version}.`);
  runProgram([...command, "init", "site", "--template", "board", "--yes"], folder);
  runProgram([...command, "check"], join(folder, "site"));
  runProgram([...command, "build"], join(folder, "site"));
}
