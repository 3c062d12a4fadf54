import { schemas } from "../../schema/generated/schemas.ts";
import { createValidator, type Validator } from "./create-validator.ts";

let validator: Validator | undefined;

/** The validator of our own schemas, made once for a process: compiling them costs more than a small site. */
export function ownSchemas(): Validator {
  validator ??= createValidator(schemas);
  return validator;
}
