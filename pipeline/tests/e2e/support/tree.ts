import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entriesBelow } from "../../../sources/read/entries-below.ts";

/** Every file below a folder, as path with "/" -> hash of its bytes, sorted. */
export function readTree(root: string): ReadonlyMap<string, string> {
  return new Map(listFiles(root).map((path) => [path, hashOf(readFileSync(join(root, path)))]));
}

/** One hash for a whole folder: names and bytes. */
export function treeHash(root: string): string {
  return hashOf([...readTree(root)].map((entry) => entry.join("\0")).join("\n"));
}

export function listFiles(root: string): string[] {
  return [...entriesBelow(root)]
    .filter(({ entry }) => !entry.isDirectory())
    .map(({ path }) => path)
    .sort();
}

/** Paths that only one of two trees has, or that differ. */
export function differingPaths(one: ReadonlyMap<string, string>, two: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...two.keys()])]
    .filter((path) => one.get(path) !== two.get(path))
    .sort();
}

function hashOf(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex");
}
