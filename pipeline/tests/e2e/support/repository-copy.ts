import { cpSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { repository } from "./command.ts";
import { newFolder } from "./temp-folder.ts";

/** Files that tools make, and the site of this repository. */
const LEFT_OUT = new Set([
  ...["node_modules", ".git", ".cache", ".fairlead", "lib", "dist", "coverage", "gallery"],
  "data",
]);

/** A copy of this repository without its site, in a new folder that the caller must remove. */
export function repositoryCopy(): string {
  const copy = newFolder();
  for (const name of readdirSync(repository)) {
    if (LEFT_OUT.has(name) || /^\.(?:dist|trial)\b/.test(name)) continue;
    cpSync(join(repository, name), join(copy, name), { recursive: true });
  }
  // Packages are shared; what tools keep in node_modules/.cache is not.
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(join(repository, "node_modules"))) {
    if (name !== ".cache")
      symlinkSync(join(repository, "node_modules", name), join(copy, "node_modules", name));
  }
  return copy;
}
