import type { Diagnostic } from "../../core/diagnostics.ts";
import { valueAt } from "../../core/json-pointer.ts";
import { publishedPart } from "../../model/resolve/published-part.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { publishedSources } from "../../model/resolve/site-links.ts";
import { lookUpValue, problemOf } from "../../model/values/value-reference.ts";
import type { Source } from "../../sources/parse/source.ts";

/**
 * References without a value, in all prose that is published: a record that no page shows may still be
 * written to a file.
 */
export function checkValues(index: SiteIndex): Diagnostic[] {
  return publishedSources(index).flatMap((source) => {
    const pointers = Object.keys(source.prose).filter(
      (pointer) => source.prose[pointer]?.values.length !== 0,
    );
    const broken = pointers.map((pointer) => ({ pointer, found: checkProse(source, pointer, index) }));
    if (broken.every(({ found }) => found.length === 0)) return [];
    const published = index.review || !source.valid ? source.data : publishedPart(source, index);
    return broken
      .filter(({ pointer }) => pointer === "" || valueAt(published, pointer) !== undefined)
      .flatMap(({ found }) => found);
  });
}

function checkProse(source: Source, pointer: string, index: SiteIndex): Diagnostic[] {
  return (source.prose[pointer]?.values ?? []).flatMap(({ path, position }): Diagnostic[] => {
    const problem = problemOf(lookUpValue(path, index), source, index);
    return problem === undefined ? [] : [{ ...problem, file: source.path, ...position, cause: path }];
  });
}
