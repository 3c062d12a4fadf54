import type {
  CallExpression,
  Expression,
  Function as FunctionNode,
  Node,
  ObjectExpression,
} from "@babel/types";
import { append } from "../../../core/append.ts";
import { type Extent, type Literal, type UnreadLiteral, valueBelow } from "../literal.ts";
import { resultOf } from "./function-result.ts";
import { calledName, pathParts } from "./module-path.ts";
import { nameOf } from "./name-of-node.ts";
import { ALL_EXPORTS, type Binding, bindingOf, type Scope, type ScriptFile } from "./script-scope.ts";

/** Deeper values are no settings. */
const DEPTH = 60;
/**
 * Most values of all settings together. A list that contains another one twice, which contains one twice, would double
 * with each line.
 */
const MOST_VALUES = 100_000;

/** The function that gets the values of a settings file: `defineConfig({ … })`. */
const definition = /^(?:define|with|extend)[A-Z]\w*$/;

/** The values that other files export. */
interface OtherScripts {
  /** The value that a file exports by a name; undefined where there is no such file or name. */
  readonly exported: (specifier: string, name: string, file: ScriptFile) => Binding | undefined;
}

/** Reads expressions of a script as they are written out. Nothing is run. */
export class ScriptValues {
  #values = 0;
  #depth = 0;
  /** The place in the first file that refers to another file, while that one is read. */
  #reference: Extent | undefined;

  constructor(
    readonly main: ScriptFile,
    readonly others: OtherScripts,
  ) {}

  /** The value of the settings: also that of a function which returns it, or that a function of a package gets. */
  settings(binding: Binding, file: ScriptFile): Literal | undefined {
    if (binding.kind === "import") return this.#ofBinding(binding, file);
    return this.#settingsOf(binding.node, binding.scope);
  }

  #settingsOf(node: Expression | FunctionNode, scope: Scope): Literal {
    const plain = unwrapped(node);
    if (isFunction(plain)) return this.#result(plain, [], scope) ?? this.#unread(plain, scope);
    if (plain.type === "Identifier") {
      const found = this.#bound(plain.name, scope);
      if (found?.kind === "value" && this.#depth < DEPTH)
        return this.#deeper(() => this.#settingsOf(found.node, found.scope));
    }
    const given = plain.type === "CallExpression" && !this.#isOwn(plain, scope) ? plain.arguments : [];
    const config = given.find((one) => !/^(?:String|Numeric|Boolean)Literal$/.test(one.type));
    if (config?.type !== undefined && isExpression(config) && this.#depth < DEPTH)
      return this.#deeper(() => this.#settingsOf(config, scope));
    return this.#value(plain, scope);
  }

  #isOwn({ callee }: CallExpression, scope: Scope): boolean {
    if (calledName(callee) === "require" || callee.type === "Import") return true;
    if (callee.type !== "Identifier") return isFunction(unwrapped(callee));
    return this.#bound(callee.name, scope)?.kind === "value";
  }

