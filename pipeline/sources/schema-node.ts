/** The keywords of a JSON Schema that a starting file follows. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly required?: readonly string[];
  readonly items?: SchemaNode;
  readonly additionalProperties?: SchemaNode | boolean;
  readonly oneOf?: readonly SchemaNode[];
  readonly discriminator?: { readonly propertyName: string };
  readonly definitions?: Readonly<Record<string, SchemaNode>>;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly "x-pattern-hint"?: string;
  readonly "x-no-effect"?: boolean;
  readonly "x-exact"?: boolean;
  readonly "x-ref"?: string;
  readonly "x-published"?: "value" | "item" | "no";
  readonly "x-ordered"?: boolean;
  readonly "x-breaks"?: "any" | "change" | "no";
}

/** Follows the references inside one schema; schemas of this project do not refer to each other. */
export type Resolve = (node: SchemaNode) => SchemaNode;

/** Follows `$ref` within a schema; throws where it leads nowhere, which no merged schema does. */
export function resolverOf(root: SchemaNode): Resolve {
  return function resolve(node) {
    if (node.$ref === undefined) return node;
    const target = root.definitions?.[node.$ref.replace("#/definitions/", "")];
    if (target === undefined) throw new Error(`The schema has no ${node.$ref}.`);
    return resolve(target);
  };
}

/** `["object", "null"]` is an object. */
export function typeOf(node: SchemaNode): string | undefined {
  if (node.type === undefined) return node.properties === undefined ? undefined : "object";
  return typeof node.type === "string" ? node.type : node.type.find((type) => type !== "null");
}
