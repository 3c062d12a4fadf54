import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { CORE_SCHEMA, load } from "js-yaml";
import { expect, test } from "vitest";
import { schemas } from "../../../schema/generated/schemas.ts";
import { editorSettings } from "../../commands/shared/editor-schemas/editor-settings.ts";
import { typeOfPath } from "../../sources/parse/source-type.ts";

/** The settings of VS Code's YAML extension: each file of a data folder has the schema of its type, and one alone. */
const root = fileURLToPath(new URL("../../../", import.meta.url));
const read = (path: string): string => readFileSync(root + path, "utf8");
const settings = JSON.parse(read(".vscode/settings.json")) as {
  "yaml.schemas": Record<string, string | string[]>;
};
const wired = Object.entries(settings["yaml.schemas"]).flatMap(([path, globs]) =>
  [globs].flat().map((glob) => ({ path, glob })),
);
/** A site with files of every place; the settings name them below `data/`. */
const sample = "pipeline/tests/fixtures/fleet";
const files = (readdirSync(root + sample, { recursive: true }) as string[])
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".yaml"));

function matches(path: string, glob: string): boolean {
  const pattern = glob
    .replace(/[.]/g, "\\.")
    .replace(/\*\*\/|\*/g, (part) => (part === "*" ? "[^/]*" : "(.*/)?"));
  return new RegExp(`^${pattern}$`).test(path);
}

const typeOf = (path: string): string => {
  const position = typeOfPath(path);
  return position === "by-content"
    ? (load(read(`${sample}/${path}`), { schema: CORE_SCHEMA }) as { type: string }).type
    : position;
};

test("every file of the data folder is wired to the schema of its type, and to no other", () => {
  expect(files.length).toBeGreaterThan(40);
  for (const path of files) {
    const found = wired.filter(({ glob }) => matches(`data/${path}`, glob)).map((one) => one.path);
    const own = `.fairlead/schemas/${typeOf(path)}.schema.json`;
    expect([
      path,
      found.length === 1 && (found[0] === own || found[0] === ".fairlead/schemas/record.schema.json"),
    ]).toEqual([path, true]);
  }
});

test("fairlead schemas writes the same settings for another data folder", () => {
  expect(settings["yaml.schemas"]).toEqual(editorSettings("data"));
});

/** Reads as an editor does: plain draft-07, each schema from its file, what is not draft-07 passed over. */
const ajv = new Ajv({ strict: false, discriminator: false, formats: { date: true } });
for (const name of new Set(["record", ...Object.keys(schemas)]))
  ajv.addSchema(JSON.parse(read(`schema/generated/${name}.schema.json`)) as object, `${name}.schema.json`);

test("a program that knows plain JSON Schema alone finds the data right, and a mistake in it", () => {
  for (const path of files) {
    const value: unknown = load(read(`${sample}/${path}`), { schema: CORE_SCHEMA });
    for (const name of new Set([typeOf(path), ...(typeOfPath(path) === "by-content" ? ["record"] : [])])) {
      const check = ajv.getSchema(`${name}.schema.json`);
      expect([path, name, check?.(value), check?.errors]).toEqual([path, name, true, null]);
      expect(check?.({ ...(value as object), noSuchKey: 1 }), `${path} ${name}`).toBe(false);
    }
  }
});

test("the snippets for front matter write what its schema allows", () => {
  const snippets = JSON.parse(read(".vscode/front-matter.code-snippets")) as Record<
    string,
    { prefix: string; body: string | string[]; description: string }
  >;
  const check = ajv.getSchema("doc-front-matter.schema.json");
  const schema = schemas["doc-front-matter"] as { properties: Record<string, { "x-no-effect"?: boolean }> };
  const keys = Object.keys(schema.properties).filter(
    (key) => schema.properties[key]?.["x-no-effect"] !== true,
  );
  expect(keys.filter((key) => snippets[`front matter: ${key}`] === undefined)).toEqual([]);
  let checked = 0;
  for (const [name, { prefix, body, description }] of Object.entries(snippets)) {
    expect(description, name).not.toBe("");
    const text = [body].flat().join("\n");
    for (const choice of choicesOf(text)) {
      const value = load(choice.replaceAll("---", ""), { schema: CORE_SCHEMA }) as Record<
        string,
        unknown
      > | null;
      if (value === null || Object.values(value).some((part) => part === null)) continue;
      checked++;
      expect([name, prefix, check?.(value), check?.errors]).toEqual([name, prefix, true, null]);
    }
  }
  expect(checked).toBeGreaterThan(10);
});

/** The text that a person gets who takes each choice in turn, and leaves fields without choices empty. */
function choicesOf(body: string): string[] {
  const plain = body.replace(/\$\{\d+:([^}]*)\}/g, "$1").replace(/\$\d/g, "");
  const list = /\$\{\d+\|([^}]*)\|\}/.exec(plain);
  return list === null ? [plain] : (list[1] ?? "").split(",").map((choice) => plain.replace(list[0], choice));
}
