import type { ReactNode } from "react";
import type { Citation, SpecRow } from "../../../schema/generated/types.ts";
import { Link } from "../link/link.tsx";

/** How well a value is known, and the number of its source in the list at the end of the page. */
export function RowStatus(props: {
  readonly row: SpecRow;
  readonly citations: readonly Citation[];
}): ReactNode {
  const { row, citations } = props;
  const { source } = row;
  return (
    <>
      <span className={`status status-${row.status}`}>{row.status}</span>
      {source !== undefined && <SourceMark source={source} citations={citations} />}
    </>
  );
}

/** `[2]`, or the word "source" on a page without a list. */
export function SourceMark(props: {
  readonly source: Citation;
  readonly citations: readonly Citation[];
}): ReactNode {
  const { source, citations } = props;
  const number = citations.findIndex((citation) => citation.id === source.id) + 1;
  const mark = number > 0 ? `[${number}]` : "source";
  const name = <span className="visually-hidden">: {source.title}</span>;
  return (
    <span className="source-mark">
      {" "}
      {source.href === undefined ? (
        <span>
          {mark}
          {name}
        </span>
      ) : (
        <Link href={source.href}>
          {mark}
          {name}
        </Link>
      )}
    </span>
  );
}
