import { escapeAttribute } from "../../../renderer/shared/compose/escape.ts";
import type { Block, Table, TocEntry } from "../../../schema/generated/types.ts";
import { headingHtml } from "../html/heading-html.ts";

/** A part of the page that a record has of its own: a heading, a line of facts below it, and tables. */
export interface PageSection {
  readonly level: 2 | 3;
  /** Absent if another part of the page has the id. */
  readonly id: string | undefined;
  /** Plain text of the heading. */
  readonly title: string;
  /** Inline HTML of each fact; they form one line. */
  readonly facts?: readonly string[];
  /** A paragraph below the facts, as inline HTML. */
  readonly text?: string;
  /** Lines for a shell, below the paragraph. */
  readonly code?: string;
  readonly tables: readonly Table[];
}

/** The entry of a section in the table of contents; a heading without an id has none. */
export function sectionEntry({ level, id, title }: PageSection): TocEntry[] {
  return id === undefined ? [] : [{ level, id, text: title }];
}

/** The HTML of a heading, and the tables below it. */
export function sectionBlocks(section: PageSection, record: string, id: string): Block[] {
  const { tables } = section;
  return [
    { kind: "html", html: headHtml(section) },
    ...(tables.length === 0 ? [] : [{ kind: "table" as const, record, id, tables: [...tables] }]),
  ];
}

function headHtml({ level, id, title, facts = [], text = "", code = "" }: PageSection): string {
  const line = facts.join(", ").replace(/^[a-z]/, (letter) => letter.toUpperCase());
  const paragraphs = [line, text].filter((html) => html !== "");
  return [
    `${headingHtml(level, id, title)}\n`,
    ...paragraphs.map((html) => `<p>${html}</p>\n`),
    ...(code === "" ? [] : [`<pre tabindex="0"><code>${escapeAttribute(code)}</code></pre>\n`]),
  ].join("");
}

/** Inline HTML as a link, where it leads anywhere. */
export function linkTo(href: string | undefined, html: string): string {
  return href === undefined ? html : `<a href="${escapeAttribute(href)}">${html}</a>`;
}
