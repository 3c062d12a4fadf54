import type { ReactNode } from "react";
import type { InterfacePage } from "../../../schema/generated/types.ts";
import { Body } from "../../components/body/body.tsx";
import { Html } from "../../components/html/html.tsx";
import { Fold } from "../../components/section/section.tsx";
import { Island } from "../../islands/island.tsx";
import { type SetPart, setParts } from "./set-parts.ts";

/** A page with fewer rows and ids needs no field that filters them. */
const FILTERED_FROM = 40;

/** The body of the page of an interface: the messages or blocks of a set fold on a phone, and many rows have a filter. */
export function SetBody({ record }: { readonly record: InterfacePage }): ReactNode {
  return (
    <>
      {rowsOf(record) + record.anchors.length >= FILTERED_FROM && <Island name="set-filter" props={{}} />}
      {setParts(record.body).map((part, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places, and some have no heading.
        <PartView key={n} record={record} part={part} />
      ))}
    </>
  );
}

function PartView({ record, part }: { readonly record: InterfacePage; readonly part: SetPart }): ReactNode {
  const { heading, id, blocks } = part;
  const body = <Body record={record} body={blocks} />;
  if (heading === undefined) return body;
  const title = record.toc.find((entry) => entry.id === id)?.text ?? "";
  return (
    <Fold className="set-part" id={id} title={title} summary={<Html as="summary" html={heading} />}>
      {body}
    </Fold>
  );
}

function rowsOf({ body }: InterfacePage): number {
  return body.reduce(
    (sum, block) =>
      sum + (block.kind === "table" ? block.tables.reduce((rows, table) => rows + table.rows.length, 0) : 0),
    0,
  );
}
