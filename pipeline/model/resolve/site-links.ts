import { append } from "../../core/append.ts";
import { compareStrings, type Diagnostic, type Position } from "../../core/diagnostics.ts";
import { groupBy } from "../../core/group-by.ts";
import { valueAt } from "../../core/json-pointer.ts";
import { NearNames } from "../../core/text/near-names.ts";
import { suggest } from "../../core/text/nearest.ts";
import { diagnosticAt, positionOf, type Source, type SourceReference } from "../../sources/parse/source.ts";
import { anchorOf, isTop } from "./anchor-of.ts";
import type { BrokenLink } from "./broken-link.ts";
import { lastPart } from "./doc-path.ts";
import type { DocSet } from "./doc-sets.ts";
import { pictureEnding } from "./download-types.ts";
import { embeddedTypes } from "./interface-types.ts";
import { isLegalDraft } from "./legal-draft.ts";
import { splitTarget } from "./link-candidates.ts";
import { missingParameterHint } from "./missing-parameter.ts";
import { missingUnitHint } from "./missing-unit.ts";
import { oncePerIndex } from "./once-per-index.ts";
import { resolveLink, type Target } from "./resolve-link.ts";
import { anyType, type DictionaryType, dictionaries, isWithheld, type SiteIndex } from "./site-index.ts";
import { withheldProblem, withheldRecord } from "./withheld-record.ts";

/** A link as written, with what it turned out to mean. */
export interface SiteLink {
  readonly source: Source;
  readonly position: Position | undefined;
  readonly target: string;
  readonly resolved: Target | BrokenLink;
  /** Address of the page that shows the link; absent for navigation and footer. */
  readonly pathname: string | undefined;
  /** Whether it is shown as a picture there. */
  readonly picture: boolean;
}

/** Collects every link of every published file, each resolved once; of some files where they are given. */
export function collectLinks(index: SiteIndex, sources = publishedSources(index)): SiteLink[] {
  const siteLinks: SiteLink[] = [];
  for (const source of sources) {
    const pathname = index.docs.get(source.path)?.pathname ?? index.pages.ofSource(source);
    const from = { path: source.path, pathname };
    const add = (target: string, position: Position | undefined, image: boolean, picture = image): void => {
      const part = position?.file;
      const resolved = resolveLink(target, part === undefined ? from : { ...from, part }, index, image);
      siteLinks.push({ source, position, target, pathname, resolved, picture });
    };
    for (const pointer of visibleFields(source, index)) {
      for (const link of source.prose[pointer]?.links ?? [])
        add(link.target, link.position, link.kind === "image");
      for (const { name, attributes } of source.prose[pointer]?.embeds ?? []) {
        const file = name === "download" ? attributes.file : undefined;
        // One that leads nowhere is reported with the embed.
        if (file !== undefined && resolveLink(file.value, from, index, true).kind === "asset")
          add(file.value, file.position, true, false);
      }
    }
    for (const reference of source.references) {
      // An empty one is a mistake by its schema, and names no page that could be missing.
      if (reference.target === "") continue;
      if (reference.kind === "link") add(reference.target, reference.position, false);
      // A field may name a drawing or a file to download.
      if (reference.kind === "asset")
        add(reference.target, reference.position, true, pictureEnding.test(reference.target));
    }
  }
  return siteLinks;
}

/** Fields with Markdown that some page shows, or would show but for a mistake. */
function visibleFields(source: Source, { review }: SiteIndex): string[] {
  const pointers = Object.keys(source.prose).sort(compareStrings);
  return isLegalDraft(source) && !review ? pointers.filter((pointer) => pointer !== "/body") : pointers;
}

/** Files whose content is in the output; drafts may hold broken links. */
export function publishedSources(index: SiteIndex): Source[] {
  return [...index.sources.values()].filter((source) => {
    if (source.type === "doc") return index.docs.has(source.path);
    if (isWithheld(source) && !index.review) return false;
    const { id } = source.data as { id?: unknown };
    if (!source.valid || typeof id !== "string" || source.type === "category") return true;
    return index.records.get(source.type)?.get(id) === source;
  });
}

