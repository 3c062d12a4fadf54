import type { ErrorObject } from "ajv";

/** Schemas by name. */
export type Schemas = Readonly<Record<string, object>>;

/** Holds a value against a schema; its mistakes are in `errors` until it is called again. */
export interface Check {
  (value: unknown): unknown;
  errors?: ErrorObject[] | null;
}

/** The check of a schema, or of one branch of a union; it throws for a schema that it does not know. */
export type Checks = (name: string, branch: string | undefined) => Check;
