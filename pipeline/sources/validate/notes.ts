import type { Diagnostic, Position } from "../../core/diagnostics.ts";
import { childPointer } from "../../core/json-pointer.ts";
import { quoted } from "../../core/text/phrase.ts";
import type { SourceReference } from "../parse/source.ts";
import type { YamlDocument } from "../parse/types.ts";
import { keyPath } from "./cause.ts";
import { keyPosition, pathInWords, valuePosition } from "./document-path.ts";
import type { Note } from "./schema-code/calls.ts";

/** A string that holds Markdown. */
export interface Prose {
  readonly mode: "inline" | "block";
  readonly text: string;
  readonly pointer: string;
  readonly position: Position;
}

const start: Position = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** The strings that the schema calls references (`x-ref`). */
export function referencesOf(notes: readonly Note[], document: YamlDocument): SourceReference[] {
  return located(notes, "x-ref", document, ({ argument, value, pointer, position }) => ({
    kind: String(argument),
    target: value,
    pointer,
    position,
  }));
}

/** The strings that the schema calls Markdown (`x-markdown`). */
export function proseOf(notes: readonly Note[], document: YamlDocument): Prose[] {
  return located(notes, "x-markdown", document, ({ argument, value, pointer, position }) => ({
    mode: argument === "inline" ? "inline" : "block",
    text: value,
    pointer,
    position,
  }));
}

/** Keys that are accepted from other systems and do nothing here. */
export function* uselessKeys(
  notes: readonly Note[],
  document: YamlDocument,
  file: string,
): Iterable<Diagnostic> {
  for (const { keyword, argument, pointer } of notes) {
    if (keyword !== "x-no-effect" || argument !== true) continue;
    const message = `${quoted(pathInWords(document.value, pointer))} has no effect here.`;
    const position = keyPosition(document, pointer);
    yield {
      code: "schema-no-effect",
      cause: keyPath(document.value, pointer),
      severity: "warning",
      file,
      ...position,
      message,
      hint: "Remove the key.",
    };
  }
}

/** `nom: 0xFF`: other radices are for addresses and raw values; a reader of a datasheet expects decimals. */
export function* hexadecimals(
  notes: readonly Note[],
  document: YamlDocument,
  file: string,
): Iterable<Diagnostic> {
  for (const { keyword, argument, pointer, value } of notes) {
    const text = document.positions.get(pointer)?.text ?? "";
    if (keyword !== "x-decimal" || argument !== true || typeof value !== "number" || !text.startsWith("0x"))
      continue;
    yield {
      code: "yaml-unsafe-number",
      severity: "warning",
      file,
      ...valuePosition(document, pointer),
      message: `${quoted(text)} is hexadecimal; this value is shown as ${value}.`,
      hint: `Write ${value}.`,
    };
  }
}

interface LocatedNote {
  readonly argument: unknown;
  readonly value: string;
  readonly pointer: string;
  readonly position: Position;
}

/** Each string once, though a schema may reach it by two ways, in the order of writing. */
function located<T extends { pointer: string; position: Position }>(
  notes: readonly Note[],
  keyword: Note["keyword"],
  document: YamlDocument,
  convert: (note: LocatedNote) => T,
): T[] {
  const found = new Map<string, T>();
  for (const { argument, value, pointer, isKey, ...note } of notes) {
    if (note.keyword !== keyword || typeof value !== "string") continue;
    const own = isKey ? childPointer(pointer, value) : pointer;
    const position = (isKey ? keyPosition(document, own) : valuePosition(document, own)) ?? start;
    found.set(`${argument} ${isKey} ${own}`, convert({ argument, value, pointer: own, position }));
  }
  return [...found.values()].sort(
    ({ position: a }, { position: b }) => a.line - b.line || a.column - b.column,
  );
}
