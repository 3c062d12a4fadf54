import { pointerSegments } from "../../core/json-pointer.ts";
import { UsageError } from "../../core/usage-error.ts";
import type { ValueProblem } from "../../sources/validate/create-validator.ts";
import { ownSchemas } from "../../sources/validate/own-schemas.ts";
import type { ImportedRecord } from "./imported.ts";
import type { Tell } from "./notice.ts";
import { isEmpty } from "./record-size.ts";

const MOST_ROUNDS = 32;

/** Line in the source of the place in a record that a JSON Pointer names. */
type LineAt = (pointer: string) => number;

/**
 * Takes out of a record that was just made whatever its schema does not allow, such as a count of -1, and reports each as
 * lost. Rules and exports read valid records alone, and `check` would refuse the file. A list item that lacks a key which
 * it must have goes as a whole. A record that loses its last item is left empty, which the command refuses.
 */
export function fitRecord(record: ImportedRecord, lineAt: LineAt, tell: Tell): void {
  // A removal makes the thing around it lack a key at most, so that there are no more rounds than levels.
  let last: readonly ValueProblem[] = [];
  for (let round = 0; !isEmpty(record); round++) {
    // The command reports an invalid id in words of its own.
    const problems = ownSchemas()
      .problemsOf(record.type, record)
      .filter(({ pointer }) => pointer !== "/id");
    if (problems.length === 0) return;
    if (round > MOST_ROUNDS) throw noRecord(problems[0]?.message);
    const places = new Map(problems.map(({ pointer, message }) => [pointer, message]));
    for (const [pointer, message] of places)
      tell({ line: lineAt(pointer), kind: "lost", message: `${message} It is left out.` });
    if (places.has("")) throw noRecord([...last, ...problems][0]?.message);
    last = problems;
    removeAll(record, [...places.keys()]);
  }
}

/** Items of lists go last, so that the others keep their places meanwhile. */
function removeAll(record: ImportedRecord, pointers: readonly string[]): void {
  const indices = new Map<unknown[], Set<number>>();
  for (const path of pointers.map(pointerSegments)) {
    const key = path.at(-1);
    const owner = path.slice(0, -1).reduce<unknown>(fieldOf, record);
    if (key === undefined) continue;
    if (Array.isArray(owner)) indices.set(owner, (indices.get(owner) ?? new Set()).add(Number(key)));
    else if (typeof owner === "object" && owner !== null) delete (owner as Record<string, unknown>)[key];
  }
  for (const [list, removed] of indices) {
    const rest = list.filter((_, n) => !removed.has(n));
    list.length = 0;
    for (const item of rest) list.push(item);
  }
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

/** A record that lacks what it must have; `why` is the first thing that was taken out. */
function noRecord(why = ""): UsageError {
  const message = `No record can be made of the file. ${why}`.trim();
  return new UsageError(message, "Correct the file, or import a part of it.");
}
