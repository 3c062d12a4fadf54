import type { Diagnostic } from "../../../core/diagnostics.ts";
import { own, valueAt } from "../../../core/json-pointer.ts";
import { diagnosticAt, type Source } from "../../../sources/parse/source.ts";

type Finding = Pick<Diagnostic, "code" | "message" | "hint">;

/** A mistake in a register map; only a warning where the register is marked as kept from its source. */
export function registerFinding(source: Source, pointer: string, finding: Finding): Diagnostic {
  const found = diagnosticAt(source, pointer, finding);
  const register = /^\/blocks\/\d+\/registers\/\d+/.exec(pointer)?.[0];
  const isAsStated = register !== undefined && own(valueAt(source.data, register), "asStated") === true;
  return isAsStated ? { ...found, severity: "warning" } : found;
}
