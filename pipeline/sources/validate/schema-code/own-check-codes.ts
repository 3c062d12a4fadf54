import { createRequire } from "node:module";
import type { Ajv, ValidateFunction } from "ajv";
import { schemas } from "../../../../schema/generated/schemas.ts";
import { unionBranches } from "../union-branch.ts";
import { callsOf } from "./calls.ts";
import { checkFileName } from "./check-file.ts";
import type { Schemas } from "./checks.ts";
import { compiledForm, createAjv } from "./compile-checks.ts";

/** The checks of our own schemas as files by name, for the bundle. */
export function ownCheckCodes(): ReadonlyMap<string, string> {
  return checkCodes(schemas);
}

/** The package is CommonJS, and its types are those of a module: a loader's own view of it decides. */
const standaloneCode = createRequire(import.meta.url)("ajv/dist/standalone/index.js") as (
  ajv: Ajv,
  check: ValidateFunction,
) => string;

/** The checks of schemas, and of each branch of those that are unions, as files by name. */
export function checkCodes(schemas: Schemas): ReadonlyMap<string, string> {
  const ajv = createAjv(() => {}, { source: true });
  const codeOf = (name: string, branch: string | undefined): [string, string] => [
    checkFileName(name, branch),
    fileText(standaloneCode(ajv, ajv.compile(compiledForm(schemas, name, branch)))),
  ];
  return new Map(
    Object.entries(schemas).flatMap(([name, schema]) =>
      [undefined, ...unionBranches(schema)].map((branch) => codeOf(name, branch)),
    ),
  );
}

function fileText(code: string): string {
  const known = callsOf(() => {});
  for (const [, name = ""] of code.matchAll(/\brequire\("([^"]+)"\)/g))
    if (known[name] === undefined) throw new Error(`The code of a check asks for "${name}".`);
  return `module.exports = (module, require) => {\n${code}\n};\n`;
}
