/** A schema whose root is a union by `type`, as the schemas of this project write one. */
interface UnionSchema {
  readonly oneOf: readonly { readonly $ref?: string }[];
  readonly definitions: Readonly<
    Record<string, { readonly properties?: { readonly type?: { readonly const?: unknown } } }>
  >;
}

const DEFINITIONS = "#/definitions/";

/**
 * The schema of the one branch of a union that a value of this type has to fit, and its name; undefined for any other
 * schema, and for a type that no branch has. To compile all branches of the page record takes a third of a second, and
 * after a small change records of one type are judged.
 */
export function unionBranch(
  schema: object,
  value: unknown,
): { readonly name: string; readonly schema: object } | undefined {
  if (!isUnion(schema)) return undefined;
  const { oneOf: _, discriminator: __, $id: ___, ...rest } = schema as UnionSchema & Record<string, unknown>;
  const { type } = (value ?? {}) as { readonly type?: unknown };
  const name = schema.oneOf
    .map(({ $ref = "" }) => $ref.slice(DEFINITIONS.length))
    .find((branch) => schema.definitions[branch]?.properties?.type?.const === type);
  return name === undefined ? undefined : { name, schema: { ...rest, $ref: DEFINITIONS + name } };
}

function isUnion(schema: object): schema is UnionSchema {
  return "discriminator" in schema && "oneOf" in schema && "definitions" in schema;
}
