import type { KeyedPath, OutputFile } from "./tree-plan.ts";

/**
 * A file of its path, its key and its bytes. Spelled, because there are five for each page: V8 gives each object that is
 * spread and then gets a property more a hidden class of its own, and whoever reads one has to look it up there.
 */
export function withBytes({ path, key }: KeyedPath, bytes: OutputFile["bytes"]): OutputFile {
  return { path, key, bytes };
}
