import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import type { Diagnostic } from "../diagnostics.ts";
import { changeAt, changeHint } from "../migrate/data-changes.ts";
import type { YamlDocument } from "../parse/types.ts";
import { childPointer, keyPosition, valueAt, valuePosition } from "./document-path.ts";
import { explainError, type SchemaNode } from "./explain-error.ts";
import { addKeywords, type Note } from "./keywords.ts";
import { type Prose, proseOf, type Reference, referencesOf, uselessKeys } from "./notes.ts";
import { selectErrors } from "./select-errors.ts";
import { unionBranch } from "./union-branch.ts";

export type { Prose, Reference } from "./notes.ts";

export interface Validation {
  readonly diagnostics: readonly Diagnostic[];
  /** Found as far as the document is valid. */
  readonly references: readonly Reference[];
  readonly prose: readonly Prose[];
}

export interface Validator {
  /** Judges what an author wrote by the schema of this name. */
  validate(name: string, document: YamlDocument, file: string): Validation;
  /** Judges what we made ourselves: a mistake is our bug, so it throws. */
  validateValue(name: string, value: unknown): void;
}

/** Validates by JSON Schema draft-07. Each schema is compiled when it is first used. */
export function createValidator(schemas: Readonly<Record<string, object>>): Validator {
  let notes: Note[] = [];
  const ajv = createAjv((note) => notes.push(note));
  const compiled = compiler(ajv, schemas);

  function run(
    check: ValidateFunction,
    value: unknown,
  ): { errors: readonly ErrorObject[]; notes: readonly Note[] } {
    notes = [];
    check(value);
    return { errors: check.errors ?? [], notes };
  }

  return {
    validate(name, document, file) {
      const { errors, notes } = run(compiled(name), document.value);
      const resolve = resolver(schemas, name);
      const diagnostics = selectErrors(errors).map((error) =>
        toDiagnostic(error, document, { schema: name, file, resolve }),
      );
      return {
        diagnostics: [...diagnostics, ...uselessKeys(notes, document, file)],
        references: referencesOf(notes, document),
        prose: proseOf(notes, document),
      };
    },
    validateValue(name, value) {
      const { errors } = run(compiled(name, value), value);
      if (errors.length > 0)
        throw new Error(`A value does not fit the schema ${name}:\n${describe(ajv, errors)}`);
    },
  };
}

function createAjv(note: (note: Note) => void): Ajv {
  const ajv = new Ajv({
    // To make the code of a schema smaller takes five times as long as to make it, and each runs once a command.
    code: { optimize: false },
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

/** Compiles each schema when it is first used; of a union, where the value is given, its branch alone. */
function compiler(
  ajv: Ajv,
  schemas: Readonly<Record<string, object>>,
): (name: string, value?: unknown) => ValidateFunction {
  const known = new Map<string, ValidateFunction>();
  return (name, value) => {
    const schema = schemas[name];
    if (schema === undefined) throw new Error(`There is no schema "${name}".`);
    const branch = value === undefined ? undefined : unionBranch(schema, value);
    const key = `${name} ${branch?.name ?? ""}`;
    const check = known.get(key) ?? ajv.compile(closeUnions(branch?.schema ?? schema));
    known.set(key, check);
    return check;
  };
}

/** A union is written without `type`; Ajv would then let everything pass that is no object at all. */
function closeUnions<T>(schema: T): T {
  if (schema === null || typeof schema !== "object") return schema;
  if (Array.isArray(schema)) return schema.map(closeUnions) as T;
  const parts = Object.entries(schema).map(([name, part]) => [name, closeUnions(part)]);
  const isUnion = "discriminator" in schema && "oneOf" in schema && !("type" in schema);
  return Object.fromEntries(isUnion ? [["type", "object"], ...parts] : parts);
}

/** Follows the references inside one schema; schemas of this project do not refer to each other. */
function resolver(schemas: Readonly<Record<string, object>>, name: string): (schema: unknown) => SchemaNode {
  return function resolve(schema: unknown): SchemaNode {
    const node = schema !== null && typeof schema === "object" ? (schema as SchemaNode) : {};
    if (!node.$ref?.startsWith("#/")) return node;
    return resolve(valueAt(schemas[name], decodeURIComponent(node.$ref.slice(1))));
  };
}

function toDiagnostic(
  error: ErrorObject,
  document: YamlDocument,
  context: {
    readonly schema: string;
    readonly file: string;
    readonly resolve: (schema: unknown) => SchemaNode;
  },
): Diagnostic {
  const { code, pointer, at, message, ...own } = explainError(error, document, context.resolve);
  const hint = formerHint(error, document, context.schema, pointer) ?? own.hint;
  const position = at === "key" ? keyPosition(document, pointer) : valuePosition(document, pointer);
  return { code, severity: "error", file: context.file, ...position, message, ...(hint ? { hint } : {}) };
}

/** What to write where a file is written for a former version of the schema. */
function formerHint(
  { keyword, params }: ErrorObject,
  { value: root }: YamlDocument,
  schema: string,
  pointer: string,
): string | undefined {
  const at = keyword === "required" ? childPointer(pointer, String(params.missingProperty)) : pointer;
  const value = valueAt(root, at);
  const change = changeAt(schema, at, { value, root });
  return change === undefined ? undefined : changeHint(change, value);
}

function describe(ajv: Ajv, errors: readonly ErrorObject[]): string {
  const shown = selectErrors(errors).slice(0, 20);
  return ajv.errorsText(shown, { separator: "\n", dataVar: "value" });
}
