import type { ErrorObject } from "ajv";
import type { DiagnosticCode } from "../diagnostic-codes.ts";
import type { YamlDocument } from "../parse/types.ts";
import { quoted } from "../text/phrase.ts";
import { pathInWords } from "./document-path.ts";
import { explainChoice, explainDiscriminator } from "./explain-choice.ts";
import { explainMissingKey, explainMissingTogether, explainUnknownKey } from "./explain-keys.ts";
import { explainDuplicateItem, explainRange, explainSize } from "./explain-limits.ts";
import { explainPattern } from "./explain-pattern.ts";
import { explainType } from "./explain-type.ts";

/** What an author reads, and the place it belongs to. */
export interface Explanation {
  readonly code: DiagnosticCode;
  readonly pointer: string;
  readonly at: "key" | "value";
  readonly message: string;
  readonly hint?: string | undefined;
}

export interface ErrorContext {
  readonly error: ErrorObject;
  readonly document: YamlDocument;
  /** The failing value in words: its path in backquotes, or "this file" for the root. */
  readonly subject: string;
  readonly pointer: string;
  /** A subschema with its `$ref` followed. */
  readonly resolve: (schema: unknown) => SchemaNode;
}

/** The parts of a schema that messages are made of. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly oneOf?: readonly unknown[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly "x-pattern-hint"?: string;
}

type Explain = (context: ErrorContext) => Explanation;

const byKeyword: Readonly<Record<string, Explain>> = {
  additionalProperties: explainUnknownKey,
  required: explainMissingKey,
  dependencies: explainMissingTogether,
  dependentRequired: explainMissingTogether,
  discriminator: explainDiscriminator,
  type: explainType,
  enum: explainChoice,
  const: explainChoice,
  pattern: explainPattern,
  minimum: explainRange,
  maximum: explainRange,
  exclusiveMinimum: explainRange,
  exclusiveMaximum: explainRange,
  multipleOf: explainRange,
  minLength: explainSize,
  maxLength: explainSize,
  minItems: explainSize,
  maxItems: explainSize,
  minProperties: explainSize,
  maxProperties: explainSize,
  uniqueItems: explainDuplicateItem,
};

/** Turns an error of Ajv into a sentence. */
export function explainError(
  error: ErrorObject,
  document: YamlDocument,
  resolve: ErrorContext["resolve"],
): Explanation {
  const pointer = error.instancePath;
  const path = pathInWords(document.value, pointer);
  const subject = path === "" ? "this file" : quoted(path, 200);
  const explain = byKeyword[error.keyword] ?? explainOther;
  return explain({ error, document, subject, pointer, resolve });
}

/** A keyword that no schema of ours uses so far: `not`, `contains`, `false`, two branches at once. */
function explainOther({ error, pointer, subject, resolve }: ErrorContext): Explanation {
  const { description } = resolve(error.parentSchema);
  const message = `${capital(subject)} is not allowed in this form.`;
  return { code: "schema-not-allowed", pointer, at: "key", message, hint: description };
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
