import type { Expression, Function as FunctionNode, Statement } from "@babel/types";
import { type Binding, type Scope, scopeOf } from "./script-scope.ts";

/** The expression that a function returns, and the names that are known there. */
interface Result {
  readonly node: Expression;
  readonly scope: Scope;
  /** Whether another value may be returned before, under a condition. */
  readonly isConditional: boolean;
}

/** The result of a function whose last statement returns it; undefined for any other one. */
export function resultOf(
  { body, params }: FunctionNode,
  given: readonly (Binding | undefined)[],
  above: Scope,
): Result | undefined {
  const names = new Map<string, Binding>();
  params.forEach((param, index) => {
    const binding = given[index];
    if (param.type === "Identifier" && binding !== undefined) names.set(param.name, binding);
  });
  const hidden = params.flatMap((param) =>
    param.type === "Identifier" && !names.has(param.name) ? [param.name] : [],
  );
  const { file } = above;
  const around: Scope = { file, names, above: without(above, hidden), changed: new Map() };
  if (body.type !== "BlockStatement") return { node: body, scope: around, isConditional: false };
  const last = body.body.find((statement) => statement.type === "ReturnStatement");
  if (last?.type !== "ReturnStatement" || last.argument == null) return undefined;
  const isConditional = body.body.some((statement) => statement !== last && mayReturn(statement));
  return { node: last.argument, scope: scopeOf(body.body, { file, above: around }), isConditional };
}

/** Names of parameters are not those of the script around the function, though nothing is known of their values. */
function without(scope: Scope, hidden: readonly string[]): Scope {
  if (hidden.length === 0) return scope;
  const names = new Map<string, Binding>();
  for (let at: Scope | undefined = scope; at !== undefined; at = at.above)
    for (const [name, binding] of at.names)
      if (!names.has(name) && !hidden.includes(name)) names.set(name, binding);
  return { file: scope.file, names, changed: scope.changed };
}

function mayReturn(statement: Statement): boolean {
  switch (statement.type) {
    case "ReturnStatement":
      return true;
    case "BlockStatement":
      return statement.body.some(mayReturn);
    case "IfStatement":
      return (
        mayReturn(statement.consequent) || (statement.alternate != null && mayReturn(statement.alternate))
      );
    case "SwitchStatement":
      return statement.cases.some(({ consequent }) => consequent.some(mayReturn));
    case "TryStatement":
      return mayReturn(statement.block);
    default:
      return false;
  }
}
