import type { ErrorObject } from "ajv";
import type { DiagnosticCode } from "../../core/diagnostic-codes.ts";
import type { YamlDocument } from "../parse/types.ts";

/** Message and hint of a validation error, with its position. */
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
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly "x-decimal"?: boolean;
  readonly "x-pattern-hint"?: string;
}

/** A sentence with a capital letter in front. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