/** Broken links, and anchors that the page they point at does not have. */
export function checkEdges(
  siteLinks: readonly SiteLink[],
  anchorsOf: (pathname: string) => ReadonlySet<string> | undefined,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const near = nearAnchors();
  for (const { source, position, target, resolved } of siteLinks) {
    const at = { severity: "error" as const, file: source.path, ...position };
    if (resolved.kind === "broken") {
      const { kind: _, ...problem } = resolved;
      diagnostics.push({ ...at, ...problem });
    } else if (resolved.kind === "page") {
      const wanted = anchorOf(resolved.hash);
      const anchors = wanted === undefined ? undefined : anchorsOf(resolved.pathname);
      if (wanted === undefined || anchors === undefined || anchors.has(wanted) || isTop(wanted)) continue;
      const suggestions = near(resolved.pathname, anchors).nearest(wanted);
      diagnostics.push({
        ...at,
        code: "anchor-not-found",
        cause: `${resolved.pathname}#${wanted}`,
        message: `The page ${resolved.pathname} has no anchor "${wanted}" (from "${target}").`,
        hint:
          suggestions.length > 0
            ? `Did you mean ${suggestions.map((id) => withAnchor(target, id)).join(" or ")}?`
            : anchorHint(anchors),
      });
    }
  }
  return diagnostics;
}

/** A link with another anchor. A redirect may have added the wrong one: the anchor alone is given then. */
function withAnchor(target: string, id: string): string {
  const { path, search, hash } = splitTarget(target);
  return hash === "" ? `#${id}` : `${path}${search}#${id}`;
}

/** The anchors of each page that broken links lead to. */
function nearAnchors(): (pathname: string, anchors: ReadonlySet<string>) => NearNames {
  const known = new Map<string, NearNames>();
  return (pathname, anchors) => {
    const near = known.get(pathname) ?? new NearNames(anchors);
    known.set(pathname, near);
    return near;
  };
}

