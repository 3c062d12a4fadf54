import type { AnchorAlias, PageRecord } from "../../../schema/generated/types.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { childPointer } from "../../core/json-pointer.ts";
import { anchorOf, isTop } from "../../model/resolve/anchor-of.ts";
import { resolveLink } from "../../model/resolve/resolve-link.ts";
import { diagnosticAt, type Source } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";
import { divisionOf, isInterfaceSource } from "../division/set-division.ts";

/**
 * Former anchors of a page, as `anchorAliases` of its file names them: an old `#setup` that is still in mails
 * and bookmarks. They become anchors of the page. Their targets are checked like any link.
 */
export function addAnchorAliases(records: readonly PageRecord[], context: CompileContext): Diagnostic[] {
  return records.flatMap((record) => {
    const source = context.index.sources.get(record.source);
    const written = Object.entries(writtenAliases(source));
    if (source === undefined || written.length === 0 || isPart(record, source, context)) return [];
    const own = new Set(record.anchors);
    const sound = written.filter(([id]) => problemOf(id, own) === undefined);
    const aliases = sound.flatMap(([id, target]) => aliasOf(id, target, { record, source }, context));
    if (aliases.length > 0) {
      record.anchorAliases = aliases;
      record.anchors = [...aliases.map(({ id }) => id), ...record.anchors];
    }
    // The home page may be a doc, which is checked at its own address.
    if ("canonical" in record && record.canonical !== undefined) return [];
    return written.flatMap(([id]) => invalid(id, own, { record, source }));
  });
}

/** Whether a page shows a part of a set, whose first page has the former anchors. */
function isPart({ pathname }: PageRecord, source: Source, { index }: CompileContext): boolean {
  if (!isInterfaceSource(source)) return false;
  return divisionOf(source, index)?.parts.some((part) => part.pathname === pathname) === true;
}

function writtenAliases(source: Source | undefined): Readonly<Record<string, string>> {
  const { anchorAliases } = (source?.valid === true ? source.data : {}) as {
    anchorAliases?: Record<string, string>;
  };
  return anchorAliases ?? {};
}

interface OwnPage {
  readonly record: PageRecord;
  readonly source: Source;
}

function aliasOf(
  id: string,
  target: string,
  { record, source }: OwnPage,
  context: CompileContext,
): AnchorAlias[] {
  const found = resolveLink(target, { path: source.path, pathname: record.pathname }, context.index);
  if (found.kind === "broken") return [];
  const href = context.hrefOf(found);
  if (found.kind !== "page") return [{ id, href, title: target }];
  const to = anchorOf(found.hash);
  if (found.pathname === record.pathname && to !== undefined && !isTop(to)) {
    if (!record.anchors.includes(to)) return [];
    return [{ id, to, href: found.hash, title: headingOf(source, to) ?? to }];
  }
  return [{ id, href, title: context.index.pages.get(found.pathname)?.title ?? found.pathname }];
}

function headingOf(source: Source, id: string): string | undefined {
  return Object.values(source.prose)
    .flatMap(({ headings }) => headings)
    .find((heading) => heading.id === id)?.text;
}

function problemOf(id: string, own: ReadonlySet<string>): "taken" | "form" | undefined {
  if (own.has(id)) return "taken";
  return id === "" || /[\s#]/.test(id) ? "form" : undefined;
}

function invalid(id: string, own: ReadonlySet<string>, { record, source }: OwnPage): Diagnostic[] {
  const problem = problemOf(id, own);
  if (problem === undefined) return [];
  return [
    diagnosticAt(source, childPointer("/anchorAliases", id), {
      code: "anchor-alias-invalid",
      message:
        problem === "taken"
          ? `"${id}" is an anchor of the page ${record.pathname} today, so it cannot be a former one.`
          : `"${id}" cannot be an anchor.`,
      hint: problem === "taken" ? "Remove this line." : 'Write the id alone, without "#" and spaces.',
    }),
  ];
}
