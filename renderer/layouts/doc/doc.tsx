import type { DocPage } from "../../../schema/generated/types.ts";
import { Body } from "../../components/body/body.tsx";
import { PageEnd } from "../../components/page-end/page-end.tsx";
import { PageFacts, revisionFacts } from "../../components/page-facts/page-facts.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { VersionNotice } from "../../components/version-notice/version-notice.tsx";
import { Island } from "../../islands/island.tsx";
import type { Layout } from "../layout.ts";

const levels: { readonly [L in NonNullable<DocPage["level"]>]: string } = {
  intro: "Introduction",
  "how-to": "How-to",
  reference: "Reference",
  faq: "Questions and answers",
};

/** A page of the docs. */
export const layout: Layout<"doc"> = ({ record }) => (
  <>
    <PageHead title={record.title} kind={record.level && levels[record.level]} />
    {record.versions !== undefined && record.version !== undefined && (
      <Island name="version-menu" props={{ versions: record.versions, current: record.version.name }} />
    )}
    <VersionNotice version={record.version} />
    <Body record={record} body={record.body} />
    <PageEnd record={record} />
    <PageFacts facts={[{ term: "Version", text: record.version?.label }, ...revisionFacts(record)]} />
    <Pagination previous={record.previous} next={record.next} />
  </>
);
