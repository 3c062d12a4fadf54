import { compareStrings, type Diagnostic } from "../../core/diagnostics.ts";
import type { Source } from "../../sources/parse/source.ts";

/** The innermost value that a mistake is in. */
export function pointerOf({ line, column }: Diagnostic, source: Source | undefined): string {
  if (line === undefined || column === undefined) return "";
  let found = "";
  for (const [pointer, at] of Object.entries(source?.positions ?? {})) {
    const begins = at.line < line || (at.line === line && at.column <= column);
    const ends = at.endLine > line || (at.endLine === line && at.endColumn >= column);
    if (begins && ends && pointer.length > found.length) found = pointer;
  }
  return found;
}

/** Pointers without those below another one, the last of a list first: each stays right when those behind it are gone. */
export function outermost<T>(found: ReadonlyMap<string, T>): (readonly [string, T])[] {
  return [...found].filter(([pointer]) => !isBelow(pointer, found)).sort(([a], [b]) => comparePointers(b, a));
}

/** Orders pointers by their parts, indices of lists as numbers. */
function comparePointers(a: string, b: string): number {
  const [left, right] = [a.split("/"), b.split("/")];
  const at = left.findIndex((part, n) => part !== right[n]);
  const [one, other] = [left[at], right[at]];
  if (one === undefined || other === undefined) return left.length - right.length;
  const isIndex = /^\d+$/.test(one) && /^\d+$/.test(other);
  return isIndex ? Number(one) - Number(other) : compareStrings(one, other);
}

function isBelow(pointer: string, found: ReadonlyMap<string, unknown>): boolean {
  for (let end = pointer.lastIndexOf("/"); end > 0; end = pointer.lastIndexOf("/", end - 1))
    if (found.has(pointer.slice(0, end))) return true;
  return false;
}

/** A value without the part at a path in it. */
export function removed(value: unknown, [key = "", ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.flatMap((item, n) =>
      String(n) !== key ? [item] : rest.length === 0 ? [] : [removed(item, rest)],
    );
  }
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, item]) =>
      name !== key ? [[name, item]] : rest.length === 0 ? [] : [[name, removed(item, rest)]],
    ),
  );
}
