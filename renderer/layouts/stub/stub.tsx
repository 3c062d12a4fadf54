import type { ReactNode } from "react";
import type { DocVersion, LinkCard, PageRecord } from "../../../schema/generated/types.ts";
import { CardSection } from "../../components/link-cards/link-cards.tsx";
import { PageEnd } from "../../components/page-end/page-end.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { VersionNotice } from "../../components/version-notice/version-notice.tsx";
import { stubLists } from "../../shared/compose/stub-lists.ts";

/** A name without facts, of whatever type: what it is, its line, what leads on, and the question about it. */
export function StubPage({ record }: { readonly record: PageRecord }): ReactNode {
  const { title, description } = record;
  const { family, version, previous, next } = placeOf(record);
  return (
    <>
      <PageHead title={title} kind={family?.title} lead={description === title ? undefined : description} />
      <VersionNotice version={version} />
      {stubLists(record).map(({ name, title, cards }) => (
        <CardSection key={name} record={record} id={name} title={title} cards={cards} />
      ))}
      <PageEnd record={record} />
      <Pagination previous={previous} next={next} />
    </>
  );
}

interface StubPlace {
  readonly version?: DocVersion | undefined;
  readonly family?: LinkCard;
  readonly previous?: LinkCard | undefined;
  readonly next?: LinkCard | undefined;
}

/** Where the page belongs: to a product line, or between two docs. */
function placeOf(record: PageRecord): StubPlace {
  switch (record.type) {
    case "product":
      return record.family === undefined ? {} : { family: record.family };
    case "doc":
      return { version: record.version, previous: record.previous, next: record.next };
    default:
      return {};
  }
}
