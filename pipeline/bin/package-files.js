// Files of npm packages that the bundle loads by their path: WebAssembly, and programs that run in a thread of their own or
// are seldom needed.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { namedByContent } from "./named-by-content.js";

/** Reads them for the bundle, so that an installed Fairlead needs none of their packages. */
export async function readPackageFiles(root) {
  const { runnerImport } = await import("vite");
  const file = join(root, "pipeline/core/package-files.ts");
  const { module } = await runnerImport(file, { configFile: false, logLevel: "warn" });
  const { resolve } = createRequire(join(root, "package.json"));
  const specifiers = Object.values(module.packageFiles);
  const files = Object.entries(module.packageFiles).map(([name, specifier]) => [
    name,
    readFileSync(resolve(specifier)),
  ]);
  return { ...namedByContent("packages", files), specifiers };
}
