import { canRules } from "../../checks/rules/can/can-rules.ts";
import { registerRules } from "../../checks/rules/registers/register-rules.ts";
import { append } from "../../core/append.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { pointerSegments } from "../../core/json-pointer.ts";
import { UsageError } from "../../core/usage-error.ts";
import { parseSource } from "../../sources/parse/parse-source.ts";
import type { Source } from "../../sources/parse/source.ts";
import type { Limits } from "../../sources/parse/types.ts";
import { ownSchemas } from "../../sources/validate/own-schemas.ts";
import { soundPins } from "./csv/sound-pins.ts";
import { markContradictions } from "./dbc/mark-contradictions.ts";
import { findingsOf } from "./findings-of.ts";
import type { Imported, ImportedRecord } from "./imported.ts";
import type { ImportNotice } from "./notice.ts";
import { type Remark, recordText } from "./record-text.ts";
import { outermost, pointerOf, removed } from "./refused-parts.ts";
import { markRegisters } from "./registers/mark-registers.ts";

/** A part that is left out may make another one wrong, up to the record itself; no schema nests deeper. */
const MOST_ROUNDS = 20;

/** A record that passes `check`: values that no schema or file may hold are left out, with a notice each. */
export function soundRecord(imported: Imported, limits: Limits): Imported {
  const made = soundPins(imported);
  let record: unknown = JSON.parse(JSON.stringify(made.record));
  let remarks = made.remarks;
  const notices: ImportNotice[] = [...made.notices];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const faults = faultsOf(record as ImportedRecord, remarks, limits);
    if (faults.size === 0) return { record: record as ImportedRecord, remarks, notices };
    if (faults.has("")) throw refused(faults.get(""));
    for (const [pointer, { message }] of outermost(faults)) {
      const path = pointerSegments(pointer);
      ({ record, remarks } = without({ record, remarks }, path));
      notices.push({ line: 1, kind: "lost", message: `${path.join(" › ")} is left out: ${message}` });
    }
    // Contradictions are only found in a record that fits its schema, and now it may.
    const found = contradictionsOf(record as ImportedRecord);
    record = found?.record ?? record;
    remarks = [...remarks, ...(found?.remarks ?? [])];
    append(notices, found?.notices ?? []);
  }
  throw refused(undefined);
}

type Fault = Pick<Diagnostic, "message"> & Partial<Pick<Diagnostic, "code" | "hint">>;

/**
 * The faults of a record by itself, by JSON Pointers: by its text and its schema, else by the rules of its
 * type.
 */
function faultsOf(
  record: ImportedRecord,
  remarks: readonly Remark[],
  limits: Limits,
): ReadonlyMap<string, Fault> {
  const { source, errors } = checked(record, remarks, limits);
  if (errors.length > 0) return new Map(errors.map((error) => [pointerOf(error, source), error]));
  const rules =
    record.type === "register-map" ? registerRules : record.type === "can-message-set" ? canRules : [];
  const found = findingsOf(record, rules).filter(({ severity }) => severity === "error");
  return new Map(found.map(({ pointer, text }) => [pointer, { message: text }]));
}

/**
 * The contradictions that remain now that something is left out, marked as kept; those that were marked
 * before are not found again.
 */
function contradictionsOf(record: ImportedRecord): Imported | undefined {
  if (record.type === "register-map") return markRegisters(record, () => 1);
  if (record.type !== "can-message-set") return undefined;
  const { record: marked, contradictions: found } = markContradictions(record);
  return {
    record: marked,
    remarks: found.map(({ message, signal, text }) => ({
      path: ["messages", message, ...(signal === undefined ? ["id"] : ["signals", signal])],
      text,
    })),
    notices: found.map(({ text }) => ({ line: 1, kind: "as-stated", message: text })),
  };
}

function refused(error: Fault | undefined): UsageError {
  if (error?.code === "limit-file-size")
    return new UsageError(
      `The record of this file is too large: ${error.message}`,
      "Raise limits.fileBytes in site.yaml, or divide the file.",
    );
  return new UsageError(
    `The record of this file cannot be a file of a data folder${error === undefined ? "." : `: ${error.message}`}`,
    error?.hint ?? "Look at what the file says, or divide it.",
  );
}

function checked(
  record: object,
  remarks: readonly Remark[],
  limits: Limits,
): { source: Source | undefined; errors: readonly Diagnostic[] } {
  const text = recordText(record, "Imported.", remarks);
  const file = { kind: "text", path: "interfaces/imported.yaml", text, hash: "" } as const;
  const source = parseSource(file, { validator: ownSchemas(), limits });
  return { source, errors: source?.diagnostics.filter(({ severity }) => severity === "error") ?? [] };
}

interface Parts {
  readonly record: unknown;
  readonly remarks: readonly Remark[];
}

/** A record without the value at a path, and its remarks where the things now are that they are about. */
function without({ record, remarks }: Parts, path: readonly string[]): Parts {
  const movedRemarks = remarks.flatMap((remark) => moved(remark, path, record));
  return { record: removed(record, path), remarks: movedRemarks };
}

/** A remark about what is gone is gone; one about a later item of the same list moves up. */
function moved(remark: Remark, path: readonly string[], record: unknown): Remark[] {
  const above = path.slice(0, -1);
  const last = path.at(-1) ?? "";
  if (!above.every((key, n) => String(remark.path[n]) === key)) return [remark];
  const key = remark.path[above.length];
  if (String(key) === last) return [];
  const list = above.reduce<unknown>(
    (value, name) => (value as Readonly<Record<string, unknown>>)[name],
    record,
  );
  if (!Array.isArray(list) || typeof key !== "number" || key < Number(last)) return [remark];
  return [{ ...remark, path: remark.path.map((part, n) => (n === above.length ? key - 1 : part)) }];
}
