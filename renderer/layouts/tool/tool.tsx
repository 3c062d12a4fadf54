import type { ToolPage } from "../../../schema/generated/types.ts";
import { Body } from "../../components/body/body.tsx";
import { Downloads } from "../../components/downloads/downloads.tsx";
import { Html } from "../../components/html/html.tsx";
import { HtmlList } from "../../components/html-list/html-list.tsx";
import { CardSection } from "../../components/link-cards/link-cards.tsx";
import { Notice } from "../../components/notice/notice.tsx";
import { PageEnd } from "../../components/page-end/page-end.tsx";
import { PageFacts, revisionFacts } from "../../components/page-facts/page-facts.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { Stamp, stampText } from "../../components/stamp/stamp.tsx";
import type { Layout } from "../layout.ts";

const kinds: { readonly [K in ToolPage["kind"]]: string } = {
  "web-app": "Web application",
  firmware: "Firmware",
  desktop: "Desktop program",
  script: "Script",
  function: "Function",
  "not-stated": "",
};

/** A tool: what it does, what it runs on and what it needs. */
export const layout: Layout<"tool"> = ({ record }) => (
  <>
    <PageHead
      title={record.title}
      kind="Tool"
      lead={record.description}
      stamps={<Stamp what="Status" word={record.status} />}
    />
    <PageFacts
      facts={[
        { term: "Kind", text: kinds[record.kind] },
        { term: "Status", text: stampText(record.status) },
        { term: "Runs on", text: record.platforms.join(", ") },
        { term: "Licence", text: record.licence },
        ...revisionFacts(record),
      ]}
    />
    {record.offline !== undefined && record.offline !== "" && (
      <Notice kind="info" title="Without a network">
        <Html as="p" html={record.offline} />
      </Notice>
    )}
    <div className="columns">
      <HtmlList record={record} id="features" title="Features" items={record.features} />
      <HtmlList record={record} id="requirements" title="Requirements" items={record.requirements} />
    </div>
    <Body record={record} body={record.body} />
    <Downloads record={record} />
    <CardSection record={record} id="works-with" title="Works with" cards={record.worksWith} />
    <CardSection record={record} id="documentation" title="Documentation" cards={record.docs} />
    <PageEnd record={record} />
  </>
);
