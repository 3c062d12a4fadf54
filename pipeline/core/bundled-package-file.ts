import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PackageFile } from "./package-files.ts";

/** Folder of the copies that the bundle has, as seen from this module in it. */
declare const __PACKAGE_FILES__: string;

/** Path of the copy of a package's file in the bundle: an installed Fairlead has no other packages beside it. */
export function packageFile(name: PackageFile): string {
  return join(dirname(fileURLToPath(import.meta.url)), __PACKAGE_FILES__, name);
}
