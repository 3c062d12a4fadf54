import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Ajv } from "ajv";
import { afterAll, beforeAll, expect, test } from "vitest";
import { YamlServer } from "../../../tests/support/commands/yaml-server.ts";
import { samplesFolder, siteOfFolder } from "../../../tests/support/pages/site-of.ts";
import { editorSchemas } from "./editor-schemas.ts";
import { SCHEMAS_FOLDER } from "./schemas-folder.ts";
import { writeSchemas } from "./write-schemas.ts";
import { referenceSnippets } from "./write-snippets.ts";

const docsOnly = fileURLToPath(new URL("../../../tests/fixtures/docs-only", import.meta.url));
let folder = "";
let server: YamlServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-schemas-"));
  const { index } = await siteOfFolder(samplesFolder);
  writeSchemas(index, folder);
  const schemaAt = (name: string): string =>
    pathToFileURL(join(folder, SCHEMAS_FOLDER, `${name}.schema.json`)).href;
  server = await YamlServer.start({
    [schemaAt("product")]: "/products/*.yaml",
    [schemaAt("record")]: "/interfaces/*.yaml",
  });
}, 60_000);
afterAll(() => {
  server.end();
  rmSync(folder, { recursive: true, force: true });
});

const head =
  "type: product\nid: new\ntitle: New\nsummary: New.\nstate: draft\nfunction: Does nothing.\nlifecycle: not-stated\nmaturity: not-stated\n";
const rowsOf = (row: string): string =>
  `${head}datasheet:\n  sections:\n    - id: electrical\n      groups:\n        - rows:\n            - { ${row} }\n`;
const uriOf = (name: string): string => `file:///products/${name}.yaml`;
/** The row of values is the last line. */
const ROW = 13;

test("a unit of the wrong kind and an id that is not there are marked where they stand", async () => {
  const right = "param: supply-voltage, max: 5, unit: V, status: confirmed, source: sample-page";
  expect(await server.open(uriOf("right"), rowsOf(right))).toEqual([]);
  const wrong = rowsOf(right.replace("unit: V", "unit: A"));
  const [unit] = await server.open(uriOf("unit"), wrong);
  expect(unit?.message).toContain("The parameter is a voltage: use ");
  expect(unit?.range.start).toEqual({ line: ROW, character: wrong.split("\n")[ROW]?.indexOf("A, status") });
  for (const [name, from, to] of [
    ["param", "supply-voltage", "suply-voltage"],
    ["source", "sample-page", "sample-pages"],
  ] as const) {
    const found = await server.open(uriOf(name), rowsOf(right.replace(from, to)));
    expect(found.map(({ message }) => message).join(), name).toContain(
      `The data folder has no ${name === "param" ? "parameter" : name} of this id.`,
    );
  }
}, 60_000);

test.each([
  ["parameters", "param: ", "supply-voltage", "Supply voltage"],
  [
    "units of the kind of the parameter",
    "param: supply-voltage\n              max: 5\n              unit: ",
    "V",
    "V (voltage)",
  ],
  ["sources", "param: supply-voltage\n              source: ", "sample-page", "Sample"],
])(
  "%s complete, each with what it is",
  async (name, row, id, words) => {
    const uri = uriOf(name.replaceAll(" ", "-"));
    const text = `${rowsOf("").split("            - {")[0] ?? ""}            - ${row}`;
    await server.open(uri, text);
    const lines = text.split("\n");
    const items = await server.complete(uri, lines.length - 1, lines.at(-1)?.length ?? 0);
    const item = items.find(({ label }) => label === id);
    expect(items.map(({ label }) => label)).toContain(id);
    expect(JSON.stringify(item?.documentation ?? "")).toContain(words);
    if (name.startsWith("units")) expect(items.map(({ label }) => label)).not.toContain("A");
  },
  60_000,
);

test("products complete at the head of a file, and an id says on hover what it is", async () => {
  const text = `${head}accessories: [ ]\n`;
  const uri = uriOf("accessories");
  await server.open(uri, text);
  const items = await server.complete(uri, 8, "accessories: [ ".length);
  expect(items.map(({ label }) => label)).toContain("sample-module");
  const row = rowsOf("param: supply-voltage, max: 5, unit: V");
  await server.open(uriOf("hover"), row);
  expect(await server.hover(uriOf("hover"), ROW, row.split("\n")[ROW]?.indexOf("supply-v") ?? 0)).toContain(
    "Supply voltage",
  );
}, 60_000);

