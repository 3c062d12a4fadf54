import { isDeepStrictEqual } from "node:util";
import { type Document, isMap, parseDocument, visit } from "yaml";
import { UsageError } from "../../core/usage-error.ts";
import { type Conflict, mergeRecord } from "./merge-record.ts";
import type { PlainRecord } from "./record-state.ts";
import { textOf } from "./record-text.ts";

export interface MergedText {
  readonly text: string;
  readonly isChanged: boolean;
  readonly conflicts: readonly Conflict[];
  /** Whether the record says what the source says, and nothing else. */
  readonly isAsSource: boolean;
}

/** A record of a data folder: its bytes, and its name as the person sees it. */
interface PresentRecord {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The text of a record with what a source has changed since `former`. A record that cannot be merged without loss is wrong use. */
export function mergedText(present: PresentRecord, former: PlainRecord, next: PlainRecord): MergedText {
  const text = utf8Of(present);
  const document = documentOf(present.name, withoutMark(text));
  const before = document.toString({ lineWidth: 0 });
  const conflicts = mergeRecord(document, former, next);
  return {
    text: inFormOf(text, textOf(document)),
    isChanged: document.toString({ lineWidth: 0 }) !== before,
    conflicts,
    isAsSource: isDeepStrictEqual(document.toJS(), next),
  };
}

function utf8Of({ name, bytes }: PresentRecord): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new UsageError(
      `${name} is not valid UTF-8 text and is left as it is.`,
      "Save it as UTF-8, then import again.",
    );
  }
}

function documentOf(name: string, text: string): Document.Parsed {
  const document = parseDocument(text);
  if (document.errors.length > 0 || hasAlias(document))
    throw new UsageError(`${name} has a mistake in its YAML.`, "Correct it; fairlead check names the place.");
  if (isMap(document.contents)) return document;
  throw new UsageError(
    `${name} has no record in it and is left as it is.`,
    "Take it back from version control, or remove it to have it imported anew.",
  );
}

/** Data folders have no aliases, and a part that is written in two places cannot be changed in one. */
function hasAlias(document: Document.Parsed): boolean {
  let isFound = false;
  visit(document, {
    Alias: () => {
      isFound = true;
      return visit.BREAK;
    },
  });
  return isFound;
}

const MARK = "\ufeff";

function withoutMark(text: string): string {
  return text.startsWith(MARK) ? text.slice(MARK.length) : text;
}

/** A text with the line breaks and the byte order mark that the one before has. */
function inFormOf(before: string, text: string): string {
  const broken = before.includes("\r\n") ? text.replace(/\r?\n/g, "\r\n") : text;
  return before.startsWith(MARK) ? MARK + broken : broken;
}
