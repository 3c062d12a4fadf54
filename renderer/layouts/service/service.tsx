import { Body } from "../../components/body/body.tsx";
import { Html } from "../../components/html/html.tsx";
import { HtmlList } from "../../components/html-list/html-list.tsx";
import { Link } from "../../components/link/link.tsx";
import { CardSection } from "../../components/link-cards/link-cards.tsx";
import { PageEnd } from "../../components/page-end/page-end.tsx";
import { PageFacts, revisionFacts } from "../../components/page-facts/page-facts.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import type { Layout } from "../layout.ts";

/** A service: the situation, what comes out of it, how it goes, where it ends, and what it needs. */
export const layout: Layout<"service"> = ({ record }) => (
  <>
    <PageHead title={record.title} kind="Service" lead={record.description} />
    {record.problem !== "" && (
      <div className="situation">
        <p className="label">Situation</p>
        <Html as="p" html={record.problem} />
      </div>
    )}
    <HtmlList record={record} id="deliverables" title="What you get" items={record.deliverables} />
    <HtmlList record={record} id="process" title="How it goes" items={record.process} kind="steps" />
    <div className="columns">
      <HtmlList record={record} id="scope-in" title="Part of it" items={record.scopeIn} kind="in" />
      <HtmlList record={record} id="scope-out" title="Not part of it" items={record.scopeOut} kind="out" />
    </div>
    <HtmlList record={record} id="inputs" title="What you bring" items={record.inputs} />
    <Body record={record} body={record.body} />
    <CardSection record={record} id="products" title="Products" cards={record.products} />
    {record.contact && (
      <div className="contact">
        {record.contact.description !== undefined && <p>{record.contact.description}</p>}
        <Link className="button" href={record.contact.href}>
          {record.contact.title}
        </Link>
      </div>
    )}
    <PageEnd record={record} />
    <PageFacts facts={revisionFacts(record)} />
  </>
);
