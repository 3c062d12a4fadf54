import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { SchemaNode } from "../../../schema/build/schema-source.ts";
import { schemas } from "../../../schema/generated/schemas.ts";
import { parseYaml } from "../../sources/parse/yaml/parse-yaml.ts";
import { limitsOf } from "../../sources/site-config.ts";
import { ownSchemas } from "../../sources/validate/own-schemas.ts";
import { dictionaries, fileOf, fixtures, requests } from "../../tests/support/commands/new-requests.ts";
import { samplesFolder, siteOfFolder } from "../../tests/support/pages/site-of.ts";
import { validatorOf } from "../../tests/support/sources/product-validator.ts";
import { newFile } from "./new-file.ts";

const validator = ownSchemas();

/** The mistakes in a text by the schema of its type. */
function mistakesOf(type: string, text: string, by = validator): readonly { message: string }[] {
  const yaml = /^---\n([\s\S]*?)---\n/.exec(text)?.[1] ?? text;
  const { value, diagnostics } = parseYaml({ file: "a.yaml", text: yaml, limits: limitsOf(undefined) });
  if (value === undefined || diagnostics.length > 0) return diagnostics;
  return by.validate(type === "doc" ? "doc-front-matter" : type, value, "a.yaml").diagnostics;
}

/** Together they have every form that a schema can ask for; a change of another schema needs no new text here. */
const sampleTypes = ["product", "serial-protocol", "enum", "parameters", "category", "doc"];

test.each(requests.filter(([type]) => sampleTypes.includes(type)))(
  "the starting file of %s is this text",
  async (type, id) => {
    const { path, text } = fileOf(type, id);
    await expect(text).toMatchFileSnapshot(`${fixtures}new/expected/${path}`);
  },
);

