import type { ExportHead } from "../../../exports/exported-type.ts";
import type { Source, SourceOf, SourceTypes } from "../../../sources/parse/source.ts";

/** The head of an export of a record that is in no file. */
export function testHead(type: string): ExportHead {
  return {
    record: `${type}/test`,
    title: "Test",
    revision: "1",
    status: "confirmed",
    content: "0".repeat(64),
  };
}

/** A record that is in no file, as far as its export reads it. */
export function testSource<T extends keyof SourceTypes>(type: T, data: SourceTypes[T]): SourceOf<T> {
  const source: Pick<Source, "type" | "prose" | "digits" | "positions" | "path"> = {
    ...{ type, prose: {}, digits: {}, positions: {}, path: "test.yaml" },
  };
  return { ...source, data } as SourceOf<T>;
}
