import type { KeyedPath, OutputFile } from "./tree-plan.ts";

/**
 * A file with its path, its key and its bytes. The fields are spelled, because there are five files for each
 * page: V8 gives each object that is spread and then gets a property more a hidden class of its own, which
 * makes each read of its fields slow.
 */
export function withBytes({ path, key }: KeyedPath, bytes: OutputFile["bytes"]): OutputFile {
  return { path, key, bytes };
}
