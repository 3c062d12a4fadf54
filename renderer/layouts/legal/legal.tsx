import type { ReactNode } from "react";
import type { LegalPage } from "../../../schema/generated/types.ts";
import { Body } from "../../components/body/body.tsx";
import { Html } from "../../components/html/html.tsx";
import { Notice } from "../../components/notice/notice.tsx";
import { PageEnd } from "../../components/page-end/page-end.tsx";
import { PageFacts, revisionFacts } from "../../components/page-facts/page-facts.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { anchorOf } from "../../components/section/anchor-of.ts";
import { Section } from "../../components/section/section.tsx";
import { SourceMark } from "../../components/spec-table/row-status.tsx";
import type { Layout } from "../layout.ts";

const kinds = {
  disclaimer: "Disclaimer",
  privacy: "Privacy",
  terms: "Terms",
  imprint: "Imprint",
} as const;

/** A legal page: what is proven, then its text with its version. Where a draft is shown, for review, it says so first. */
export const layout: Layout<"legal"> = ({ record }) => (
  <>
    <PageHead title={record.title} kind={`Legal · ${kinds[record.kind]}`} />
    <PageFacts facts={[...(record.body.length === 0 ? [] : textFacts(record)), ...revisionFacts(record)]} />
    {record.draft && record.body.length > 0 && (
      <Notice kind="warning" title="Draft">
        <p>This text is not approved yet. It is shown for review and is not in force.</p>
      </Notice>
    )}
    {record.proven?.map((part) => (
      <Proven key={part.id} part={part} record={record} />
    ))}
    <Body record={record} body={record.body} />
    <PageEnd record={record} />
  </>
);

/** Which version of the text this is, and since when it holds. */
function textFacts({ version, effective }: LegalPage) {
  return [
    { term: "Version", text: version },
    {
      term: "In force from",
      text: effective && <time dateTime={effective}>{effective}</time>,
    },
  ];
}

function Proven(props: {
  readonly part: NonNullable<LegalPage["proven"]>[number];
  readonly record: LegalPage;
}): ReactNode {
  const { part, record } = props;
  return (
    <Section id={anchorOf(record, part.id)} title={part.heading}>
      <ul className="list list-plain">
        {part.statements.map(({ html, citation }) => (
          <li key={html}>
            <Html html={html} />
            {citation && <SourceMark source={citation} citations={record.citations ?? []} />}
          </li>
        ))}
      </ul>
      <Body record={record} body={part.body} />
    </Section>
  );
}
