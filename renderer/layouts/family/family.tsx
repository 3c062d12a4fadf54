import { Body } from "../../components/body/body.tsx";
import { ProductColumns } from "../../components/comparison/comparison.tsx";
import { Html } from "../../components/html/html.tsx";
import { LinkCards } from "../../components/link-cards/link-cards.tsx";
import { PageEnd } from "../../components/page-end/page-end.tsx";
import { PageFacts, revisionFacts } from "../../components/page-facts/page-facts.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { partId } from "../../components/section/anchor-of.ts";
import { Section } from "../../components/section/section.tsx";
import type { Layout } from "../layout.ts";

const nothing =
  "No product of this line is published yet. The other product lines and the documentation are open.";

/** A product line: a card for each product, then its products side by side. */
export const layout: Layout<"family"> = ({ record }) => (
  <>
    <PageHead title={record.title} kind="Product line" lead={record.description} />
    {record.members.length === 0 && <Html as="p" className="empty" html={record.empty ?? nothing} />}
    <LinkCards cards={record.members} level={2} />
    {record.sections.length > 0 && record.members.length > 0 && (
      <Section id={partId(record, "comparison")} title="Side by side">
        <ProductColumns
          caption={`${record.title}: published values`}
          products={record.members}
          rows={record.sections}
        />
      </Section>
    )}
    <Body record={record} body={record.body} />
    <PageEnd record={record} />
    <PageFacts facts={revisionFacts(record)} />
  </>
);
