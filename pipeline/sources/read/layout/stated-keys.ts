import { closeSync, openSync, readSync } from "node:fs";
import { nearest } from "../../../core/text/nearest.ts";
import { places } from "./layout.ts";

/** A file states what it is near its beginning (bytes). */
const HEAD = 8192;

/** The beginning of a text; empty where it cannot be read. */
export function headOf(absolute: string): string {
  try {
    const file = openSync(absolute, "r");
    try {
      const bytes = Buffer.alloc(HEAD);
      return bytes.toString("utf8", 0, readSync(file, bytes, 0, HEAD, 0)).replace(/^\ufeff/, "");
    } finally {
      closeSync(file);
    }
  } catch {
    return "";
  }
}

/** A type of record that a text states at its margin, also with a slip; undefined where it states none. */
export function statedPlace(head: string): StatedPlace | undefined {
  const match = /^type:[ \t]+["']?([A-Za-z][\w-]*)["']?[ \t]*(?:#.*)?$/m.exec(head.replaceAll("\r", ""));
  const spelling = match?.[1];
  if (match === null || spelling === undefined) return undefined;
  const line = head.replaceAll("\r", "").slice(0, match.index).split("\n").length;
  const type = typeOf(spelling);
  const place = type === undefined ? undefined : places.get(type);
  return type === undefined || place === undefined ? undefined : { type, spelling, place, line };
}

interface StatedPlace {
  readonly type: string;
  /** The type as the file has it. */
  readonly spelling: string;
  /** The path of such a file. */
  readonly place: string;
  /** The line that states it. */
  readonly line: number;
}

function typeOf(spelling: string): string | undefined {
  if (places.has(spelling)) return spelling;
  const near = nearest(spelling, [...places.keys()]);
  return near.length === 1 ? near[0] : undefined;
}

/** Whether a text has a key at its margin. */
export function hasKey(head: string, key: string): boolean {
  return new RegExp(`^${key}[ \\t]*:`, "m").test(head);
}