describe.each(requests)("the starting file of %s", (type, id) => {
  const { text } = fileOf(type, id);
  const lines = text.split("\n");

  it("writes out each rule once", () => {
    const rules = lines.flatMap((line) =>
      (/ {2}# (.*)$/.exec(line)?.[1] ?? "")
        .split(/(?<=\.) (?=[A-Z])/)
        .filter((words) => /^(?:Use|Write|Begin) /.test(words)),
    );
    expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([]);
  });

  it("fits its schema", () => {
    expect(mistakesOf(type, text)).toEqual([]);
  });

  it("fits its schema with any one of its optional keys, and what stands below it", () => {
    const optional = lines.flatMap((line, at) => (/^ *# [A-Za-z]\S*: /.test(line) ? [at] : []));
    for (const at of optional) {
      const others = lines.slice(at + 1);
      const below = others.findIndex((line) => !line.startsWith("#   "));
      const changed = [
        ...lines.slice(0, at),
        ...[lines[at] ?? "", ...others.slice(0, below)].map((line) => line.replace("# ", "")),
        ...others.slice(below),
      ].join("\n");
      expect({ line: lines[at], mistakes: mistakesOf(type, changed) }).toEqual({
        line: lines[at],
        mistakes: [],
      });
    }
  });

  it("fits its schema with what it shows in place of something empty", () => {
    const changed = text.replace(
      /: (?:\[\]|\{\})( {2}# .*In place of .*\n)((?: *# {3}.*\n)+)/g,
      (_, words: string, example: string) => `:${words}${example.replace(/^( *)# /gm, "$1")}`,
    );
    expect(changed === text).toBe(!text.includes("In place of"));
    expect(mistakesOf(type, changed)).toEqual([]);
  });

  it("has every key of its schema once, those without effect apart", () => {
    const schema = schemas[type === "doc" ? "doc-front-matter" : type] as {
      properties: Record<string, { "x-no-effect"?: boolean }>;
    };
    const wanted = Object.entries(schema.properties).flatMap(([key, node]) =>
      node["x-no-effect"] ? [] : [key],
    );
    expect(lines.flatMap((line) => /^(?:# )?([A-Za-z]\w*):/.exec(line)?.[1] ?? [])).toEqual(wanted);
  });
});

test("a product shows a row of every section, of parameters that the folder has, and all of them fit the schema", async () => {
  const parameters = [...(await siteOfFolder(samplesFolder)).index.parameters.values()] as NonNullable<
    Parameters<typeof newFile>[0]["parameters"]
  >;
  const recordsOf = () => new Map([["boards", "families/boards.yaml"]]);
  const { text } = newFile(
    { type: "product", id: "new", family: undefined, recordsOf, dictionaries, parameters },
    schemas,
  );
  const used = uncommented(text);
  expect(mistakesOf("product", used)).toEqual([]);
  const { value } = parseYaml({ file: "a.yaml", text: used, limits: limitsOf(undefined) });
  const wanted = (
    (schemas.product as SchemaNode).definitions?.section as { enum?: string[] } | undefined
  )?.enum?.map((id) => ({ id }));
  expect(wanted?.length).toBeGreaterThan(5);
  expect(value?.value).toMatchObject({ datasheet: { sections: wanted } });
  expect(used).toMatch(/- param: supply-voltage .*\n.*\n +unit: V\n/);
});

/** The datasheet in use, as a person gets it who takes the mark away from its lines. */
function uncommented(text: string): string {
  return text.replace(/^# datasheet:.*\n(?:# {3}.*\n)+/m, (block) => block.replace(/^# /gm, ""));
}

test("the first product of a folder brings a family, parameters of every section and sources, and all fit their schemas", () => {
  const { text, before } = newFile(
    { type: "product", id: "pump", family: "boards", recordsOf: () => new Map(), dictionaries },
    schemas,
  );
  expect([...before.keys()]).toEqual(["parameters.yaml", "sources.yaml", "families/boards.yaml"]);
  expect(mistakesOf("product", uncommented(text))).toEqual([]);
  expect(uncommented(text)).not.toContain("param: …");
  for (const [type, path] of [["family", "families/boards.yaml"], ["parameters"], ["sources"]] as const)
    expect(mistakesOf(type, before.get(path ?? `${type}.yaml`) ?? "")).toEqual([]);
});

describe("an id", () => {
  it("is in the file as it was given, whatever it is", () => {
    const name = fc
      .stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,30}$/)
      .filter((id) => !/^(con|prn|aux|nul|com\d|lpt\d)$/i.test(id));
    fc.assert(
      fc.property(name, (id) => {
        const { path, text } = fileOf("product", id);
        expect(path).toBe(`products/boards/${id}.yaml`);
        expect(mistakesOf("product", text)).toEqual([]);
        const { value } = parseYaml({ file: path, text, limits: limitsOf(undefined) });
        expect(value?.value).toMatchObject({ id, state: "draft" });
        expect(mistakesOf("doc", fileOf("doc", `a/${id}`).text)).toEqual([]);
      }),
    );
  });
});

describe("a type that only a schema makes", () => {
  const vessel = {
    title: "Vessel",
    description: "A made-up type.",
    type: "object",
    additionalProperties: false,
    required: ["type", "id", "state", "hull", "crew", "code", "axes", "log"],
    properties: {
      type: { type: "string", const: "vessel", description: "Type." },
      id: { $ref: "#/definitions/id" },
      state: { type: "string", enum: ["published", "draft"], description: "State." },
      speed: { type: "number", minimum: 2.5, description: "Speed." },
      hull: {
        type: "object",
        additionalProperties: false,
        description: "Hull.",
        required: ["shape"],
        properties: {
          shape: {
            type: "object",
            additionalProperties: false,
            description: "Shape.",
            required: ["sides"],
            properties: { sides: { type: "integer", minimum: 3, maximum: 9, description: "Sides." } },
          },
          paint: { type: ["string", "null"], description: "Paint:\n  # of the hull." },
        },
      },
      crew: {
        type: "array",
        minItems: 1,
        description: "Crew.",
        items: {
          oneOf: [{ $ref: "#/definitions/person" }, { $ref: "#/definitions/robot" }],
          discriminator: { propertyName: "kind" },
        },
      },
      code: {
        type: "string",
        pattern: "^(no|x)-[0-9]{2}(?:[a-f]+|z)$",
        examples: ["no-11a"],
        description: "Code.",
      },
      axes: {
        type: "array",
        minItems: 2,
        uniqueItems: true,
        description: "Axes.",
        items: { type: "string" },
      },
      log: {
        type: "array",
        description: "Log.",
        items: {
          type: "object",
          additionalProperties: false,
          required: ["no"],
          properties: {
            no: { type: "boolean", description: "Refused." },
            on: { type: "string", default: "yes" },
          },
        },
      },
    },
    definitions: {
      id: { type: "string", pattern: "^[a-z]+$", "x-pattern-hint": "Use small letters.", description: "Id." },
      person: {
        type: "object",
        additionalProperties: false,
        description: "A person.",
        required: ["kind", "role"],
        properties: {
          kind: { type: "string", const: "person", description: "Kind." },
          role: { type: "string", minLength: 3, description: "Role." },
        },
      },
      robot: {
        type: "object",
        additionalProperties: false,
        description: "A robot.",
        required: ["kind"],
        properties: {
          kind: { type: "string", const: "robot", description: "Kind." },
          arms: { type: "integer" },
        },
      },
    },
  };
  const request = { type: "vessel", family: undefined, recordsOf: () => new Map(), dictionaries };

  it("has a place and a starting file", () => {
    const { path, text } = newFile({ ...request, id: "ferry" }, { vessel });
    expect(path).toBe("vessels/ferry.yaml");
    expect(text).toBe(
      `## Vessel: A made-up type.
## Replace "…" by your text. A line with a single "#" holds an optional key: take the mark and the
## space after it away to use it.
type: vessel  # Type.
id: ferry  # Id. Use small letters.
state: draft  # State. One of published, draft.
# speed: 2.5  # Speed.
hull:  # Hull.
  shape:  # Shape.
    sides: 3  # Sides. 3 to 9.
  # paint: …  # Paint: # of the hull.
crew:  # Crew.
  - kind: person  # Kind.
    role: role-1  # Role.
    ## Or kind: robot. A robot. It may have arms.
code: "no-00…"  # Code.
axes: […, … 2]  # Axes.
log: []  # Log. In place of []:
#   - "no": false  # Refused.
#     "on": "yes"
`.replace('"no-00…"', "no-11a"),
    );
    expect(mistakesOf("vessel", text, validatorOf({ vessel }))).toEqual([]);
  });

  it("has ids by its own rule", () => {
    expect(() => newFile({ ...request, id: "Ferry" }, { vessel })).toThrow(
      expect.objectContaining({ message: '"Ferry" cannot be an id.', hint: "Use small letters." }),
    );
  });

  it("says which key it cannot fill", () => {
    const odd = {
      ...vessel,
      properties: { ...vessel.properties, code: { type: "string", pattern: "^(?=a)a$" } },
    };
    expect(() => newFile({ ...request, id: "ferry" }, { vessel: odd })).toThrow(
      'No value is found for "code" (^(?=a)a$); its schema needs "examples".',
    );
    const helped = {
      ...odd,
      properties: { ...odd.properties, code: { ...odd.properties.code, examples: ["a"] } },
    };
    expect(newFile({ ...request, id: "ferry" }, { vessel: helped }).text).toContain("code: a");
  });
});
