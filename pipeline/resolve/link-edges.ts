import { compareStrings, type Diagnostic, type Position } from "../diagnostics.ts";
import { nearest } from "../text/nearest.ts";
import { safeDecode } from "./doc-path.ts";
import { type BrokenLink, resolveLink, type Target } from "./resolve-link.ts";
import type { SiteIndex } from "./site-index.ts";
import { placeOf, type Source, type SourceReference } from "./source.ts";

/** A link as written, with what it turned out to mean. */
export interface Edge {
  readonly source: Source;
  readonly position: Position | undefined;
  readonly target: string;
  readonly resolved: Target | BrokenLink;
  /** Address of the page that shows the link; absent for navigation and footer. */
  readonly pathname: string | undefined;
}

/** Kinds of reference that are judged elsewhere, against dictionaries. */
const dictionaries = new Set(["parameter", "unit", "source"]);
/** Record types that a reference of kind "interface" may mean. */
export const interfaceTypes = ["can-message-set", "register-map", "serial-protocol", "connector", "enum"];

/** Collects every link of every published file, each resolved once. */
export function collectEdges(index: SiteIndex): Edge[] {
  const edges: Edge[] = [];
  for (const source of publishedSources(index)) {
    const pathname = index.docs.get(source.path)?.pathname ?? index.pages.ofSource(source);
    const from = { path: source.path, pathname };
    const add = (target: string, position: Position | undefined, image: boolean): void => {
      edges.push({ source, position, target, pathname, resolved: resolveLink(target, from, index, image) });
    };
    for (const pointer of Object.keys(source.prose).sort(compareStrings)) {
      for (const link of source.prose[pointer]?.links ?? [])
        add(link.target, link.position, link.kind === "image");
    }
    for (const reference of source.references) {
      if (reference.kind === "link") add(reference.target, reference.position, false);
      if (reference.kind === "asset") add(reference.target, reference.position, true);
    }
  }
  return edges;
}

/** Files whose content is in the output; drafts may hold broken links. */
export function publishedSources(index: SiteIndex): Source[] {
  return [...index.sources.values()].filter((source) => {
    if (source.type === "doc") return index.docs.has(source.path);
    if (!source.valid) return true;
    const { id } = source.data as { id?: unknown };
    if (typeof id !== "string" || source.type === "category") return source.valid;
    return index.records.get(source.type)?.get(id) === source;
  });
}

/** Broken links, and anchors that the page they point at does not have. */
export function judgeEdges(
  edges: readonly Edge[],
  anchorsOf: (pathname: string) => ReadonlySet<string> | undefined,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const { source, position, target, resolved } of edges) {
    const at = { severity: "error" as const, file: source.path, ...position };
    if (resolved.kind === "broken") {
      diagnostics.push({ ...at, code: resolved.code, message: resolved.message, hint: resolved.hint });
    } else if (resolved.kind === "page" && resolved.hash.length > 1) {
      const anchors = anchorsOf(resolved.pathname);
      const wanted = safeDecode(resolved.hash.slice(1));
      if (anchors === undefined || anchors.has(wanted)) continue;
      const near = nearest(wanted, anchors);
      diagnostics.push({
        ...at,
        code: "anchor-not-found",
        message: `The page ${resolved.pathname} has no anchor "${wanted}" (from "${target}").`,
        hint:
          near.length > 0 ? `Did you mean ${near.map((id) => `#${id}`).join(" or ")}?` : anchorHint(anchors),
      });
    }
  }
  return diagnostics;
}

function anchorHint(anchors: ReadonlySet<string>): string {
  if (anchors.size === 0) return "That page has no anchors.";
  return `Its anchors are ${[...anchors]
    .slice(0, 8)
    .map((id) => `#${id}`)
    .join(", ")}${anchors.size > 8 ? ", …" : ""}.`;
}

/** References to records, parameters, units and sources that lead nowhere. */
export function judgeReferences(index: SiteIndex): Diagnostic[] {
  const known = new Map<string, ReadonlySet<string>>();
  const diagnostics: Diagnostic[] = [];
  for (const source of publishedSources(index)) {
    for (const reference of source.references) {
      if (reference.kind === "link" || reference.kind === "asset") continue;
      const ids = known.get(reference.kind) ?? idsOf(reference.kind, index);
      known.set(reference.kind, ids);
      diagnostics.push(...judgeReference(source, reference, ids));
    }
  }
  return diagnostics;
}

function judgeReference(source: Source, reference: SourceReference, ids: ReadonlySet<string>): Diagnostic[] {
  const { kind, target, position } = reference;
  if (ids.has(target)) return [];
  const caseTwin = [...ids].find((id) => id.toLowerCase() === target.toLowerCase());
  const near = caseTwin === undefined ? nearest(target, ids) : [caseTwin];
  const file = dictionaries.has(kind) ? ` in ${kind}s.yaml` : "";
  return [
    {
      code: "reference-not-found",
      severity: "error",
      file: source.path,
      ...(position ?? placeOf(source, reference.pointer)),
      message:
        caseTwin === undefined
          ? `There is no ${kind} "${target}"${file}.`
          : `There is no ${kind} "${target}"${file}; "${caseTwin}" differs only in case.`,
      hint:
        near.length > 0 ? `Did you mean ${near.join(" or ")}?` : `Add the ${kind}${file}, or correct the id.`,
    },
  ];
}

function idsOf(kind: string, index: SiteIndex): ReadonlySet<string> {
  if (kind === "parameter") return new Set(index.parameters.keys());
  if (kind === "unit") return new Set(index.units.keys());
  if (kind === "source") return new Set(index.citations.keys());
  const types = kind === "interface" ? interfaceTypes : [kind];
  return new Set(
    types.flatMap((type) => [...(index.records.get(type)?.keys() ?? []), ...(index.faulty.get(type) ?? [])]),
  );
}
