import type { Expression, Function as FunctionNode, Node, Program, Statement } from "@babel/types";

/** A name of a script: an expression or a function of its own, or a name of another file. */
export type Binding =
  | { readonly kind: "value"; readonly node: Expression | FunctionNode; readonly scope: Scope }
  | { readonly kind: "import"; readonly specifier: string; readonly name: string };

/** The names that are known at one place of a script, and in the functions around it. */
export interface Scope {
  readonly file: ScriptFile;
  readonly names: ReadonlyMap<string, Binding>;
  readonly above?: Scope | undefined;
  /** Names whose values statements change after their declaration, with the first of these statements. */
  readonly changed: ReadonlyMap<string, Node>;
}

/** A file whose names these are. */
export interface ScriptFile {
  readonly path: string;
  readonly text: string;
  /** Characters of its script before the text: JSON is read as an expression. */
  readonly added: number;
}

/** The name by which all exports of a file are imported: `import * as name`. */
export const ALL_EXPORTS = "*";

/** The binding of a name, in the innermost scope that has it. */
export function bindingOf(name: string, scope: Scope): Binding | undefined {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.above) {
    const found = at.names.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The scope of some statements: what they declare or import. A name with a second value has none. */
export function scopeOf(
  statements: readonly Statement[],
  { file, above }: { readonly file: ScriptFile; readonly above?: Scope | undefined },
): Scope {
  const names = new Map<string, Binding>();
  const changes = statements.flatMap(changesIn);
  const changed = new Map<string, Node>();
  const scope: Scope = { file, names, above, changed };
  for (const statement of statements) declare(statement, names, scope);
  for (const { name, node, isWhole } of changes)
    if (isWhole) names.delete(name);
    else if (!changed.has(name)) changed.set(name, node);
  return scope;
}

function declare(statement: Statement, names: Map<string, Binding>, scope: Scope): void {
  switch (statement.type) {
    case "ExportNamedDeclaration":
      if (statement.declaration != null) declare(statement.declaration, names, scope);
      return;
    case "ExportDefaultDeclaration":
      if (statement.declaration.type === "FunctionDeclaration") declare(statement.declaration, names, scope);
      return;
    case "FunctionDeclaration":
      if (statement.id != null) names.set(statement.id.name, { kind: "value", node: statement, scope });
      return;
    case "ImportDeclaration":
      for (const specifier of statement.specifiers)
        names.set(specifier.local.name, {
          kind: "import",
          specifier: statement.source.value,
          name: importedName(specifier),
        });
      return;
    case "VariableDeclaration":
      for (const { id, init } of statement.declarations)
        if (id.type === "Identifier" && init != null)
          names.set(id.name, { kind: "value", node: init, scope });
        else if (id.type === "ObjectPattern" && init != null) declareParts(id, init, { names, scope });
      return;
    default:
      return;
  }
}

/** `const { a, b: c } = value` makes `a` and `c` members of the value. */
function declareParts(
  pattern: Extract<Node, { type: "ObjectPattern" }>,
  object: Expression,
  { names, scope }: { readonly names: Map<string, Binding>; readonly scope: Scope },
): void {
  for (const part of pattern.properties) {
    if (part.type !== "ObjectProperty" || part.key.type !== "Identifier" || part.value.type !== "Identifier")
      continue;
    const { start, end, loc } = part;
    const member = { type: "MemberExpression", object, property: part.key, computed: false, start, end, loc };
    names.set(part.value.name, { kind: "value", node: member as Expression, scope });
  }
}

function importedName(
  specifier: Extract<Statement, { type: "ImportDeclaration" }>["specifiers"][number],
): string {
  if (specifier.type === "ImportDefaultSpecifier") return "default";
  if (specifier.type === "ImportNamespaceSpecifier") return ALL_EXPORTS;
  return specifier.imported.type === "Identifier" ? specifier.imported.name : specifier.imported.value;
}

interface Change {
  readonly name: string;
  readonly node: Node;
  /** Whether the name gets another value, and not its value another part. */
  readonly isWhole: boolean;
}

/** Methods that change a list or a map. */
const changing = new Set(["push", "unshift", "splice", "pop", "shift", "reverse", "sort", "set", "delete"]);

/** `name = …`, `name.key = …` and `name.push(…)`, also under a condition. */
function changesIn(statement: Statement): Change[] {
  switch (statement.type) {
    case "ExpressionStatement":
      return changesOf(statement.expression);
    case "BlockStatement":
      return statement.body.flatMap(changesIn);
    case "IfStatement":
      return [statement.consequent, ...(statement.alternate == null ? [] : [statement.alternate])].flatMap(
        changesIn,
      );
    case "ForStatement":
    case "ForOfStatement":
    case "ForInStatement":
    case "WhileStatement":
      return changesIn(statement.body);
    case "TryStatement":
      return statement.block.body.flatMap(changesIn);
    default:
      return [];
  }
}

function changesOf(node: Expression): Change[] {
  if (node.type === "AssignmentExpression") {
    const name = rootOf(node.left);
    const isWhole = node.left.type === "Identifier";
    // Exports are read as such.
    return name === undefined || name === "module" || name === "exports" ? [] : [{ name, node, isWhole }];
  }
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return [];
  const { object, property } = node.callee;
  const name = property.type === "Identifier" && changing.has(property.name) ? rootOf(object) : undefined;
  return name === undefined ? [] : [{ name, node, isWhole: false }];
}

/** The name at the beginning of `name.key[0]`. */
function rootOf(node: Node): string | undefined {
  if (node.type === "Identifier") return node.name;
  return node.type === "MemberExpression" ? rootOf(node.object) : undefined;
}

/** The values that a script exports, by name; that of `module.exports = …` is the default. */
export function exportsOf(program: Program, scope: Scope): ReadonlyMap<string, Binding> {
  const found = new Map<string, Binding>();
  for (const statement of program.body)
    for (const [name, binding] of exportsOfStatement(statement, scope)) found.set(name, binding);
  return found;
}

function exportsOfStatement(statement: Statement, scope: Scope): readonly (readonly [string, Binding])[] {
  switch (statement.type) {
    case "ExportDefaultDeclaration": {
      const { declaration } = statement;
      return declaration.type === "ClassDeclaration" || declaration.type === "TSDeclareFunction"
        ? []
        : [["default", { kind: "value", node: declaration, scope }]];
    }
    case "TSExportAssignment":
      return [["default", { kind: "value", node: statement.expression, scope }]];
    case "ExportNamedDeclaration":
      return namedExports(statement, scope);
    case "ExpressionStatement":
      return commonExports(statement.expression, scope);
    default:
      return [];
  }
}

function namedExports(
  { declaration, specifiers, source }: Extract<Statement, { type: "ExportNamedDeclaration" }>,
  scope: Scope,
): readonly (readonly [string, Binding])[] {
  if (declaration != null) return [...scopeOf([declaration], { file: scope.file, above: scope }).names];
  return specifiers.flatMap((specifier) => {
    if (specifier.type !== "ExportSpecifier") return [];
    const { local, exported } = specifier;
    const name = exported.type === "Identifier" ? exported.name : exported.value;
    const binding =
      source == null
        ? bindingOf(local.name, scope)
        : ({ kind: "import", specifier: source.value, name: local.name } as const);
    return binding === undefined ? [] : [[name, binding] as const];
  });
}

/** `module.exports = …`, `exports.name = …` and `module.exports.name = …`. */
function commonExports(expression: Expression, scope: Scope): readonly (readonly [string, Binding])[] {
  if (expression.type !== "AssignmentExpression" || expression.operator !== "=") return [];
  const name = exportedName(expression.left);
  return name === undefined ? [] : [[name, { kind: "value", node: expression.right, scope }]];
}

function exportedName(target: Node): string | undefined {
  if (target.type !== "MemberExpression" || target.property.type !== "Identifier") return undefined;
  const { object, property } = target;
  const isExports = object.type === "Identifier" && object.name === "exports";
  if (isExports) return property.name;
  const isModule = object.type === "Identifier" && object.name === "module";
  if (isModule && property.name === "exports") return "default";
  return exportedName(object) === "default" ? property.name : undefined;
}
