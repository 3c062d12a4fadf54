import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { documentOf } from "../../tests/support/sources/parsed-yaml.ts";
import { product, validate, validator, validatorOf } from "../../tests/support/sources/product-validator.ts";
import { ownSchemas } from "./own-schemas.ts";

const source = `id: clim
title: CLIM
related: [vektor-core, nano]
supply: { unit: V, min: 4.50 }
summary: A *board*.
blocks:
  - kind: link
    to: /docs
  - kind: text
    text: |
      One.
`;

describe("references", () => {
  it("have kind, target, pointer and position, in the order of writing", () => {
    expect(validate(source).references).toEqual([
      { kind: "product", target: "vektor-core", pointer: "/related/0", position: position(3, 11, 22) },
      { kind: "product", target: "nano", pointer: "/related/1", position: position(3, 24, 28) },
      { kind: "unit", target: "V", pointer: "/supply/unit", position: position(4, 17, 18) },
      { kind: "link", target: "/docs", pointer: "/blocks/0/to", position: position(7 + 1, 9, 14) },
    ]);
  });

  it("are found in an invalid document as well", () => {
    const { diagnostics, references } = validate(
      "titel: x\nrelated: [nano, 5]\nsupply: { unit: V, colour: red }\n",
    );
    expect(diagnostics.length).toBeGreaterThan(2);
    expect(references.map(({ target }) => target)).toEqual(["nano", "V"]);
  });

  it("are collected once though two keywords reach them, and from keys too", () => {
    const name = { type: "string", "x-ref": "unit" };
    const schema = {
      type: "object",
      propertyNames: name,
      allOf: [{ properties: { a: name } }],
      properties: { a: name },
    };
    const twice = validatorOf({
      twice: { ...schema, allOf: [{ type: "object", properties: { a: name } }] },
    });
    const { references } = twice.validate("twice", documentOf("a: x\n"), "a.yaml");
    expect(references).toEqual([
      { kind: "unit", target: "a", pointer: "/a", position: position(1, 1, 2) },
      { kind: "unit", target: "x", pointer: "/a", position: position(1, 4, 5) },
    ]);
  });
});

describe("prose", () => {
  it("has its mode, text and position", () => {
    expect(validate(source).prose).toEqual([
      { mode: "inline", text: "A *board*.", pointer: "/summary", position: position(5, 10, 20) },
      {
        mode: "block",
        text: "One.\n",
        pointer: "/blocks/1/text",
        position: { ...position(10, 11, 11), endLine: 11 },
      },
    ]);
  });
});

describe("a validator", () => {
  it("accepts a valid document without a word", () => {
    expect(validate("id: clim\ntitle: CLIM\ntags: [usv]\n").diagnostics).toEqual([]);
  });

  it("throws for our own values, and says why", () => {
    expect(() => validator.validateValue("product", { id: "clim", title: "CLIM" })).not.toThrow();
    expect(() => validator.validateValue("product", { id: "clim", titel: 1 })).toThrow(
      "A value does not fit the schema product:\nvalue must have required property 'title'\nvalue must NOT have additional properties",
    );
  });

  it("holds our own value against the branch of a union that its type names, and against the union where none does", () => {
    const branch = (type: string) => ({
      type: "object",
      required: ["type", "id"],
      properties: { type: { const: type }, id: { type: "string" } },
      additionalProperties: false,
    });
    const union = validatorOf({
      pages: {
        $id: "https://example.org/pages",
        discriminator: { propertyName: "type" },
        oneOf: [{ $ref: "#/definitions/doc" }, { $ref: "#/definitions/tool" }],
        definitions: { doc: branch("doc"), tool: branch("tool") },
      },
    });
    for (const type of ["doc", "tool"]) {
      expect(() => union.validateValue("pages", { type, id: "a" })).not.toThrow();
      expect(() => union.validateValue("pages", { type, id: 1 })).toThrow("value/id must be string");
      expect(() => union.validateValue("pages", { type, id: "a", more: 1 })).toThrow("additional");
    }
    expect(() => union.validateValue("pages", { type: "other", id: "a" })).toThrow("pages");
    expect(() => union.validateValue("pages", [])).toThrow("must be object");
  });

  it("throws for a schema that it does not know or that has a misspelt keyword", () => {
    expect(() => validator.validateValue("prodct", {})).toThrow('There is no schema "prodct".');
    const misspelt = validatorOf({ a: { type: "string", maxLenght: 5 } });
    expect(() => misspelt.validateValue("a", "x")).toThrow('unknown keyword: "maxLenght"');
    const untyped = validatorOf({ a: { maxLength: 5 } });
    expect(() => untyped.validateValue("a", "x")).toThrow('missing type "string" for keyword "maxLength"');
  });

  it("compiles a schema only when it is used", () => {
    const lazy = validatorOf({ product, broken: { type: "string", maxLenght: 5 } });
    expect(() => lazy.validateValue("product", { id: "a", title: "b" })).not.toThrow();
    expect(() => lazy.validateValue("broken", "x")).toThrow();
  });

  it("refuses a value of ours that belongs to no branch", () => {
    for (const value of [{ type: "square" }, {}, null, "doc"])
      expect(() => ownSchemas().validateValue("page-record", value)).toThrow(
        "A value does not fit the schema page-record",
      );
  });

  it("refuses what is no object where a union is expected", () => {
    expect(validate("id: clim\ntitle: CLIM\nblocks: [text]\n").diagnostics).toMatchObject([
      {
        code: "schema-type",
        message: "`blocks › 1` must be a group of keys, but this is text.",
        line: 3,
        column: 10,
      },
    ]);
  });

  const folder = new URL("../../../schema/generated/", import.meta.url);
  // record.schema.json refers to the others by their files: it is for editors alone.
  const own = readdirSync(folder).filter(
    (name) => name.endsWith(".schema.json") && name !== "record.schema.json",
  );
  it.each(own)("compiles %s", (name) => {
    const schema = JSON.parse(readFileSync(new URL(name, folder), "utf8"));
    expect(() => validatorOf({ name: schema }).validateValue("name", Number.NaN)).toThrow(
      "does not fit the schema",
    );
  });
});

describe("hostile documents end soon", () => {
  const keys = Array.from({ length: 1e5 }, (_, i) => `tag${i}:`).join("\n");
  const same = `tags:\n${"- a\n".repeat(1e5)}`;
  const different = `tags:\n${Array.from({ length: 1e5 }, (_, i) => `- ${i}x\n`).join("")}`;
  const long = `id: ${"a-".repeat(49_000)}_\ntitle: "${" x".repeat(49_000)} "\n`;
  const cases = { keys, same, different, long };
  it.each(Object.entries(cases))("%s", (_name, text) => {
    const document = documentOf(text);
    // Time of the processor: on a busy machine a clock measures what others do.
    const start = process.cpuUsage();
    expect(validator.validate("product", document, "a.yaml").diagnostics.length).toBeGreaterThan(0);
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
  });
});

function position(line: number, column: number, endColumn: number) {
  return { line, column, endLine: line, endColumn };
}
