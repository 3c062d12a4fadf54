import type { ReactNode } from "react";
import { Html } from "../components/html/html.tsx";
import type { SheetEntry } from "./number-sheet.ts";

/** The page numbers of the entries of a sheet, by their ids; unknown before the sheet was printed once. */
type SheetPages = ReadonlyMap<string, number>;

interface ContentsProps {
  readonly entries: readonly SheetEntry[];
  readonly pages: SheetPages;
}

/** So many entries take less than a quarter of a page: their list is not worth a break within. */
const SHORT = 30;

/** The list of contents, and those of tables and figures. */
export function Contents({ entries, pages }: ContentsProps): ReactNode {
  const listed = (...kinds: readonly SheetEntry["kind"][]): readonly SheetEntry[] =>
    entries.filter(({ kind }) => kinds.includes(kind));
  return (
    <>
      <List title="Contents" entries={listed("chapter", "section")} pages={pages} />
      <List title="Tables" entries={listed("table")} pages={pages} />
      <List title="Figures" entries={listed("figure")} pages={pages} />
    </>
  );
}

function List({ title, entries, pages }: ContentsProps & { readonly title: string }): ReactNode {
  if (entries.length === 0) return null;
  return (
    <nav className={entries.length <= SHORT ? "sheet-contents sheet-contents-short" : "sheet-contents"}>
      <p className="sheet-contents-title">{title}</p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={`sheet-entry-${entry.kind}`}>
            <a href={`#${entry.id}`}>
              <span className="sheet-entry-number">{entry.number}</span>
              <Html html={entry.title} className="sheet-entry-title" />
              <span className="sheet-entry-page">{pages.get(entry.id) ?? 0}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
