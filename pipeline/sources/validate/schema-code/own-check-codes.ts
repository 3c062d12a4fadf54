import { schemas } from "../../../../schema/generated/schemas.ts";
import { checkCodes } from "./check-codes.ts";

/** The checks of our own schemas as files by name, for the bundle. */
export function ownCheckCodes(): ReadonlyMap<string, string> {
  return checkCodes(schemas);
}