  #deeper<T>(read: () => T): T {
    this.#depth++;
    try {
      return read();
    } finally {
      this.#depth--;
    }
  }

  #value(node: Node, scope: Scope): Literal {
    if (this.#depth >= DEPTH || this.#values++ > MOST_VALUES) return this.#unread(node, scope);
    return this.#deeper(() => this.#read(unwrapped(node), scope));
  }

  #read(node: Node, scope: Scope): Literal {
    switch (node.type) {
      case "StringLiteral":
        return this.#text(node.value, node, scope);
      case "NumericLiteral":
        return this.#text(String(node.extra?.raw ?? node.value), node, scope);
      case "BooleanLiteral":
        return this.#text(String(node.value), node, scope);
      case "NullLiteral":
        return this.#text("null", node, scope);
      case "UnaryExpression":
        return node.operator === "-" && node.argument.type === "NumericLiteral"
          ? this.#text(`-${node.argument.value}`, node, scope)
          : this.#unread(node, scope);
      case "TemplateLiteral":
        return this.#joined(
          node.quasis.flatMap(({ value }, at) => [value.cooked ?? value.raw, node.expressions[at]]),
          node,
          scope,
        );
      case "BinaryExpression":
        return node.operator === "+" && (isText(node.left) || isText(node.right))
          ? this.#joined([node.left, node.right], node, scope)
          : this.#unread(node, scope);
      case "ArrayExpression":
        return this.#list(node.elements, node, scope);
      case "ObjectExpression":
        return this.#map(node, scope);
      case "Identifier":
        return this.#name(node.name, node, scope);
      case "MemberExpression":
      case "NewExpression":
        return this.#path(node, scope) ?? this.#member(node, scope) ?? this.#unread(node, scope);
      case "CallExpression":
        return this.#path(node, scope) ?? this.#call(node, scope);
      default:
        return this.#unread(node, scope);
    }
  }

  #text(text: string, node: Node, scope: Scope): Literal {
    return { kind: "text", text, ...this.#extent(node, scope) };
  }

  /** The place of a value; a value of another file has the place that refers to that file. */
  #extent({ start, end }: Node, { file }: Scope): Extent {
    const own = { start: Math.max(0, (start ?? 0) - file.added), end: Math.max(0, (end ?? 0) - file.added) };
    return file === this.main ? own : (this.#reference ?? { start: 0, end: 0 });
  }

  #unread(node: Node, scope: Scope, call?: UnreadLiteral["call"]): UnreadLiteral {
    const name = nameOf(node, scope.file);
    return { kind: "unread", name, ...(call !== undefined && { call }), ...this.#extent(node, scope) };
  }

  /** A text of several ones. */
  #joined(parts: readonly (string | Node | undefined)[], node: Node, scope: Scope): Literal {
    const texts = parts.map((part) => {
      if (part === undefined || typeof part === "string") return part ?? "";
      const read = this.#value(part, scope);
      return read.kind === "text" ? read.text : undefined;
    });
    return texts.includes(undefined) ? this.#unread(node, scope) : this.#text(texts.join(""), node, scope);
  }

  #list(elements: readonly (Node | null)[], node: Node, scope: Scope): Literal {
    const items: Literal[] = [];
    for (const element of elements) {
      if (element === null) continue;
      if (element.type !== "SpreadElement") items.push(this.#value(element, scope));
      else {
        const spread = this.#value(element.argument, scope);
        if (spread.kind === "list") append(items, spread.items);
        else items.push(this.#unread(element, scope));
      }
    }
    return { kind: "list", items, ...this.#extent(node, scope) };
  }

  #map(node: ObjectExpression, scope: Scope): Literal {
    const entries = new Map<string, Literal>();
    const others: UnreadLiteral[] = [];
    for (const property of node.properties) {
      if (property.type === "SpreadElement") {
        const spread = this.#value(property.argument, scope);
        if (spread.kind !== "map") others.push(this.#unread(property, scope));
        else {
          for (const [key, value] of spread.entries) entries.set(key, value);
          append(others, spread.others ?? []);
        }
        continue;
      }
      const key = this.#key(property, scope);
      if (key === undefined) others.push(this.#unread(property, scope));
      else if (property.type === "ObjectMethod") entries.set(key, this.#unread(property, scope));
      else entries.set(key, this.#value(property.value, scope));
    }
    return { kind: "map", entries, ...(others.length > 0 && { others }), ...this.#extent(node, scope) };
  }

  #key(
    { key, computed = false }: { readonly key: Node; readonly computed?: boolean },
    scope: Scope,
  ): string | undefined {
    if (!computed && key.type === "Identifier") return key.name;
    if (key.type === "PrivateName") return undefined;
    const read = this.#value(key, scope);
    return read.kind === "text" ? read.text : undefined;
  }

  #name(name: string, node: Node, scope: Scope): Literal {
    if (name === "undefined") return this.#text(name, node, scope);
    const binding = bindingOf(name, scope);
    const read = binding && this.#ofBinding(binding, scope.file, this.#extent(node, scope));
    return read ?? this.#unread(node, scope);
  }

  /** The value of a name; undefined where nothing of it is read. */
  #ofBinding(binding: Binding, file: ScriptFile, reference?: Extent): Literal | undefined {
    const found = this.#resolved(binding, file);
    if (found?.kind !== "value") return undefined;
    const outer = this.#reference;
    this.#reference ??= reference;
    const value = this.#value(found.node, found.scope);
    this.#reference = outer;
    return value.kind === "unread" && value.call === undefined ? undefined : value;
  }

  /** The binding of a name, that of another file where it is imported from one. */
  #bound(name: string, scope: Scope): Binding | undefined {
    const binding = bindingOf(name, scope);
    return binding && (this.#resolved(binding, scope.file) ?? binding);
  }

  #resolved(binding: Binding, file: ScriptFile): Binding | undefined {
    return binding.kind === "value" ? binding : this.others.exported(binding.specifier, binding.name, file);
  }

  /** `object.key`, `list[0]`. */
  #member(node: Node, scope: Scope): Literal | undefined {
    if (node.type !== "MemberExpression") return undefined;
    const key = this.#key({ key: node.property, computed: node.computed }, scope);
    if (key === undefined) return undefined;
    const { object } = node;
    const imported = object.type === "Identifier" ? bindingOf(object.name, scope) : undefined;
    if (imported?.kind === "import" && imported.name === ALL_EXPORTS)
      return this.#ofBinding({ ...imported, name: key }, scope.file, this.#extent(node, scope));
    const whole = this.#value(object, scope);
    const part = whole.kind === "list" ? whole.items[Number(key)] : valueBelow(whole, key);
    return part ?? (key === "default" && whole.kind === "map" ? whole : undefined);
  }

  /** A path that the script makes of its own place, relative to that. */
  #path(node: Expression, scope: Scope): Literal | undefined {
    const parts = pathParts(node)?.map((part) => this.#value(part, scope));
    if (parts === undefined) return undefined;
    const texts = parts.flatMap((part) => (part.kind === "text" ? [part.text] : []));
    return texts.length < parts.length ? undefined : this.#text(texts.join("/"), node, scope);
  }

  #call(node: CallExpression, scope: Scope): Literal {
    const { callee } = node;
    const own = this.#ownFunction(callee, scope);
    if (own !== undefined) {
      const given = node.arguments.map((one): Binding | undefined =>
        isExpression(one) ? { kind: "value", node: one, scope } : undefined,
      );
      return this.#result(own.node, given, own.scope) ?? this.#unread(node, scope);
    }
    const [first] = node.arguments;
    if (first !== undefined && (calledName(callee) === "require" || callee.type === "Import"))
      return this.#required(first, node, scope);
    if (first !== undefined && callee.type === "Identifier" && definition.test(callee.name))
      return this.#settingsOf(node, scope);
    const of = this.#calledPackage(callee, scope) ?? nameOf(callee, scope.file);
    return this.#unread(node, scope, { of, given: node.arguments.map((one) => this.#value(one, scope)) });
  }

  #calledPackage(callee: Node, scope: Scope): string | undefined {
    const binding = callee.type === "Identifier" ? bindingOf(callee.name, scope) : undefined;
    return binding?.kind === "import" && binding.name === "default" ? binding.specifier : undefined;
  }

  #ownFunction(
    callee: Node,
    scope: Scope,
  ): { readonly node: FunctionNode; readonly scope: Scope } | undefined {
    const plain = unwrapped(callee);
    if (isFunction(plain)) return { node: plain, scope };
    const binding = plain.type === "Identifier" ? this.#bound(plain.name, scope) : undefined;
    if (binding?.kind !== "value") return undefined;
    const node = unwrapped(binding.node);
    return isFunction(node) ? { node, scope: binding.scope } : undefined;
  }

  /** `require("./x")`. */
  #required(first: Node, node: Node, scope: Scope): Literal {
    const path = this.#value(first, scope);
    const found =
      path.kind === "text"
        ? this.#ofBinding(
            { kind: "import", specifier: path.text, name: "default" },
            scope.file,
            this.#extent(node, scope),
          )
        : undefined;
    return found ?? this.#unread(node, scope);
  }

  #result(node: FunctionNode, given: readonly (Binding | undefined)[], scope: Scope): Literal | undefined {
    const result = resultOf(node, given, scope);
    if (result === undefined || result.isConditional || this.#depth >= DEPTH) return undefined;
    return this.#deeper(() => this.#settingsOf(result.node, result.scope));
  }
}

function isFunction(node: Node): node is FunctionNode {
  return /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type);
}

function isExpression(node: Node): node is Expression {
  return node.type !== "SpreadElement" && node.type !== "ArgumentPlaceholder";
}

/** Whether an expression is a text, so that `+` joins it with another one. */
function isText(node: Node): boolean {
  if (node.type === "BinaryExpression") return isText(node.left) || isText(node.right);
  return node.type === "StringLiteral" || node.type === "TemplateLiteral";
}

/** An expression without what says nothing of its value: types, brackets and `await`. */
function unwrapped<T extends Node>(node: T): T | Expression {
  switch (node.type) {
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "TSTypeAssertion":
    case "TypeCastExpression":
    case "ParenthesizedExpression":
      return unwrapped(node.expression);
    case "AwaitExpression":
      return unwrapped(node.argument);
    default:
      return node;
  }
}
