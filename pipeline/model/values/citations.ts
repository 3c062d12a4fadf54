import type { Block, Citation, SpecSection } from "../../../schema/generated/types.ts";
import { defined } from "../../core/defined.ts";
import { ownValue } from "../../core/own-value.ts";
import type { ValidSource } from "../../sources/parse/source.ts";
import { oncePerIndex } from "../resolve/once-per-index.ts";
import { visiblePart } from "../resolve/shown-part.ts";
import type { SiteIndex } from "../resolve/site-index.ts";

const acts: Readonly<Record<string, Citation["act"]>> = {
  signed: "signed",
  measurement: "measured",
  calculation: "calculated",
};

/** A source as readers see it; nothing of a working paper, which they never see. */
export function citationOf(id: string, index: SiteIndex): Citation | undefined {
  const source = index.citations.get(id);
  if (source === undefined || source.kind === "specification") return undefined;
  const act = ownValue(acts, source.kind);
  return {
    id,
    title: source.title,
    ...defined({ href: source.url, date: source.date, act, role: source.role }),
    ...(source.kind === "own" ? { own: true } : {}),
    ...(source.revision === undefined ? {} : { revision: source.revision }),
  };
}

/** The sources of embedded tables: those that rows of a datasheet name, and those of a record and its values. */
export function citedIn(blocks: readonly Block[], index: SiteIndex): Citation[] {
  return blocks.flatMap((block) => {
    if (block.kind === "datasheet") return citedInSections(block.sections);
    const type = block.kind === "table" ? block.record : block.kind;
    const record = "id" in block ? index.records.get(type)?.get(block.id) : undefined;
    return record === undefined ? [] : citedByRecord(record, index);
  });
}

/** The sources of a record; a page has a block for each message of a set. */
const citedByRecord = oncePerIndex((record: ValidSource, index): readonly Citation[] => {
  const published = index.review ? record.data : visiblePart(record);
  return withoutRepeats(idsIn(published).flatMap((id) => citationOf(id, index) ?? []));
});

/** The ids below the keys `source` and `sources` of a record: those of the whole first. */
function idsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(idsIn);
  if (typeof node !== "object" || node === null) return [];
  const { source, sources = [], ...others } = node as { source?: unknown; sources?: unknown };
  const ids = [source, ...(Array.isArray(sources) ? sources : [])];
  return [...ids.filter((id) => typeof id === "string"), ...Object.values(others).flatMap(idsIn)];
}

/** The sources that the rows of parametric tables name. */
export function citedInSections(sections: readonly SpecSection[]): Citation[] {
  return sections.flatMap(({ groups }) =>
    groups.flatMap(({ rows }) => rows.flatMap(({ source }) => source ?? [])),
  );
}

/** The same blocks for a page that carries no sources, such as the home page: its rows name none. */
export function withoutCitations(blocks: readonly Block[]): Block[] {
  return blocks.map((block) =>
    block.kind === "datasheet" ? { ...block, sections: block.sections.map(sectionWithoutCitations) } : block,
  );
}

function sectionWithoutCitations(section: SpecSection): SpecSection {
  const groups = section.groups.map((group) => ({
    ...group,
    rows: group.rows.map(({ source: _, ...row }) => row),
  }));
  return { ...section, groups };
}

/** Each source once: a mark on the page is its number in this list. */
export function withoutRepeats(citations: readonly Citation[]): Citation[] {
  return [...new Map(citations.map((citation) => [citation.id, citation])).values()];
}
