import type { Rule } from "../../checks/rules/rule.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { ownSchemas } from "../../sources/validate/own-schemas.ts";
import type { ImportedRecord } from "./imported.ts";

/** The findings of rules in a record that is in no file, each with the JSON Pointer at which it was found. */
export function findingsOf(
  data: ImportedRecord,
  rules: readonly Rule[],
): { readonly pointer: string; readonly text: string; readonly severity: Diagnostic["severity"] }[] {
  // Rules take records that fit their schema; what does not fit is left out first, and asked about after that.
  const { diagnostics } = ownSchemas().validate(data.type, { value: data, positions: new Map() }, "");
  if (diagnostics.some(({ severity }) => severity === "error")) return [];
  const pointers: string[] = [];
  // The column of a finding is the number of its pointer.
  const positions = new Proxy<Record<string, { line: number; column: number }>>(
    {},
    { get: (_, pointer) => ({ line: 1, column: pointers.push(String(pointer)) }) },
  );
  const source = {
    type: data.type,
    path: "",
    valid: true,
    data,
    prose: {},
    digits: {},
    positions,
    references: [],
  };
  const index = { records: new Map([[data.type, new Map([[data.id, source]])]]) } as unknown as SiteIndex;
  return rules
    .flatMap((rule) => rule(index))
    .flatMap(({ column, message, severity }) => {
      const pointer = pointers[(column ?? 0) - 1];
      return pointer === undefined ? [] : [{ pointer, text: message, severity }];
    });
}