test("a record of an interface names the products of the folder", async () => {
  const uri = "file:///interfaces/new.yaml";
  const found = await server.open(
    uri,
    "type: enum\nid: new\ntitle: New\ncolumns: [{ id: a, title: A }]\nrows: [{ cells: [A] }]\n",
  );
  expect(found).toEqual([]);
  const wrong = await server.open(
    "file:///interfaces/other.yaml",
    "type: message-support\nid: new\ntitle: New\nstandard: nmea-0183\nproducts: [nothing]\nitems: [{ message: GGA, direction: in }]\n",
  );
  expect(wrong.map(({ message }) => message).join()).toContain("has no product of this id");
}, 60_000);

test("a text completes to a whole reference, and one to what is not there is marked", async () => {
  const withText = (text: string): string => `${head}features:\n  - "${text}"\n`;
  const uri = uriOf("text");
  const whole = withText("{{ product.");
  expect((await server.open(uri, whole)).map(({ message }) => message)).toEqual([
    "No product states a value of this name. Write {{ product.ID.PARAMETER }}.",
  ]);
  const items = await server.complete(uri, 9, '  - "{{ product.'.length);
  const value = items.find(({ label }) => label.includes("{{ product.sample-board.supply-voltage }}"));
  expect(JSON.stringify(value?.documentation)).toContain("Supply voltage of Sample board");
  expect(value?.textEdit?.newText).toBe('"{{ product.sample-board.supply-voltage \\}\\}"');
  for (const [name, text, found] of [
    ["known", "At {{ product.sample-board.supply-voltage@a }} as a [sample](/glossary#term-sample).", []],
    ["code", "Written as `{{ product.ID.PARAMETER }}`.", []],
    ["unknown", "At {{ product.sample-board.suply-voltage }}.", [/No product states/]],
    ["term", "As a [sample](/glossary#term-simple).", [/no such term/]],
  ] as const) {
    const messages = (await server.open(uriOf(`text-${name}`), withText(text))).map((one) => one.message);
    expect(messages.length, name).toBe(found.length);
    for (const [at, pattern] of found.entries()) expect(messages[at]).toMatch(pattern);
  }
}, 60_000);

test("links complete to pages and terms, and a term that is not there is marked", async () => {
  const withLink = (link: string): string => `${head}firstTest: ${link}\n`;
  const uri = uriOf("link");
  expect((await server.open(uri, withLink("/glossary#term-simple"))).map(({ message }) => message)).toEqual([
    "The glossary has no such term.",
  ]);
  const labels = (await server.complete(uri, 8, "firstTest: /glossary#term-simple".length)).map(
    ({ label }) => label,
  );
  expect(labels).toContain("/glossary#term-sample");
  expect(labels).toContain("/docs/guide/introduction");
  for (const link of ["/docs/guide/introduction#first", "https://example.org/", "/glossary#term-sample"])
    expect(await server.open(uriOf("link-right"), withLink(link)), link).toEqual([]);
}, 60_000);

test("values and terms are snippets for the middle of a sentence", async () => {
  const { index } = await siteOfFolder(samplesFolder);
  const snippets = JSON.parse(referenceSnippets(index)) as Record<string, unknown>;
  expect(snippets["product.sample-board.supply-voltage"]).toEqual({
    scope: "markdown,yaml",
    prefix: ["{{ product.sample-board.supply-voltage", "product.sample-board.supply-voltage"],
    body: "{{ product.sample-board.supply-voltage }}",
    description: "Supply voltage of Sample board",
  });
  expect(snippets["term.sample"]).toMatchObject({ body: "[Sample](/glossary#term-sample)" });
});

test("the schemas of a folder with hardly anything in it are schemas", async () => {
  const { index } = await siteOfFolder(docsOnly);
  const ajv = new Ajv({ strict: false, formats: { date: true } });
  for (const [name, text] of editorSchemas(index)) ajv.addSchema(JSON.parse(text) as object, name);
  for (const name of editorSchemas(index).keys()) expect(() => ajv.getSchema(name), name).not.toThrow();
});

test("schemas are written once and again where an id is new", async () => {
  const { index } = await siteOfFolder(samplesFolder);
  expect(writeSchemas(index, folder)).toBe(0);
  const product = editorSchemas(index).get("product.schema.json") ?? "";
  expect(JSON.parse(product)).toMatchObject({ properties: { type: { const: "product" } } });
});
