import type { FieldChange } from "./compare-sources.ts";
import { rowPointer } from "./value-text.ts";

/** The name of a value that changed: `supply-voltage max`, `blocks › gnss › registers › heading › factor`. */
export function valueName({ path, pointer }: Pick<FieldChange, "path" | "pointer">): string {
  const at = path.lastIndexOf("rows");
  return rowPointer(pointer) === undefined || at === -1 ? path.join(" › ") : path.slice(at + 1).join(" ");
}
