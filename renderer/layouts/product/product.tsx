import type { ProductPage } from "../../../schema/generated/types.ts";
import { Notice } from "../../components/notice/notice.tsx";
import { PageEnd } from "../../components/page-end/page-end.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { PrintedFrom, RunningHead } from "../../components/print-sheet/print-sheet.tsx";
import { Stamp } from "../../components/stamp/stamp.tsx";
import { TitleBlock } from "../../components/title-block/title-block.tsx";
import { isDescribed } from "../../compose/is-described.ts";
import type { Layout } from "../layout.ts";
import { ProductActions } from "./actions.tsx";
import { LifecycleNotice } from "./lifecycle.tsx";
import { Part, splitParts } from "./parts.tsx";
import { Pictures } from "./pictures.tsx";
import { ProductSheet } from "./sheet.tsx";

/**
 * A product: title block, drawing, key values, then the parts of a datasheet in the order of its table of contents, which
 * the record alone knows.
 */
export const layout: Layout<"product"> = ({ record, context }) => {
  const { description } = record;
  const { head, rest } = splitParts(record);
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
      <ProductActions record={record} />
      <TitleBlock record={record} />
      <LifecycleNotice record={record} />
      {hasPreliminaryRatings(record) && (
        <Notice kind="warning" title="Preliminary ratings">
          <p>Absolute maximum ratings of this page may change. Keep a margin to them.</p>
        </Notice>
      )}
      <ProductSheet record={record} />
      <Pictures images={record.images ?? []} title={record.title} />
      <div className="columns">
        {head.map((id) => (
          <Part key={id} id={id} record={record} context={context} />
        ))}
      </div>
      {rest.map((id) => (
        <Part key={id} id={id} record={record} context={context} />
      ))}
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
