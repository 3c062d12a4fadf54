import type { ErrorObject } from "ajv";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { childPointer, valueAt } from "../../core/json-pointer.ts";
import { changeAt, changeHint } from "../migrate/data-changes.ts";
import type { SourceReference } from "../parse/source.ts";
import type { YamlDocument } from "../parse/types.ts";
import { causeOf } from "./cause.ts";
import { keyPosition, valuePosition } from "./document-path.ts";
import { explainError } from "./explain-error.ts";
import type { SchemaNode } from "./explanation.ts";
import { hexadecimals, type Prose, proseOf, referencesOf, uselessKeys } from "./notes.ts";
import type { Note } from "./schema-code/calls.ts";
import type { Check, Checks, Schemas } from "./schema-code/checks.ts";
import { selectErrors } from "./select-errors.ts";
import { unionBranch } from "./union-branch.ts";

export type { Prose } from "./notes.ts";

export interface Validation {
  readonly diagnostics: readonly Diagnostic[];
  /** Found as far as the document is valid. */
  readonly references: readonly SourceReference[];
  readonly prose: readonly Prose[];
}

export interface Validator {
  /** Checks what an author wrote by the schema of this name. */
  validate(name: string, document: YamlDocument, file: string): Validation;
  /** Checks what we made ourselves: a mistake is our bug, so it throws. */
  validateValue(name: string, value: unknown): void;
  /** The problems of a value that was made from a file of another program. */
  problemsOf(name: string, value: unknown): readonly ValueProblem[];
}

/** A place in a value that does not fit its schema, as a JSON Pointer, and why in a sentence. */
export interface ValueProblem {
  readonly pointer: string;
  readonly message: string;
}

/** Validates by JSON Schema draft-07. `checks` compiles or loads; each check is made when it is first used. */
export function createValidator(schemas: Schemas, checks: (note: (note: Note) => void) => Checks): Validator {
  let notes: Note[] = [];
  const checkOf = remembered(checks((note) => notes.push(note)));

  function run(check: Check, value: unknown): { errors: readonly ErrorObject[]; notes: readonly Note[] } {
    notes = [];
    check(value);
    return { errors: check.errors ?? [], notes };
  }

  return {
    validate(name, document, file) {
      const { errors, notes } = run(checkOf(name, undefined), document.value);
      const resolve = resolver(schemas, name);
      const diagnostics = selectErrors(errors).map((error) =>
        toDiagnostic(error, document, { schema: name, file, resolve }),
      );
      return {
        diagnostics: [
          ...diagnostics,
          ...uselessKeys(notes, document, file),
          ...hexadecimals(notes, document, file),
        ],
        references: referencesOf(notes, document),
        prose: proseOf(notes, document),
      };
    },
    validateValue(name, value) {
      const branch = unionBranch(schemas[name] ?? {}, value);
      const { errors } = run(checkOf(name, branch), value);
      if (errors.length > 0) throw new Error(`A value does not fit the schema ${name}:\n${describe(errors)}`);
    },
    problemsOf(name, value) {
      const document = { value, positions: new Map() };
      const resolve = resolver(schemas, name);
      return selectErrors(run(checkOf(name, undefined), value).errors).map((error) =>
        explainError(error, document, resolve),
      );
    },
  };
}

function remembered(checks: Checks): Checks {
  const known = new Map<string, Check>();
  return (name, branch) => {
    const key = `${name} ${branch ?? ""}`;
    const check = known.get(key) ?? checks(name, branch);
    known.set(key, check);
    return check;
  };
}

/** Follows the references inside one schema; schemas of this project do not refer to each other. */
function resolver(schemas: Schemas, name: string): (schema: unknown) => SchemaNode {
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
  const cause = causeOf(error, pointer, { schema: context.schema, root: document.value });
  return {
    code,
    severity: "error",
    file: context.file,
    ...position,
    message,
    ...(hint ? { hint } : {}),
    ...(cause === undefined ? {} : { cause }),
  };
}

/** The hint for a file that is written for a former version of the schema. */
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

function describe(errors: readonly ErrorObject[]): string {
  return selectErrors(errors)
    .slice(0, 20)
    .map(({ instancePath, message }) => `value${instancePath} ${message}`)
    .join("\n");
}
