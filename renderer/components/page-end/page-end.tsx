import type { ReactNode } from "react";
import type { Citation, PageRecord } from "../../../schema/generated/types.ts";
import { Link } from "../link/link.tsx";
import { CardSection } from "../link-cards/link-cards.tsx";
import { NotPublished } from "../not-published/not-published.tsx";
import { partId } from "../section/anchor-of.ts";
import { Section } from "../section/section.tsx";
import { StatusLine } from "../status-legend/status-legend.tsx";

/**
 * The end of a page: values that are not published, pages to read next, sources of the statements, and the link to edit
 * the file.
 */
export function PageEnd(props: { readonly record: PageRecord; readonly folds?: boolean }): ReactNode {
  const { record, folds } = props;
  return (
    <>
      <NotPublished record={record} />
      <CardSection
        record={record}
        id="related"
        title="Related"
        cards={record.related}
        withKind
        folds={folds}
      />
      <Sources record={record} folds={folds} />
      {record.editHref !== undefined && (
        <p className="edit-page">
          <Link href={record.editHref}>Edit this page</Link>
        </p>
      )}
    </>
  );
}

function Sources(props: { readonly record: PageRecord; readonly folds: boolean | undefined }): ReactNode {
  const { record, folds } = props;
  const { citations = [] } = record;
  const legend = <StatusLine words={statusesOf(record)} />;
  if (citations.length === 0) return legend;
  return (
    <Section id={partId(record, "sources")} title="Sources" className="section sources" folds={folds}>
      <ol>
        {citations.map((citation) => (
          <li key={citation.id}>
            <Source citation={citation} />
          </li>
        ))}
      </ol>
      {legend}
    </Section>
  );
}

/** The words of the statuses in the tables of a product. */
function statusesOf(record: PageRecord): string[] {
  if (record.type !== "product") return [];
  return record.sections.flatMap(({ groups }) =>
    groups.flatMap(({ rows }) => rows.map(({ status }) => status)),
  );
}

function Source({ citation }: { readonly citation: Citation }): ReactNode {
  const { title, href, date, act = "read", role, own, revision } = citation;
  return (
    <>
      {href === undefined ? title : <Link href={href}>{title}</Link>}
      <span className="source-date">
        {own && ", own document"}
        {revision !== undefined && `, revision ${revision}`}
        {date !== undefined && (
          <>
            {own ? "," : ` ${act}`}
            {role !== undefined && ` by the ${role},`} <time dateTime={date}>{date}</time>
          </>
        )}
      </span>
    </>
  );
}
