import { Body } from "../../components/body/body.tsx";
import { Downloads } from "../../components/downloads/downloads.tsx";
import { HtmlList } from "../../components/html-list/html-list.tsx";
import { Link } from "../../components/link/link.tsx";
import { CardSection } from "../../components/link-cards/link-cards.tsx";
import { Notice } from "../../components/notice/notice.tsx";
import { OnRequest } from "../../components/on-request/on-request.tsx";
import { PageEnd } from "../../components/page-end/page-end.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { Heading } from "../../components/section/section.tsx";
import { SheetTools } from "../../components/sheet-tools/sheet-tools.tsx";
import { SpecTable } from "../../components/spec-table/spec-table.tsx";
import { Stamp } from "../../components/stamp/stamp.tsx";
import { TitleBlock } from "../../components/title-block/title-block.tsx";
import type { Layout } from "../layout.ts";
import { Interfaces } from "./interfaces.tsx";
import { isTextFirst } from "./is-text-first.ts";
import { Pictures } from "./pictures.tsx";
import { Cables, Pinouts } from "./pinouts.tsx";
import { Revisions } from "./revisions.tsx";
import { ProductSheet } from "./sheet.tsx";

/**
 * A product: title block, drawing, key values, then the parts of a datasheet in the order engineers expect. Its text
 * stands before or after the tables, as its table of contents lists it.
 */
export const layout: Layout<"product"> = ({ record }) => {
  const { description, sections } = record;
  const text = <Body record={record} body={record.body} />;
  const textFirst = isTextFirst(record);
  return (
    <>
      <PageHead
        title={record.title}
        kind="Product"
        lead={description === record.function ? undefined : description}
        stamps={
          <>
            <Stamp what="Maturity" word={record.maturity} />
            <Stamp what="Lifecycle" word={record.lifecycle} />
          </>
        }
      />
      <TitleBlock record={record} />
      {record.replacement && (
        <Notice kind="warning" title="Replaced">
          <p>
            Use <Link href={record.replacement.href}>{record.replacement.title}</Link> for new work.
          </p>
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
      {sections.map((section) => (
        <section className="section" key={section.id}>
          <Heading id={section.id} title={section.title} />
          <SpecTable section={section} anchors={record.anchors} citations={record.citations} />
        </section>
      ))}
      <Interfaces record={record} />
      <Pinouts record={record} />
      <Cables record={record} />
      {!textFirst && text}
      <OnRequest record={record} names={record.unknown} />
      <Downloads record={record} />
      <CardSection record={record} id="documentation" title="Documentation" cards={record.docs} />
      <CardSection record={record} id="accessories" title="Accessories" cards={record.accessories} />
      <CardSection record={record} id="compatible-with" title="Works with" cards={record.compatibleWith} />
      <Revisions record={record} />
      <PageEnd record={record} />
    </>
  );
};
