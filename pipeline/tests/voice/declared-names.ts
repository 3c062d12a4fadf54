import type { SourceFile } from "./source-files.ts";

/** The owner of a name: its file, or other code that uses it. */
type Kind = "local" | "parameter" | "property" | "type";

export interface DeclaredName {
  readonly name: string;
  readonly kind: Kind;
}

/** A node of the syntax tree: the fields that are read here, and any others. */
interface Node {
  readonly type?: unknown;
  readonly name?: unknown;
  readonly computed?: unknown;
  readonly key?: unknown;
  readonly id?: unknown;
  readonly params?: unknown;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** The fields of a pattern that hold further patterns: of an object, a list, a default value, a rest. */
const PATTERN_FIELDS = ["properties", "elements", "value", "left", "argument", "parameter"];

function namesOfPattern(pattern: unknown, kind: Kind): DeclaredName[] {
  if (Array.isArray(pattern)) return pattern.flatMap((part) => namesOfPattern(part, kind));
  if (!isNode(pattern)) return [];
  if (pattern.type === "Identifier") return [{ name: String(pattern.name), kind }];
  return PATTERN_FIELDS.flatMap((field) => namesOfPattern(pattern[field], kind));
}

function nameOfKey(node: Node): DeclaredName[] {
  return node.computed === true ? [] : namesOfPattern(node.key, "property");
}

const READERS: Readonly<Record<string, (node: Node) => DeclaredName[]>> = {
  VariableDeclarator: ({ id }) => namesOfPattern(id, "local"),
  FunctionDeclaration: functionNames,
  FunctionExpression: functionNames,
  ArrowFunctionExpression: functionNames,
  TSFunctionType: functionNames,
  ClassDeclaration: ({ id }) => namesOfPattern(id, "type"),
  TSInterfaceDeclaration: ({ id }) => namesOfPattern(id, "type"),
  TSTypeAliasDeclaration: ({ id }) => namesOfPattern(id, "type"),
  TSPropertySignature: nameOfKey,
  TSMethodSignature: nameOfKey,
  PropertyDefinition: nameOfKey,
  MethodDefinition: nameOfKey,
};

function functionNames({ id, params }: Node): DeclaredName[] {
  return [...namesOfPattern(id, "local"), ...namesOfPattern(params, "parameter")];
}

function collect(value: unknown, names: DeclaredName[]): void {
  if (Array.isArray(value)) for (const part of value) collect(part, names);
  else if (isNode(value)) {
    names.push(...(READERS[String(value.type)]?.(value) ?? []));
    for (const field of Object.values(value)) collect(field, names);
  }
}

/** The names that a file declares: of variables, functions, parameters, properties and types. */
export function declaredNames(file: SourceFile): DeclaredName[] {
  const names: DeclaredName[] = [];
  collect(file.parsed.program, names);
  return names;
}
