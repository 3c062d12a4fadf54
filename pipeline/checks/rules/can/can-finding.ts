import type { Diagnostic } from "../../../core/diagnostics.ts";
import { own, valueAt } from "../../../core/json-pointer.ts";
import { diagnosticAt, type Source } from "../../../sources/parse/source.ts";

type Finding = Pick<Diagnostic, "code" | "message" | "hint">;

/** A mistake in a CAN message set; only a warning where the message or signal is marked as kept from its source. */
export function canFinding(source: Source, pointer: string, finding: Finding): Diagnostic {
  const found = diagnosticAt(source, pointer, finding);
  return isAsStated(source, pointer) ? { ...found, severity: "warning" } : found;
}

function isAsStated({ data }: Source, pointer: string): boolean {
  const [message, signal] = [/^\/messages\/\d+/, /^\/messages\/\d+\/signals\/\d+/].map((form) => {
    const at = form.exec(pointer)?.[0];
    return at === undefined ? undefined : valueAt(data, at);
  });
  return [message, signal].some((thing) => own(thing, "asStated") === true);
}
