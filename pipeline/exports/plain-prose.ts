import type { Source } from "../sources/parse/source.ts";

/** A prose field as plain text on one line, values in it; undefined where the field is absent. */
export function plainProse(source: Source, pointer: string): string | undefined {
  return source.prose[pointer]?.text.replace(/\s+/g, " ").trim();
}
