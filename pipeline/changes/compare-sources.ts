import { own, valueAt } from "../core/json-pointer.ts";
import { boardsOf, holdsFor, type Scope } from "../domain/boards/scope.ts";
import { recordLineup } from "../model/boards/record-lineup.ts";
import { publishedPart } from "../model/resolve/published-part.ts";
import type { SiteIndex } from "../model/resolve/site-index.ts";
import { splitFrontMatter } from "../sources/parse/markdown/front-matter.ts";
import type { Source, ValidSource } from "../sources/parse/source.ts";
import { compareTexts, type TextChange } from "./compare-texts.ts";
import { compareMovedItem, compareValues } from "./compare-values.ts";
import type { ValueChange } from "./value-change.ts";
import { rowPointer, valueText } from "./value-text.ts";

/** A field of a record that changed, and what kind of news it is. */
export interface FieldChange extends ValueChange {
  /** `value`: a row of a datasheet; `status`: how well something is known; `text`: lines of Markdown. */
  readonly about: "value" | "status" | "text" | "field";
  /** How prose refers to the value, such as `product.clim.supply-voltage`. */
  readonly reference?: string;
  /** The number or row as the page shows it, with its unit. */
  readonly oldText?: string;
  readonly newText?: string;
  /** A limit to hardware revisions or variants: every board that had the item before has it still. */
  readonly widens?: true;
  /** The lines that differ, where both sides have several. */
  readonly lines?: TextChange;
}

/** A file in one state of the site: what was read of it, and its text. */
export interface FileState<S extends Source = ValidSource> {
  readonly source: S;
  readonly text: string;
  readonly index: SiteIndex;
}

/** The changes in a file, field by field; the body of a doc is the field with the pointer "". */
export function compareSources(old: FileState, next: FileState): FieldChange[] {
  // A source that is cited now and was not before is news of the file that cites it.
  if (old.text === next.text) return [];
  const fields = compareValues(writtenOf(old), writtenOf(next)).map((change) => described(change, old, next));
  const body = next.source.type === "doc" ? compareBodies(old.text, next.text) : undefined;
  return body === undefined ? fields : [...fields, body];
}

/** An entry that is in another file now, and the differences in it. Its paths begin with the files. */
export function compareMovedEntry(before: LocatedEntry, after: LocatedEntry): FieldChange[] {
  const [move, ...others] = compareMovedItem(writtenOf(before.state), writtenOf(after.state), before, after);
  const at = ({ state, path }: LocatedEntry): string[] => [state.source.path, ...path];
  const moved = move === undefined ? [] : [{ ...move, old: at(before), new: at(after) }];
  return [...moved, ...others].map((change) => described(change, before.state, after.state));
}

/** An entry of a dictionary in one state of the site. */
export interface LocatedEntry {
  readonly state: FileState;
  readonly pointer: string;
  readonly path: readonly string[];
}

/** The part of a file that is compared: in the review view everything, else only what is published. */
export function writtenOf({ source, index }: FileState<Source>) {
  return { value: index.review ? source.data : publishedPart(source, index), digits: source.digits };
}

function described(change: ValueChange, old: FileState, next: FileState): FieldChange {
  const { kind, pointer, oldPointer } = change;
  const isOfNames = kind === "renamed" || kind === "moved" || kind === "reordered";
  const optional = {
    reference: referenceOf(change, old.source, next.source),
    oldText: isOfNames || oldPointer === undefined ? undefined : valueText(old, oldPointer),
    newText: isOfNames || kind === "removed" ? undefined : valueText(next, pointer),
    widens: widens(change, old, next) ? true : undefined,
    lines: linesOf(change),
  };
  const stated = Object.entries(optional).filter(([, value]) => value !== undefined);
  return { ...change, about: aboutOf(change, optional.lines !== undefined), ...Object.fromEntries(stated) };
}

const LIMIT = /\/(?:since|until|variant(?:\/\d+)?)$/;

/** Whether a limit was changed so that every board that had the item has it still. */
function widens({ kind, pointer, oldPointer }: ValueChange, old: FileState, next: FileState): boolean {
  if (!LIMIT.test(pointer) || kind === "moved") return false;
  // Without the limit it holds for all; without one variant of several for fewer.
  if (kind === "removed") return !/\d$/.test(pointer);
  const itemIn = ({ source }: FileState, at: string): Scope | undefined =>
    valueAt(source.data, at.replace(LIMIT, "")) as Scope | undefined;
  const [before, after] = [itemIn(old, oldPointer ?? pointer), itemIn(next, pointer)];
  if (before === undefined || after === undefined) return false;
  const lineup = recordLineup(next.source, next.index);
  return boardsOf(lineup).every(
    (board) => !holdsFor(before, board, lineup) || holdsFor(after, board, lineup),
  );
}

function aboutOf({ path, pointer }: ValueChange, isText: boolean): FieldChange["about"] {
  if (path.at(-1) === "status") return "status";
  if (isText) return "text";
  return rowPointer(pointer) === undefined ? "field" : "value";
}

function referenceOf(change: ValueChange, old: Source, next: Source): string | undefined {
  const source = change.kind === "removed" ? old : next;
  const row = rowPointer(change.pointer);
  if (row === undefined || source.type !== "product") return undefined;
  const param = own(valueAt(source.data, row), "param");
  return typeof param === "string" ? `product.${String(source.data.id)}.${param}` : undefined;
}

function linesOf({ kind, old, new: next }: ValueChange): TextChange | undefined {
  if (kind !== "changed" || typeof old !== "string" || typeof next !== "string") return undefined;
  return old.includes("\n") || next.includes("\n") ? compareTexts(old, next) : undefined;
}

function compareBodies(old: string, next: string): FieldChange | undefined {
  const [before, after] = [bodyOf(old), bodyOf(next)];
  const lines = compareTexts(before.text, after.text);
  if (lines === undefined) return undefined;
  return {
    kind: "changed",
    pointer: "",
    oldPointer: "",
    path: ["body"],
    about: "text",
    lines: {
      ...lines,
      oldStart: lines.oldStart + before.lines,
      newStart: lines.newStart + after.lines,
    },
  };
}

/** The body of a doc, and the number of lines above it. */
function bodyOf(text: string): { readonly text: string; readonly lines: number } {
  const { bodyStart } = splitFrontMatter(text).value;
  return { text: text.slice(bodyStart), lines: text.slice(0, bodyStart).split("\n").length - 1 };
}
