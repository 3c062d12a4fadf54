import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { CORE_SCHEMA, load } from "js-yaml";
import { describe, expect, test } from "vitest";
import { formats } from "../../sources/validate/schema-code/calls.ts";

/**
 * A snippet that the YAML extension offers by `defaultSnippets`: a body whose texts are written as they are,
 * without quotes.
 */
interface Snippet {
  readonly label: string;
  readonly description: string;
  readonly body: unknown;
}
interface SchemaNode {
  readonly defaultSnippets?: readonly Snippet[];
  readonly definitions?: object;
  readonly [keyword: string]: unknown;
}

const root = fileURLToPath(new URL("../../../schema/", import.meta.url));
const schemaOf = (name: string): SchemaNode =>
  JSON.parse(readFileSync(`${root}generated/${name}.schema.json`, "utf8")) as SchemaNode;
const authored = readdirSync(`${root}source/authored`).map((file) => file.replace(".yaml", ""));

/** Every node of a schema that has snippets, by its path. */
function* nodesOf(node: unknown, path: string): Iterable<[path: string, node: SchemaNode]> {
  if (typeof node !== "object" || node === null) return;
  if ("defaultSnippets" in node) yield [path, node as SchemaNode];
  for (const [key, child] of Object.entries(node))
    if (key !== "defaultSnippets") yield* nodesOf(child, `${path}/${key}`);
}

const placeholder = /\$\{(\d+)(?::([^}]*)|\|([^|]*)\|)\}/g;
const choicesOf = (body: unknown): string[][] =>
  [...JSON.stringify(body).matchAll(placeholder)].map(
    ([, , text, choices]) => choices?.split(",") ?? [text ?? ""],
  );

/**
 * The content of the file when each placeholder keeps its text, or its choice of this number (the last one at
 * most).
 */
function written(body: unknown, choice: number): unknown {
  if (Array.isArray(body)) return body.map((item) => written(item, choice));
  if (typeof body === "object" && body !== null)
    return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, written(value, choice)]));
  if (typeof body !== "string") return body;
  const text = body.replaceAll(placeholder, (_, __, own: string | undefined, choices: string | undefined) => {
    const list = choices?.split(",") ?? [own ?? ""];
    return list[Math.min(choice, list.length - 1)] ?? "";
  });
  return load(text, { schema: CORE_SCHEMA });
}

const cases = authored.flatMap((name) =>
  [...nodesOf(schemaOf(name), "")].flatMap(([path, node]) =>
    (node.defaultSnippets ?? []).map((snippet) => ({
      name,
      path,
      node,
      snippet,
      title: `${name}${path} ${snippet.label}`,
    })),
  ),
);

describe.each(cases)("the snippet $title", ({ name, node, snippet }) => {
  test("is valid as it is written, with each of its choices", () => {
    const ajv = new Ajv({ strict: false, allErrors: true, discriminator: true, formats });
    const check = ajv.compile({ ...node, definitions: schemaOf(name).definitions ?? {} });
    const most = Math.max(...choicesOf(snippet.body).map(({ length }) => length), 1);
    for (let choice = 0; choice < most; choice++) {
      const value = written(snippet.body, choice);
      expect([check(value), check.errors, value]).toEqual([true, null, value]);
    }
  });

  test("is walked through in order, and says what it is", () => {
    const numbers = [...JSON.stringify(snippet.body).matchAll(placeholder)].map(([, number]) =>
      Number(number),
    );
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    expect(snippet.label).not.toBe("");
    expect(snippet.description).toMatch(/^[A-Z].*\.$/);
  });
});

test("every kind of file that is written as YAML has a snippet for the whole of it", () => {
  const without = authored.filter((name) => (schemaOf(name).defaultSnippets ?? []).length === 0);
  // A register is a table, a CSV file.
  expect(without).toEqual(["serial-register"]);
});

test("where a file may have several types, an empty one is offered all of them", () => {
  const { properties, defaultSnippets = [] } = schemaOf("record") as SchemaNode & {
    properties: { type: { enum: string[] } };
  };
  const offered = defaultSnippets.map(({ body }) => (body as { type?: string }).type);
  const stated = properties.type.enum.filter((type) => !["site", "baseline", "category"].includes(type));
  expect(offered).toEqual(stated);
});

test("programs that read the output get no snippets of editors", () => {
  const published = JSON.parse(readFileSync(`${root}published/versions.json`, "utf8")) as object;
  for (const name of Object.keys(published))
    expect([name, [...nodesOf(schemaOf(name), "")].map(([path]) => path)]).toEqual([name, []]);
});
