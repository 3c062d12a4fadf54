import { existsSync, readFileSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";

interface Install {
  /** The folder of the new site. */
  readonly folder: string;
  /** The folder of the package, or of the clone, that runs. */
  readonly root: string;
}

const NAME = "fairlead";
const LISTS = ["dependencies", "devDependencies", "optionalDependencies"] as const;

/**
 * The source of Fairlead as `package.json` names it: that from which it was installed. A registry is never named, since a
 * package of this name there may be somebody else's. Undefined where the source cannot be found.
 */
export function packageSource({ folder, root }: Install): string | undefined {
  if (existsSync(join(root, "schema", "source"))) return fileSource(folder, root);
  for (const above of foldersAbove(root)) {
    const source = namedIn(above);
    if (source === undefined) continue;
    const path = /^file:(?:\/\/)?(.*)$/.exec(source)?.[1] ?? (isPath(source) ? source : undefined);
    return path === undefined ? source : fileSource(folder, resolve(above, path));
  }
  return undefined;
}

function isPath(source: string): boolean {
  return /^\.{0,2}[\\/]/.test(source) || isAbsolute(source);
}

/** A source beside the site is named from there, so that both can move together. */
function fileSource(folder: string, path: string): string {
  return `file:${relative(folder, path).replaceAll("\\", "/") || "."}`;
}

function foldersAbove(path: string): string[] {
  const above = dirname(path);
  return above === path ? [] : [above, ...foldersAbove(above)];
}

/** The version of Fairlead in the `package.json` of a folder. */
function namedIn(folder: string): string | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    for (const list of LISTS) {
      const named = (manifest as Partial<Record<string, Readonly<Record<string, unknown>>>>)[list]?.[NAME];
      if (typeof named === "string") return named;
    }
  } catch {
    // No manifest, or one of something else.
  }
  return undefined;
}
