import type { PageRecord } from "../../../schema/generated/types.ts";

/** Where two states of a page differ: the nearest anchor of each difference, else the part of the record. */
export function differingParts(old: PageRecord, next: PageRecord): string[] {
  const anchors = new Set([...old.anchors, ...next.anchors]);
  const keys = new Set([...Object.keys(old), ...Object.keys(next)]);
  const parts = [...keys].flatMap((key) => differingIn(fieldOf(old, key), fieldOf(next, key), key, anchors));
  return [...new Set(parts)];
}

function differingIn(a: unknown, b: unknown, part: string, anchors: ReadonlySet<string>): string[] {
  if (a === b) return [];
  if (typeof a === "string" && typeof b === "string") return [headingAbove(a, b, anchors) ?? part];
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return [part];
  const here = anchorOf(a, anchors) ?? anchorOf(b, anchors) ?? part;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) => differingIn(fieldOf(a, key), fieldOf(b, key), here, anchors));
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function fieldOf(value: object, key: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[key];
}

/** The anchor of a row, section or table. */
function anchorOf(value: object, anchors: ReadonlySet<string>): string | undefined {
  const names = ["anchor", "id"].map((key) => fieldOf(value, key));
  const found = names.find((name): name is string => typeof name === "string" && anchors.has(name));
  return found === undefined ? undefined : `#${found}`;
}

/** The last id in a text of HTML before the first character that differs. */
function headingAbove(a: string, b: string, anchors: ReadonlySet<string>): string | undefined {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const ids = [...a.slice(0, at).matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
  const found = ids.findLast((id) => anchors.has(id));
  return found === undefined ? undefined : `#${found}`;
}
