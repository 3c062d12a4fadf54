import type { ReactNode } from "react";
import type { LinkCard } from "../../../schema/generated/types.ts";

/** Previous and next page of the docs, or of a set that is divided between pages. */
export function Pagination(props: {
  readonly label?: string;
  readonly previous?: LinkCard | undefined;
  readonly next?: LinkCard | undefined;
}): ReactNode {
  const { label = "Docs pages", previous, next } = props;
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className="pagination" aria-label={label}>
      {previous !== undefined && <PageLink label="Previous" rel="prev" card={previous} />}
      {next !== undefined && <PageLink label="Next" rel="next" card={next} />}
    </nav>
  );
}

function PageLink(props: {
  readonly label: string;
  readonly rel: "prev" | "next";
  readonly card: LinkCard;
}): ReactNode {
  return (
    <a className={`pagination-${props.rel}`} href={props.card.href} rel={props.rel}>
      <span className="pagination-label">{props.label}</span> <span>{props.card.title}</span>
    </a>
  );
}
