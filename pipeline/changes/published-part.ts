import type { Source } from "../resolve/source.ts";

/** Statuses of what the output never shows. */
const hidden: ReadonlySet<unknown> = new Set(["unverified", "withdrawn"]);

/** Types whose fields are nobody's business but the author's: keys derived from serials are published, never the serials. */
const hiddenTypes: ReadonlySet<string> = new Set(["serial-register", "prose-rules"]);

/** Fields of the envelope that no page shows. */
const hiddenFields: ReadonlySet<string> = new Set(["owner"]);

/** Values that are unverified where they state no status: rows of a datasheet, quantities of pins and cables. */
const unverifiedByDefault =
  /^\/datasheet\/sections\/\d+\/groups\/\d+\/rows\/\d+$|^\/pins\/\d+\/(?:level|maxCurrent)$|^\/length$/;

/**
 * What the output publishes of a file. Items that are left out of a list leave a hole, so that pointers stay those of the
 * file; undefined where nothing is published.
 */
export function publishedPart({ type, data }: Source): unknown {
  if (hiddenTypes.has(type)) return undefined;
  return partOf(data, "");
}

function partOf(value: unknown, pointer: string): unknown {
  if (Array.isArray(value)) return value.map((item, i) => partOf(item, `${pointer}/${i}`));
  if (typeof value !== "object" || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  if (hidden.has(fields.status)) return undefined;
  if (fields.status === undefined && unverifiedByDefault.test(pointer)) return undefined;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([key]) => pointer !== "" || !hiddenFields.has(key))
      .map(([key, child]) => [key, partOf(child, `${pointer}/${key}`)]),
  );
}
