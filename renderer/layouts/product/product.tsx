import type { ProductPage } from "../../../schema/generated/types.ts";
import { Body } from "../../components/body/body.tsx";
import { Downloads } from "../../components/downloads/downloads.tsx";
import { HtmlList } from "../../components/html-list/html-list.tsx";
import { CardSection } from "../../components/link-cards/link-cards.tsx";
import { Notice } from "../../components/notice/notice.tsx";
import { OnRequest } from "../../components/on-request/on-request.tsx";
import { PageEnd } from "../../components/page-end/page-end.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { PrintedFrom, RunningHead } from "../../components/print-sheet/print-sheet.tsx";
import { SheetTools } from "../../components/sheet-tools/sheet-tools.tsx";
import { Stamp } from "../../components/stamp/stamp.tsx";
import { TitleBlock } from "../../components/title-block/title-block.tsx";
import { isDescribed } from "../../compose/is-described.ts";
import { splitSections } from "../../compose/split-sections.ts";
import type { Layout } from "../layout.ts";
import { Documents } from "./documents.tsx";
import { Interfaces } from "./interfaces.tsx";
import { LifecycleNotice } from "./lifecycle.tsx";
import { Notices } from "./notices.tsx";
import { Ordering } from "./ordering.tsx";
import { Pictures } from "./pictures.tsx";
import { Cables, Pinouts } from "./pinouts.tsx";
import { Revisions } from "./revisions.tsx";
import { ProductSheet } from "./sheet.tsx";
import { SpecTables } from "./spec-tables.tsx";

/**
 * A product: title block, drawing, key values, then the parts of a datasheet in the order engineers expect. Its text
 * stands before or after the tables, as its table of contents lists it.
 */
export const layout: Layout<"product"> = ({ record, context }) => {
  const { description, sections } = record;
  const text = <Body record={record} body={record.body} />;
  const textFirst = isTextFirst(record);
  const [ratings, mechanics] = splitSections(sections);
  return (
    <>
      <RunningHead record={record} context={context} />
      <PageHead
        title={record.title}
        kind={isDescribed(record) ? "Product" : record.family?.title}
        lead={description === record.function ? undefined : description}
        stamps={
          <>
            <Stamp what="Maturity" word={record.maturity} />{" "}
            <Stamp what="Lifecycle" word={record.lifecycle} />
          </>
        }
      />
      <TitleBlock record={record} />
      <LifecycleNotice record={record} />
      {hasPreliminaryRatings(record) && (
        <Notice kind="warning" title="Preliminary ratings">
          <p>Absolute maximum ratings of this page may change. Ask before you plan close to them.</p>
        </Notice>
      )}
      <ProductSheet record={record} />
      <Pictures images={record.images ?? []} title={record.title} />
      <div className="columns">
        <HtmlList record={record} id="features" title="Features" items={record.features} />
        <HtmlList record={record} id="applications" title="Applications" items={record.applications} />
      </div>
      {textFirst && text}
      <SheetTools sections={sections} />
      {record.conditions !== undefined && sections.length > 0 && (
        <p className="conditions">
          <span className="label">Conditions of all values</span> {record.conditions}
        </p>
      )}
      <SpecTables record={record} sections={ratings} />
      <Interfaces record={record} />
      <Pinouts record={record} />
      <Cables record={record} />
      <SpecTables record={record} sections={mechanics} />
      <Ordering record={record} />
      <Notices record={record} context={context} />
      <Revisions record={record} />
      {!textFirst && text}
      <OnRequest record={record} names={record.unknown} />
      <Documents record={record} />
      <Downloads record={record} />
      <CardSection record={record} id="documentation" title="Documentation" cards={record.docs} />
      <CardSection record={record} id="accessories" title="Accessories" cards={record.accessories} />
      <CardSection record={record} id="compatible-with" title="Works with" cards={record.compatibleWith} />
      <PageEnd record={record} />
      <PrintedFrom record={record} context={context} />
    </>
  );
};

/** A limit that may change deserves more than the word in its row. */
function hasPreliminaryRatings({ sections }: ProductPage): boolean {
  const ratings = sections.filter(({ id }) => id === "spec-absmax").flatMap(({ groups }) => groups);
  return ratings.some(({ rows }) => rows.some(({ status }) => status === "preliminary"));
}

/** Whether the text of a product stands before its tables: the table of contents says so by its first own heading. */
function isTextFirst({ toc, sections }: Pick<ProductPage, "toc" | "sections">): boolean {
  const tables = new Set(sections.map(({ id }) => id));
  const first = toc.find(({ id }) => !id.startsWith("part-"));
  return first !== undefined && !tables.has(first.id);
}
