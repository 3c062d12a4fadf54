import type { ReactNode } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { Html } from "../../components/html/html.tsx";
import { partId } from "../../components/section/anchor-of.ts";
import { Section } from "../../components/section/section.tsx";
import { TableFrame } from "../../components/table-frame/table-frame.tsx";

/** The revision table of the sheet. */
export function Revisions({ record }: { readonly record: ProductPage }): ReactNode {
  const { revisionHistory = [] } = record;
  if (revisionHistory.length === 0) return null;
  return (
    <Section id={partId(record, "revisions")} title="Revisions">
      <TableFrame label="Revisions" className="data-frame">
        <table className="data-table">
          <caption>Revisions of the sheet</caption>
          <thead>
            <tr>
              <th scope="col">Revision</th>
              <th scope="col">Date</th>
              <th scope="col">Hardware</th>
              <th scope="col">Changes</th>
            </tr>
          </thead>
          <tbody>
            {revisionHistory.map((entry) => (
              <tr key={`${entry.revision} ${entry.date}`}>
                <th scope="row">{entry.revision}</th>
                <td>
                  <time dateTime={entry.date}>{entry.date}</time>
                </td>
                <td>{entry.hardware}</td>
                <Html as="td" html={entry.html} />
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </Section>
  );
}
