/** What editors read besides the schemas themselves: the choice by `type`, and snippets for front matter. */
interface EditorSchema {
  readonly defaultSnippets?: readonly { readonly body?: { readonly type?: unknown } }[];
  readonly description?: string;
  readonly type?: unknown;
  readonly minimum?: number;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly items?: EditorSchema;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, EditorSchema & { readonly const?: unknown }>>;
  readonly definitions?: Readonly<Record<string, EditorSchema>>;
  readonly "x-no-effect"?: boolean;
}

/** For folders whose files have several types: the `type` key of a file chooses its schema. */
export function recordSchema(schemas: ReadonlyMap<string, object>): string {
  const types = [...schemas]
    .filter(([name, schema]) => (schema as EditorSchema).properties?.type?.const === name)
    .map(([name]) => name)
    .filter(
      (name) =>
        !(schemas.get(name) as EditorSchema & { required?: string[] }).required?.includes("breadcrumbs"),
    );
  const schema = {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "record",
    description: "A record of any type. For editors only; the type key chooses the schema.",
    type: "object",
    required: ["type"],
    properties: { type: { enum: types, description: "What the file describes." } },
    // An empty file has no type yet, so that the snippets of all are offered here.
    defaultSnippets: types.flatMap((name) =>
      ((schemas.get(name) as EditorSchema).defaultSnippets ?? []).filter(({ body }) => body?.type === name),
    ),
    allOf: types.map((name) => ({
      if: { properties: { type: { const: name } }, required: ["type"] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { $ref: `${name}.schema.json` },
    })),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/**
 * Snippets for the front matter of docs, as VS Code reads them: editors do not apply a YAML schema inside Markdown, and
 * with these a key completes with its description and its choices there too.
 */
export function frontMatterSnippets(schema: object): string {
  const { properties = {}, definitions = {} } = schema as EditorSchema;
  const resolve = (node: EditorSchema): EditorSchema =>
    node.$ref === undefined
      ? node
      : { ...definitions[node.$ref.replace("#/definitions/", "")], ...node, $ref: undefined as never };
  const keys = Object.entries(properties).flatMap(([key, node]) => {
    const own = resolve(node);
    if (own["x-no-effect"] === true) return [];
    return [
      [
        `front matter: ${key}`,
        {
          scope: "markdown",
          prefix: key,
          body: `${key}: ${placeholder(own, resolve)}`,
          description: own.description ?? "",
        },
      ] as const,
    ];
  });
  const page = {
    scope: "markdown",
    prefix: "---",
    body: [
      "---",
      `title: \${1:Title}`,
      `description: \${2:One sentence that search engines show.}`,
      "---",
      "",
      "$0",
    ],
    description: "The head of a page.",
  };
  return `${JSON.stringify({ "front matter": page, ...Object.fromEntries(keys) }, null, 2)}\n`;
}

function placeholder(node: EditorSchema, resolve: (node: EditorSchema) => EditorSchema): string {
  const choices = node.enum?.filter((choice) => choice !== null).map(String);
  if (choices !== undefined) return choice(choices);
  if (node.type === "boolean") return choice(["true", "false"]);
  if (node.type === "integer" || node.type === "number") return `\${1:${node.minimum ?? 1}}`;
  if (node.type === "array") {
    const inner = node.items === undefined ? "$1" : placeholder(resolve(node.items), resolve);
    return `[${inner}]`;
  }
  return node.type === "object" ? "{ $1 }" : "$1";
}

function choice(values: readonly string[]): string {
  return `\${1|${values.join(",")}|}`;
}