function anchorHint(anchors: ReadonlySet<string>): string {
  if (anchors.size === 0) return "That page has no anchors.";
  return `Its anchors are ${[...anchors]
    .slice(0, 8)
    .map((id) => `#${id}`)
    .join(", ")}${anchors.size > 8 ? ", …" : ""}.`;
}

/** References to records, parameters, units and sources that lead nowhere. */
export function checkReferences(index: SiteIndex): Diagnostic[] {
  const known = new Map<string, NearNames>();
  const diagnostics: Diagnostic[] = [];
  for (const source of publishedSources(index)) {
    for (const reference of source.references) {
      if (reference.kind === "link" || reference.kind === "asset") continue;
      const dictionary = dictionaryOf(reference.kind);
      if (dictionary !== undefined && index.unread.has(dictionary)) continue;
      const ids = known.get(reference.kind) ?? idsOf(reference.kind, index);
      known.set(reference.kind, ids);
      if (index.faulty.get(anyType)?.has(reference.target) === true) continue;
      append(diagnostics, checkReference(source, reference, ids, index));
    }
    append(diagnostics, checkDocNames(source, index));
  }
  return diagnostics;
}

/** Keys by which front matter and `_category` files name a doc of their own version. */
const docNames = ["/pagination_next", "/pagination_prev", "/link/id"];

function checkDocNames(source: Source, index: SiteIndex): Diagnostic[] {
  if (!source.valid || (source.type !== "doc" && source.type !== "category")) return [];
  return docNames.flatMap((pointer) => {
    const name = valueAt(source.data, pointer);
    if (typeof name !== "string") return [];
    const isChild = pointer === "/link/id";
    const ids = isChild
      ? namesInFolder(folderOf(source.path), index)
      : namesInSet(setOf(source, index), index);
    if (ids.has(isChild ? lastPart(name) : name)) return [];
    const near = ids.nearest(name);
    return [
      diagnosticAt(source, pointer, {
        code: "reference-not-found",
        cause: `doc ${name}`,
        message: `There is no doc "${name}".`,
        hint: suggest(
          near,
          isChild
            ? "Name a doc of the same folder."
            : "Write folder and name of the doc, such as guides/intro.",
        ),
      }),
    ];
  });
}

/** The version of the docs that a file belongs to. */
export function setOf({ path }: Pick<Source, "path">, { docSets }: SiteIndex): DocSet | undefined {
  return docSets.find(({ folder }) => path.startsWith(`${folder}/`));
}

/** Names of the docs of a version. */
const namesInSet = oncePerIndex(
  (set: DocSet | undefined, { docs }: SiteIndex) =>
    new NearNames([...docs.values()].filter((doc) => doc.set === set).map(({ id }) => id)),
);

/** A category may leave the folder out of the name, because its page is one of its own docs. */
const namesInFolder = oncePerIndex(
  (folder: string, index: SiteIndex) =>
    new NearNames((docsByFolder(index.docs, index).get(folder) ?? []).map(([, { id }]) => lastPart(id))),
);

const docsByFolder = oncePerIndex((docs: SiteIndex["docs"]) => groupBy(docs, ([path]) => folderOf(path)));

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

function dictionaryOf(kind: string): DictionaryType | undefined {
  return Object.hasOwn(dictionaries, kind) ? dictionaries[kind as keyof typeof dictionaries] : undefined;
}

function checkReference(
  source: Source,
  reference: SourceReference,
  ids: NearNames,
  index: SiteIndex,
): Diagnostic[] {
  const { kind, target, position } = reference;
  if (ids.has(target)) return [];
  const report = (message: string, hint: string, cause = `${kind} ${target}`): Diagnostic[] => [
    {
      code: "reference-not-found",
      cause,
      severity: "error",
      file: source.path,
      ...(position ?? positionOf(source, reference.pointer)),
      message,
      hint,
    },
  ];
  const dictionary = dictionaryOf(kind);
  const where = dictionary === undefined ? "" : ` in ${dictionary}.yaml`;
  const what = kind.replaceAll("-", " ");
  const withheld = withheldRecord(typesOf(kind), target, index);
  if (withheld !== undefined) {
    const { message, hint, cause } = withheldProblem(kind, withheld);
    return report(message, hint, cause);
  }
  const caseVariant = ids.caseVariant(target);
  if (caseVariant !== undefined) {
    return report(
      `There is no ${what} "${target}"${where}; "${caseVariant}" differs only in case.`,
      `Did you mean ${caseVariant}?`,
    );
  }
  const message = `There is no ${what} "${target}"${where}.`;
  const add = `Add the ${what}${where}, or correct the id.`;
  if (kind === "unit") return report(message, missingUnitHint(source, reference, ids, index));
  const near = ids.nearest(target);
  if (near.length > 0) return report(message, suggest(near, add));
  return report(message, kind === "parameter" ? missingParameterHint(source, reference, index) : add);
}

/** Record types that a kind of reference may mean. */
function typesOf(kind: string): readonly string[] {
  return kind === "interface" ? embeddedTypes : [kind];
}

/** Ids that a reference may name; those with mistakes of their own count. */
function idsOf(kind: string, index: SiteIndex): NearNames {
  const dictionary = dictionaryOf(kind);
  if (dictionary !== undefined) {
    const entries = dictionary === "sources" ? index.citations : index[dictionary];
    return new NearNames([...entries.keys(), ...(index.faulty.get(dictionary) ?? [])]);
  }
  return new NearNames(
    typesOf(kind).flatMap((type) => [
      ...(index.records.get(type)?.keys() ?? []),
      ...(index.faulty.get(type) ?? []),
    ]),
  );
}
