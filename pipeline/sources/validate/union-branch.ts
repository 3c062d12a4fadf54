/** A schema whose root is a union by `type`, as the schemas of this project write one. */
interface UnionSchema {
  readonly oneOf: readonly { readonly $ref?: string }[];
  readonly definitions: Readonly<
    Record<string, { readonly properties?: { readonly type?: { readonly const?: unknown } } }>
  >;
}

const DEFINITIONS = "#/definitions/";

/** The branches of a schema that is a union; of any other none. */
export function unionBranches(schema: object): readonly string[] {
  if (!isUnion(schema)) return [];
  return schema.oneOf.map(({ $ref = "" }) => $ref.slice(DEFINITIONS.length));
}

/**
 * The branch of a union that a value of this type has to fit; undefined for any other schema, and for a type that no
 * branch has. All branches of the page record are much more code than one.
 */
export function unionBranch(schema: object, value: unknown): string | undefined {
  if (!isUnion(schema)) return undefined;
  const { type } = (value ?? {}) as { readonly type?: unknown };
  return unionBranches(schema).find((branch) => schema.definitions[branch]?.properties?.type?.const === type);
}

/** The schema of one branch. */
export function branchSchema(schema: object, branch: string): object {
  const { oneOf: _, discriminator: __, $id: ___, ...rest } = schema as Record<string, unknown>;
  return { ...rest, $ref: DEFINITIONS + branch };
}

function isUnion(schema: object): schema is UnionSchema {
  return "discriminator" in schema && "oneOf" in schema && "definitions" in schema;
}
