import { lookUpValue } from "../compile/value-reference.ts";
import type { SiteIndex } from "../resolve/site-index.ts";
import type { Source } from "../resolve/source.ts";

/** A prose field as plain text on one line, value references filled in; undefined where the field is absent. */
export function plainProse(source: Source, pointer: string, index: SiteIndex): string | undefined {
  const document = source.prose[pointer];
  if (document === undefined) return undefined;
  const text = document.text.replace(/\{\{\s*([^{}]+?)\s*\}\}/g, (written, path: string) => {
    const found = lookUpValue(path, index);
    return found.ok ? found.text : written;
  });
  return text.replace(/\s+/g, " ").trim();
}
