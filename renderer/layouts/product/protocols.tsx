import type { ReactNode } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { Body } from "../../components/body/body.tsx";
import { anchorOf, partId } from "../../components/section/anchor-of.ts";
import { RecordChapter, RecordChapters } from "../../components/section/record-chapters.tsx";
import { InterfaceLinks } from "./interface-links.tsx";

/** The protocols of a product: CAN messages, registers, serial protocols, supported messages. */
export function Protocols({ record }: { readonly record: ProductPage }): ReactNode {
  const { protocols = [] } = record;
  if (protocols.length === 0) return null;
  return (
    <RecordChapters id={partId(record, "protocols")} title="Protocols and registers">
      {protocols.map(({ anchor, title, summary, blocks }) => (
        <RecordChapter key={anchor} id={anchorOf(record, anchor)} title={title}>
          {summary !== undefined && <p>{summary}</p>}
          <InterfaceLinks record={record} anchor={anchor} />
          <Body record={record} body={blocks} />
        </RecordChapter>
      ))}
    </RecordChapters>
  );
}
