import { hashOf, shortHash } from "../../core/hash.ts";
import { oncePer } from "../../core/once.ts";
import type { TextFile } from "../read/read-data.ts";
import type { limitsOf } from "../site-config.ts";

/** The limits by which files are read and parsed. */
export type Limits = ReturnType<typeof limitsOf>;

const keys = new WeakMap<TextFile, { readonly limits: string; readonly key: string }>();
const nameOf = oncePer((limits: Limits) => shortHash(hashOf(JSON.stringify(limits))));
/** The names of limits without the meanings of components. */
const otherNameOf = oncePer(({ components: _, ...others }: Limits) =>
  shortHash(hashOf(JSON.stringify(others))),
);

/**
 * The key of all that the parsed form of a file depends on. Several steps use it, and `dev` at every save.
 */
export function sourceKey(file: TextFile, limits: Limits): string {
  const whole = nameOf(limits);
  const known = keys.get(file);
  if (known?.limits === whole) return known.key;
  const key = `source ${file.hash} ${nameFor(file, limits)}`;
  keys.set(file, { limits: whole, key });
  return key;
}

/** The name of the limits as far as a file depends on them: of a component that it does not use, it has no meaning. */
function nameFor(file: TextFile, limits: Limits): string {
  const name = otherNameOf(limits);
  const used = Object.entries(limits.components ?? {}).filter(([component]) =>
    file.text.includes(`<${component}`),
  );
  return used.length === 0 ? name : shortHash(hashOf(name, JSON.stringify(used)));
}

/** The same of many files. */
export function sourceKeys(files: readonly TextFile[], limits: Limits): string[] {
  return files.map((file) => sourceKey(file, limits));
}
