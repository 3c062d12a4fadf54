import type { DialectName } from "./dialect.ts";
import { dialects } from "./dialects.ts";

/** Where `import docs` puts what pages include from outside their docs: code and settings, whatever their names. */
const IMPORTED = /^imported\//;

/** Whether a file of docs of another system is not a source of the site, even if its name looks like one. */
export function isNoSource(path: string, name: DialectName): boolean {
  return dialects[name].noSources?.test(path) === true || (name !== "fairlead" && IMPORTED.test(path));
}
