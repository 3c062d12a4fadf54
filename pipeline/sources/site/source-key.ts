import { hashOf, shortHash } from "../../core/hash.ts";
import type { TextFile } from "../read/read-data.ts";
import type { limitsOf } from "../site-config.ts";

/** The limits by which files are read and parsed. */
export type Limits = ReturnType<typeof limitsOf>;

const keys = new WeakMap<TextFile, { readonly limits: string; readonly key: string }>();
const limitNames = new WeakMap<Limits, string>();
/** The names of limits without the meanings of components. */
const otherNames = new WeakMap<Limits, string>();

/**
 * The key of all that the parsed form of a file depends on. Several steps use it, and `dev` at every save.
 */
export function sourceKey(file: TextFile, limits: Limits): string {
  const whole = nameIn(limitNames, limits, () => limits);
  const known = keys.get(file);
  if (known?.limits === whole) return known.key;
  const key = `source ${file.hash} ${nameFor(file, limits)}`;
  keys.set(file, { limits: whole, key });
  return key;
}

/** The name of the limits as far as a file depends on them: of a component that it does not use, it has no meaning. */
function nameFor(file: TextFile, limits: Limits): string {
  const { components = {}, ...others } = limits;
  const name = nameIn(otherNames, limits, () => others);
  const used = Object.entries(components).filter(([component]) => file.text.includes(`<${component}`));
  return used.length === 0 ? name : shortHash(hashOf(name, JSON.stringify(used)));
}

function nameIn(names: WeakMap<Limits, string>, limits: Limits, part: () => object): string {
  const name = names.get(limits) ?? shortHash(hashOf(JSON.stringify(part())));
  names.set(limits, name);
  return name;
}

/** The same of many files. */
export function sourceKeys(files: readonly TextFile[], limits: Limits): string[] {
  return files.map((file) => sourceKey(file, limits));
}
