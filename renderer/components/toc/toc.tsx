import type { ReactNode } from "react";
import type { TocEntry } from "../../../schema/generated/types.ts";
import { Html } from "../html/html.tsx";

/**
 * The headings of a page. A wide screen shows the list; a small one a button that opens it as a sheet within reach
 * of the thumb (a popover, so it needs no script). Its id has a colon, which no heading id can have.
 */
export function Toc({ entries }: { readonly entries: readonly TocEntry[] }): ReactNode {
  if (entries.length === 0) return null;
  return (
    <nav className="toc" aria-label="On this page">
      <button className="toc-button" type="button" popoverTarget="toc:list">
        On this page
      </button>
      <div className="toc-list" id="toc:list" popover="auto">
        <p className="toc-title">On this page</p>
        <TocList nodes={nestEntries(entries)} />
      </div>
    </nav>
  );
}

function TocList({ nodes }: { readonly nodes: readonly TocNode[] }): ReactNode {
  return (
    <ul>
      {nodes.map(({ entry, children }) => (
        <li key={entry.id}>
          <a href={`#${entry.id}`}>{entry.html === undefined ? entry.text : <Html html={entry.html} />}</a>
          {children.length > 0 && <TocList nodes={children} />}
        </li>
      ))}
    </ul>
  );
}

interface TocNode {
  readonly entry: TocEntry;
  readonly children: TocNode[];
}

/** A heading belongs to the nearest earlier one of a smaller level, so that skipped levels still nest. */
export function nestEntries(entries: readonly TocEntry[]): TocNode[] {
  const roots: TocNode[] = [];
  const open: TocNode[] = [];
  for (const entry of entries) {
    const node: TocNode = { entry, children: [] };
    while ((open.at(-1)?.entry.level ?? 0) >= entry.level) open.pop();
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}
