// The facts of an installed package about itself and its licence.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Name, version and licence of the package in a folder. */
export function describePackage(folder) {
  const { name, version, license, repository } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  return {
    name,
    version,
    identifier: license,
    text: file ? readFileSync(join(folder, file), "utf8") : "",
    repository: (repository?.url ?? repository)?.replace(/^git\+|\.git$/g, ""),
  };
}

/** The folder of the package to which a file belongs. */
export function packageFolder(file) {
  const folder = dirname(file);
  const manifest = join(folder, "package.json");
  // Folders inside a package have files of this name, too, which say how modules are read and no more.
  const isPackage = existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).version !== undefined;
  return isPackage ? folder : packageFolder(folder);
}
