import { _, Ajv } from "ajv";
import { branchSchema } from "../union-branch.ts";
import { formats, type Note } from "./calls.ts";
import type { Checks, Schemas } from "./checks.ts";
import { addKeywords } from "./keywords.ts";

/** Compiles each schema when it is first used. */
export function compileChecks(schemas: Schemas, note: (note: Note) => void): Checks {
  const ajv = createAjv(note);
  return (name, branch) => ajv.compile(compiledForm(schemas, name, branch));
}

/** `source`: the code of what is compiled can be read. */
export function createAjv(note: (note: Note) => void, { source = false } = {}): Ajv {
  const ajv = new Ajv({
    // To make the code of a schema smaller takes five times as long as to make it.
    code: { optimize: false, source, formats: _`require("formats")` },
    formats,
    // They are our own, and a test holds them against the schema of schemas, which takes long to compile.
    validateSchema: false,
    allErrors: true,
    verbose: true,
    strict: true,
    // A branch may require what its parent declares.
    strictRequired: false,
    allowUnionTypes: true,
    discriminator: true,
  });
  addKeywords(ajv, note);
  return ajv;
}

/** A schema, or one branch of it, as Ajv has to see it. */
export function compiledForm(schemas: Schemas, name: string, branch: string | undefined): object {
  const schema = schemas[name];
  if (schema === undefined) throw new Error(`There is no schema "${name}".`);
  return closeUnions(branch === undefined ? schema : branchSchema(schema, branch));
}

/** A union is written without `type`; Ajv would then let everything pass that is no object at all. */
function closeUnions<T>(schema: T): T {
  if (schema === null || typeof schema !== "object") return schema;
  if (Array.isArray(schema)) return schema.map(closeUnions) as T;
  const parts = Object.entries(schema).map(([name, part]) => [name, closeUnions(part)]);
  const isUnion = "discriminator" in schema && "oneOf" in schema && !("type" in schema);
  return Object.fromEntries(isUnion ? [["type", "object"], ...parts] : parts);
}
