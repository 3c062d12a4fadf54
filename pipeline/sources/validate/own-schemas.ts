import { schemas } from "../../../schema/generated/schemas.ts";
import { createValidator, type Validator } from "./create-validator.ts";
import { ownChecks } from "./schema-code/own-checks.ts";

let validator: Validator | undefined;

/** The validator of our own schemas, made once for a process: no check of it is made twice. */
export function ownSchemas(): Validator {
  validator ??= createValidator(schemas, ownChecks);
  return validator;
}
