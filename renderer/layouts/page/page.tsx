import { Body } from "../../components/body/body.tsx";
import { ContactCard } from "../../components/contact-card/contact-card.tsx";
import { CardSection } from "../../components/link-cards/link-cards.tsx";
import { PageEnd } from "../../components/page-end/page-end.tsx";
import { PageFacts, revisionFacts } from "../../components/page-facts/page-facts.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import type { Layout } from "../layout.ts";

/** A page of text. */
export const layout: Layout<"page"> = ({ record }) => (
  <>
    <PageHead title={record.title} />
    <ContactCard organization={record.organization} channels={record.channels} />
    <Body record={record} body={record.body} />
    <CardSection record={record} id="pages" title="Pages" cards={record.cards} withKind />
    <PageEnd record={record} />
    <PageFacts facts={revisionFacts(record)} />
  </>
);
