import { interfaceKinds } from "../../../schema/generated/interface-types.ts";
import { CardSection } from "../../components/link-cards/link-cards.tsx";
import { PageEnd } from "../../components/page-end/page-end.tsx";
import { PageFacts } from "../../components/page-facts/page-facts.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import type { Layout } from "../layout.ts";
import { SetBody } from "./set-body.tsx";

/** A connector, cable, message set, register map or protocol: its drawings, its tables and its files. */
export const layout: Layout<"interface"> = ({ record }) => (
  <>
    <PageHead title={record.title} kind={interfaceKinds[record.kind]} lead={record.description} />
    <PageFacts
      facts={[
        { term: "Revision", text: record.revision },
        {
          term: "Page date",
          text: record.updated && <time dateTime={record.updated}>{record.updated}</time>,
        },
      ]}
    />
    <SetBody record={record} />
    <CardSection record={record} id="documentation" title="Documentation" cards={record.docs} />
    <Pagination label="Pages of this set" previous={record.previous} next={record.next} />
    <PageEnd record={record} />
  </>
);
