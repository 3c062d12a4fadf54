// The places of the parts of Fairlead. Plain JavaScript without imports from npm.
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
/** The folder that `npm pack` puts into the package, made by `pack.js`. */
export const PACKED_FOLDER = "lib";

/**
 * An installed package has its bundle in `lib`, as it was packed, and keeps nothing beside it: its folder may belong to
 * another user. A clone has its bundle in `.cache`, which the launcher makes anew where sources have changed; a `lib` there
 * is what was packed last, and no command runs from it.
 */
export function findHome() {
  const packed = join(root, PACKED_FOLDER);
  const isPacked = existsSync(join(packed, "stamp.json")) && !existsSync(join(root, "schema", "source"));
  const bundle = isPacked ? packed : join(root, ".cache", "bundle");
  return {
    root,
    isPacked,
    bundle,
    templates: isPacked ? join(packed, "templates") : join(root, "pipeline", "commands", "init", "templates"),
    manual: isPacked ? join(packed, "manual") : join(root, "pipeline", "manual"),
    version: JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version,
  };
}

/**
 * Folder in which Node caches the compiled code of a bundle; undefined without one that is the user's own.
 */
export function compileCacheFolder({ isPacked, bundle }) {
  if (!isPacked) return join(bundle, "compile-cache");
  const cache = userCacheFolder();
  if (cache === undefined) return undefined;
  const { fingerprint } = JSON.parse(readFileSync(join(bundle, "stamp.json"), "utf8"));
  return join(cache, "fairlead", "compile-cache", fingerprint);
}

/** The folder for caches of the user who runs the command. One that all users may write to would not do: code comes from it. */
function userCacheFolder() {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  if (process.platform === "win32") return LOCALAPPDATA || undefined;
  if (XDG_CACHE_HOME) return XDG_CACHE_HOME;
  const home = homeFolder();
  if (home === undefined || !existsSync(home)) return undefined;
  return join(home, ...(process.platform === "darwin" ? ["Library", "Caches"] : [".cache"]));
}

function homeFolder() {
  try {
    return homedir();
  } catch {
    // A user without an entry in the list of users has none.
    return undefined;
  }
}
