import type { ReactNode } from "react";

/** A fact of a page: term and text; without a text it is not drawn. */
export interface PageFact {
  readonly term: string;
  readonly text: ReactNode;
}

/** A line of facts about the page itself, such as its revision and day. */
export function PageFacts({ facts }: { readonly facts: readonly PageFact[] }): ReactNode {
  const known = facts.filter((fact) => fact.text !== undefined && fact.text !== "");
  if (known.length === 0) return null;
  return (
    <dl className="page-facts">
      {known.map((fact) => (
        <div key={fact.term}>
          <dt>{fact.term}</dt>
          <dd>{fact.text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The revision and day of the page; both belong to the page, not to what it describes. */
export function revisionFacts(record: { readonly revision?: string; readonly updated?: string }): PageFact[] {
  return [
    { term: "Page revision", text: record.revision },
    { term: "Page date", text: record.updated && <time dateTime={record.updated}>{record.updated}</time> },
  ];
}
