import { Body } from "../../components/body/body.tsx";
import { Notice } from "../../components/notice/notice.tsx";
import { PageEnd } from "../../components/page-end/page-end.tsx";
import { PageFacts, revisionFacts } from "../../components/page-facts/page-facts.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import type { Layout } from "../layout.ts";

const kinds = {
  disclaimer: "Disclaimer",
  privacy: "Privacy",
  terms: "Terms",
  imprint: "Imprint",
} as const;

/** A legal text with its version. A draft says so before anything else. */
export const layout: Layout<"legal"> = ({ record }) => (
  <>
    <PageHead title={record.title} kind={`Legal · ${kinds[record.kind]}`} />
    <PageFacts
      facts={[
        { term: "Version", text: record.version },
        {
          term: "In force from",
          text: record.effective && <time dateTime={record.effective}>{record.effective}</time>,
        },
        ...revisionFacts(record),
      ]}
    />
    {record.draft && (
      <Notice kind="warning" title="Draft">
        <p>Nobody has approved this text yet. It is shown for review and is not in force.</p>
      </Notice>
    )}
    <Body record={record} body={record.body} />
    <PageEnd record={record} />
  </>
);
