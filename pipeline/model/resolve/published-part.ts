import { own, valueAt } from "../../core/json-pointer.ts";
import { oncePer } from "../../core/once.ts";
import type { Source } from "../../sources/parse/source.ts";
import { interfaceFacts } from "./interface-types.ts";
import { visiblePart } from "./shown-part.ts";
import type { SiteIndex } from "./site-index.ts";
import { publishedSources } from "./site-links.ts";
import { isShown } from "./value-status.ts";

/** Types whose fields are private: keys derived from serials are published, never the serials. */
const hiddenTypes: ReadonlySet<string> = new Set(["serial-register", "prose-rules"]);

/**
 * The part of a file that the output publishes. Items that are left out of a list leave a hole, so that
 * pointers stay those of the file; undefined if nothing is published.
 */
export function publishedPart(source: Source, index: SiteIndex): unknown {
  const { type, data } = source;
  if (hiddenTypes.has(type)) return undefined;
  // Such a record has one status for all of it.
  if (interfaceFacts(type)?.group === "wiring" && !isShown(data, false)) return undefined;
  if (type === "cable" && !hasShownEnds(data, index)) return undefined;
  const part = visiblePart(source);
  return type === "sources" ? { ...(part as object), sources: citedOf(data.sources, index) } : part;
}

/** A cable is shown with its connectors or not at all. */
function hasShownEnds({ ends }: Source["data"], index: SiteIndex): boolean {
  const connectors = index.records.get("connector");
  return (Array.isArray(ends) ? ends : []).every((end: unknown) => {
    const id = own(end, "connector");
    return typeof id !== "string" || isShown(connectors?.get(id)?.data ?? {}, false);
  });
}

/** A source is shown where something that is published names it. */
function citedOf(entries: unknown, index: SiteIndex): unknown {
  const cited = citedSources(index);
  return Array.isArray(entries)
    ? entries.map((entry: unknown) => (cited.has(own(entry, "id")) ? entry : undefined))
    : entries;
}

const citedSources = oncePer((index: SiteIndex): ReadonlySet<unknown> => {
  const cited = new Set<unknown>();
  for (const source of publishedSources(index)) {
    if (source.type === "sources") continue;
    const references = source.references.filter(({ kind }) => kind === "source");
    if (references.length === 0) continue;
    const part = publishedPart(source, index);
    for (const { target, pointer } of references) if (valueAt(part, pointer) !== undefined) cited.add(target);
  }
  return cited;
});
