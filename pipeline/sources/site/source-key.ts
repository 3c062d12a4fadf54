import { hashOf, shortHash } from "../../core/hash.ts";
import type { TextFile } from "../read/read-data.ts";
import type { limitsOf } from "../site-config.ts";

/** The limits by which files are read and parsed. */
export type Limits = ReturnType<typeof limitsOf>;

const keys = new WeakMap<TextFile, { readonly limits: string; readonly key: string }>();
const limitNames = new WeakMap<Limits, string>();

/**
 * The key of all that the parsed form of a file depends on. Several steps use it, and `dev` at every save.
 */
export function sourceKey(file: TextFile, limits: Limits): string {
  const name = limitNames.get(limits) ?? shortHash(hashOf(JSON.stringify(limits)));
  limitNames.set(limits, name);
  const known = keys.get(file);
  if (known?.limits === name) return known.key;
  const key = `source ${file.hash} ${name}`;
  keys.set(file, { limits: name, key });
  return key;
}

/** The same of many files. */
export function sourceKeys(files: readonly TextFile[], limits: Limits): string[] {
  return files.map((file) => sourceKey(file, limits));
}
