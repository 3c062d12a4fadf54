import type { DialectName } from "./dialect.ts";
import { dialects } from "./dialects.ts";

/** Where `import docs` puts what pages include from outside their docs: code and settings, whatever their names. */
const IMPORTED = /^imported\//;

/** Whether a file of docs of another system is none of the site's sources, whatever its name says. */
export function isNoSource(path: string, name: DialectName): boolean {
  return dialects[name].noSources?.test(path) === true || (name !== "fairlead" && IMPORTED.test(path));
}
