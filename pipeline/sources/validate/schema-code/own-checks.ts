import { schemas } from "../../../../schema/generated/schemas.ts";
import type { Note } from "./calls.ts";
import type { Checks } from "./checks.ts";
import { compileChecks } from "./compile-checks.ts";

/** The checks of our own schemas. In a bundle `bundled-checks.ts` replaces this module. */
export function ownChecks(note: (note: Note) => void): Checks {
  return compileChecks(schemas, note);
}
