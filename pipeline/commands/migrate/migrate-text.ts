import { isDeepStrictEqual } from "node:util";
import { valueAt } from "../../core/json-pointer.ts";
import { withoutValue } from "../../sources/edit/edit-scalar.ts";
import { readYaml } from "../../sources/edit/editable-text.ts";
import { changeAt } from "../../sources/migrate/data-changes.ts";
import { typeOfPath } from "../../sources/parse/source-type.ts";
import type { YamlDocument } from "../../sources/parse/types.ts";
import { pathInWords } from "../../sources/validate/document-path.ts";

/** One value that was written anew. */
export interface Edit {
  /** 1-based line in the text before. */
  readonly line: number;
  /** Path of the value in words: `pins › 1 › level`. */
  readonly position: string;
  readonly before: string;
  /** Undefined where the key was taken out. */
  readonly after: string | undefined;
}

/** The text of a file with every value of a former form written as it is now, and what was changed. */
export function migrateText(
  file: string,
  text: string,
): { readonly text: string; readonly edits: readonly Edit[] } {
  const edits: Edit[] = [];
  let present = text;
  const done = new Set<string>();
  for (;;) {
    const document = readYaml(file, present);
    const next = document === undefined ? undefined : nextEdit({ file, text: present, document, done });
    if (next === undefined) return { text: present, edits };
    done.add(next.pointer);
    if (next.text === undefined) continue;
    present = next.text;
    edits.push(next.edit);
  }
}

interface Work {
  readonly file: string;
  readonly text: string;
  readonly document: YamlDocument;
  /** Pointers that were tried. */
  readonly done: ReadonlySet<string>;
}

interface Step {
  readonly pointer: string;
  /** Undefined where the file is written in a way in which the value cannot be changed alone. */
  readonly text: string | undefined;
  readonly edit: Edit;
}

function nextEdit(work: Work): Step | undefined {
  const { file, document, done } = work;
  const schema = typeOf(file, document);
  for (const pointer of document.positions.keys()) {
    const value = valueAt(document.value, pointer);
    const rewrite = done.has(pointer)
      ? undefined
      : changeAt(schema, pointer, { value, root: document.value })?.rewrite;
    if (rewrite === undefined) continue;
    const after = rewrite === "remove" ? undefined : rewrite(value);
    if (rewrite !== "remove" && after === undefined) continue;
    const position = document.positions.get(pointer);
    const edit = {
      line: position?.value.line ?? 1,
      position: pathInWords(document.value, pointer),
      before: position?.text ?? "",
      after,
    };
    return {
      pointer,
      edit,
      text: after === undefined ? withoutLines(work, pointer) : withToken(work, pointer, after),
    };
  }
  return undefined;
}

function typeOf(file: string, { value }: YamlDocument): string {
  const position = typeOfPath(file);
  return position === "doc"
    ? "doc-front-matter"
    : position === "by-content"
      ? String(valueAt(value, "/type"))
      : position;
}

/** Puts YAML in the place of a scalar. */
function withToken(
  { file, text, document, ...work }: Work,
  pointer: string,
  token: string,
): string | undefined {
  const range = document.positions.get(pointer)?.range;
  if (range === undefined || range[0] === range[1]) return undefined;
  const raw = text.slice(range[0], range[1]);
  // A block ends with the break of its last line, and a flow value does not.
  if (/^[|>]/.test(raw)) return undefined;
  const edited = text.slice(0, range[0]) + token + text.slice(range[1]);
  const after = readYaml(file, edited);
  return after !== undefined && isSameElsewhere({ file, text, document, ...work }, after, pointer)
    ? edited
    : undefined;
}

/** Takes out the lines of a key that has them for itself. */
function withoutLines({ file, text, document, ...work }: Work, pointer: string): string | undefined {
  const position = document.positions.get(pointer);
  if (position?.key === undefined) return undefined;
  const lines = text.split("\n");
  const edited = lines
    .filter((_, i) => i + 1 < (position.key?.line ?? 0) || i + 1 > position.value.endLine)
    .join("\n");
  const after = readYaml(file, edited);
  return after !== undefined &&
    valueAt(after.value, pointer) === undefined &&
    isSameElsewhere({ file, text, document, ...work }, after, pointer)
    ? edited
    : undefined;
}

function isSameElsewhere({ document }: Work, after: YamlDocument, pointer: string): boolean {
  return isDeepStrictEqual(withoutValue(document.value, pointer), withoutValue(after.value, pointer));
}
