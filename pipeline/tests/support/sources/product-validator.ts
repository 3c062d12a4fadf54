import { createValidator, type Validator } from "../../../sources/validate/create-validator.ts";
import type { Schemas } from "../../../sources/validate/schema-code/checks.ts";
import { compileChecks } from "../../../sources/validate/schema-code/compile-checks.ts";
import { documentOf, printed } from "./parsed-yaml.ts";

/** A schema with one field for each thing that can go wrong. */
export const product = {
  $schema: "http://json-schema.org/draft-07/schema#",
  $id: "https://example.invalid/product.schema.json",
  type: "object",
  additionalProperties: false,
  required: ["id", "title"],
  properties: {
    id: {
      type: "string",
      pattern: "^[a-z][a-z0-9-]*$",
      description: "Name in addresses.",
      "x-pattern-hint": "Use small letters, digits and hyphens, and begin with a letter.",
    },
    title: { $ref: "#/definitions/line", description: "Ignored beside a reference." },
    state: { type: "string", enum: ["draft", "published", "archived"], description: "Whether it is shown." },
    version: { type: "string", pattern: "^[0-9.]+$", description: "Digits and points." },
    code: { type: "string", pattern: "^x$" },
    updated: {
      type: "string",
      format: "date",
      pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",
      description: "A day as YYYY-MM-DD.",
    },
    count: { type: "integer", minimum: 0, maximum: 300, description: "Pieces in a box, 0 to 300." },
    ratio: { type: "number", exclusiveMinimum: 0, multipleOf: 0.5 },
    visible: { type: "boolean" },
    tags: { type: "array", uniqueItems: true, minItems: 1, maxItems: 3, items: { type: "string" } },
    summary: {
      type: "string",
      maxLength: 10,
      minLength: 1,
      "x-markdown": "inline",
      description: "At most 10 characters.",
    },
    body: { type: "string", "x-markdown": "block" },
    supply: {
      type: "object",
      additionalProperties: false,
      required: ["unit"],
      properties: {
        unit: { type: "string", "x-ref": "unit" },
        min: { type: "number", "x-digits": true },
        typ: { type: "number" },
      },
      dependencies: { min: ["unit", "typ"] },
    },
    related: { type: "array", items: { type: "string", "x-ref": "product" } },
    pins: {
      type: "object",
      propertyNames: { pattern: "^[A-Z]+$" },
      additionalProperties: { type: "string" },
    },
    sidebar: { type: "string", "x-no-effect": true },
    blocks: {
      type: "array",
      items: {
        discriminator: { propertyName: "kind" },
        oneOf: [{ $ref: "#/definitions/text" }, { $ref: "#/definitions/link" }],
      },
    },
    mode: {
      type: "object",
      properties: { a: { type: "string" }, b: { type: "string" } },
      if: { required: ["a"] },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: { required: ["b"] },
    },
    one: { type: "object", oneOf: [{ required: ["a"] }, { required: ["b"] }] },
    either: { oneOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] },
  },
  definitions: {
    line: { type: "string", minLength: 1, pattern: "^\\S(.*\\S)?$", description: "One line of text." },
    text: {
      type: "object",
      additionalProperties: false,
      required: ["kind", "text"],
      properties: { kind: { const: "text" }, text: { type: "string", "x-markdown": "block" } },
    },
    link: {
      type: "object",
      additionalProperties: false,
      required: ["kind", "to"],
      properties: { kind: { const: "link" }, to: { type: "string", "x-ref": "link" } },
    },
  },
};

/** For tests: a validator of schemas that are not our own. */
export function validatorOf(schemas: Schemas): Validator {
  return createValidator(schemas, (note) => compileChecks(schemas, note));
}

export const validator = validatorOf({ product });

export function validate(source: string) {
  return validator.validate("product", documentOf(source), "a.yaml");
}

/** For tests: what a person reads about a source. */
export function reportOf(source: string): string {
  return printed(validate(source).diagnostics, source);
}
