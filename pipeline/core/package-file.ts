import { createRequire } from "node:module";
import { type PackageFile, packageFiles } from "./package-files.ts";

/** Path of a file of an npm package. In a bundle `bundled-package-file.ts` takes the place of this module. */
export function packageFile(name: PackageFile): string {
  return createRequire(import.meta.url).resolve(packageFiles[name]);
}
