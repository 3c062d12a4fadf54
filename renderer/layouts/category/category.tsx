import { LinkCards } from "../../components/link-cards/link-cards.tsx";
import { PageEnd } from "../../components/page-end/page-end.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { VersionNotice } from "../../components/version-notice/version-notice.tsx";
import type { Layout } from "../layout.ts";

/** A branch of the docs: a card for each page and category in it. */
export const layout: Layout<"category"> = ({ record }) => (
  <>
    <PageHead title={record.title} lead={record.description} />
    <VersionNotice version={record.version} />
    {record.items.length === 0 && (
      <p className="empty">
        Nothing is published in this part of the docs yet. The sidebar leads to the other parts.
      </p>
    )}
    {record.items.length > 0 && record.items.every(({ stub }) => stub === true) && (
      <p className="empty">So far these pages have only names. Each of them offers a question.</p>
    )}
    <LinkCards cards={record.items} level={2} />
    <PageEnd record={record} />
    <Pagination previous={record.previous} next={record.next} />
  </>
);
