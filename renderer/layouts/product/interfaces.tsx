import type { ReactNode } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { Html } from "../../components/html/html.tsx";
import { classNames, directionText } from "../../components/interface-drawing/face-words.ts";
import { anchorOf, partId } from "../../components/section/anchor-of.ts";
import { Section } from "../../components/section/section.tsx";
import { SourceMark } from "../../components/spec-table/row-status.tsx";
import { TableFrame } from "../../components/table-frame/table-frame.tsx";

type Interface = ProductPage["interfaces"][number];

/** The interfaces in words; the numbers are those of the drawing. */
export function Interfaces({ record }: { readonly record: ProductPage }): ReactNode {
  if (record.interfaces.length === 0) return null;
  return (
    <Section folds id={partId(record, "interfaces")} title="Interfaces">
      <TableFrame label="Interfaces" className="data-frame">
        <table className="data-table interface-table stacked-table">
          <caption>Interfaces of {record.title}, numbered as in the drawing</caption>
          <thead>
            <tr>
              <th scope="col" className="numeric">
                No.
              </th>
              <th scope="col">Interface</th>
              <th scope="col">Class</th>
              <th scope="col">Direction</th>
              <th scope="col">Connects to</th>
            </tr>
          </thead>
          <tbody>
            {record.interfaces.map((face, index) => (
              <Row key={face.anchor} face={face} number={index + 1} record={record} />
            ))}
          </tbody>
        </table>
      </TableFrame>
    </Section>
  );
}

function Row(props: {
  readonly face: Interface;
  readonly number: number;
  readonly record: ProductPage;
}): ReactNode {
  const { face, number, record } = props;
  return (
    <tr id={anchorOf(record, face.anchor)}>
      <td className="numeric" data-head="No.">
        {number}
      </td>
      <th scope="row">
        {face.count !== undefined && `${face.count} × `}
        <Name face={face} record={record} />
      </th>
      <td data-head="Class">
        <span className={`bus-tag bus-${face.class}`}>{classNames[face.class]}</span>
      </td>
      <td data-head="Direction">{directionText(face.direction)}</td>
      <td data-head="Connects to">
        <Html html={face.html} />
        {face.citation !== undefined && (
          <SourceMark source={face.citation} citations={record.citations ?? []} />
        )}
      </td>
    </tr>
  );
}

/** The name of an interface; it links to the connector if that is further down on the page. */
function Name({ face, record }: { readonly face: Interface; readonly record: ProductPage }): ReactNode {
  const target = face.connector === undefined ? undefined : anchorOf(record, face.connector);
  return target === undefined ? face.name : <a href={`#${target}`}>{face.name}</a>;
}
