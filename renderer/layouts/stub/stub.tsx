import type { ReactNode } from "react";
import type { LinkCard, PageRecord } from "../../../schema/generated/types.ts";
import { CardSection } from "../../components/link-cards/link-cards.tsx";
import { PageEnd } from "../../components/page-end/page-end.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";

/** A name without facts, of whatever type: what it is, its line, what leads on, and the question about it. */
export function StubPage({ record }: { readonly record: PageRecord }): ReactNode {
  const { title, description } = record;
  const { family, docs, previous, next } = linksOf(record);
  return (
    <>
      <PageHead title={title} kind={family?.title} lead={description === title ? undefined : description} />
      <CardSection record={record} id="documentation" title="Documentation" cards={docs} />
      <PageEnd record={record} />
      <Pagination previous={previous} next={next} />
    </>
  );
}

interface StubLinks {
  readonly family?: LinkCard;
  readonly docs?: readonly LinkCard[];
  readonly previous?: LinkCard | undefined;
  readonly next?: LinkCard | undefined;
}

function linksOf(record: PageRecord): StubLinks {
  switch (record.type) {
    case "product":
      return { docs: record.docs, ...(record.family === undefined ? {} : { family: record.family }) };
    case "tool":
      return { docs: record.docs };
    case "doc":
      return { previous: record.previous, next: record.next };
    default:
      return {};
  }
}
