import type { ReactNode } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { Html } from "../../components/html/html.tsx";
import { partId } from "../../components/section/anchor-of.ts";
import { Section } from "../../components/section/section.tsx";
import { TableFrame } from "../../components/table-frame/table-frame.tsx";

/** Revisions of the sheet and of the hardware, a table each. */
export function Revisions({ record }: { readonly record: ProductPage }): ReactNode {
  const { revisionHistory = [], hardwareRevisions = [] } = record;
  if (revisionHistory.length + hardwareRevisions.length === 0) return null;
  return (
    <Section folds id={partId(record, "revisions")} title="Revision history">
      <RevisionTable
        caption="Revisions of the sheet"
        rows={revisionHistory.map((entry) => ({ ...entry, name: entry.revision }))}
        hasHardware
      />
      <RevisionTable
        caption="Revisions of the hardware"
        rows={hardwareRevisions.map((entry) => ({ ...entry, name: entry.id }))}
      />
    </Section>
  );
}

interface RevisionRow {
  readonly name: string;
  readonly date?: string;
  readonly hardware?: string;
  readonly html?: string;
}

function RevisionTable(props: {
  readonly caption: string;
  readonly rows: readonly RevisionRow[];
  readonly hasHardware?: boolean;
}): ReactNode {
  const { caption, rows, hasHardware = false } = props;
  if (rows.length === 0) return null;
  return (
    <TableFrame label={caption} className="data-frame">
      <table className="data-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Revision</th>
            <th scope="col">Date</th>
            {hasHardware && <th scope="col">Hardware</th>}
            <th scope="col">Changes</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, date, hardware, html }) => (
            <tr key={`${name} ${date ?? ""}`}>
              <th scope="row">{name}</th>
              <td>{date !== undefined && <time dateTime={date}>{date}</time>}</td>
              {hasHardware && <td>{hardware}</td>}
              <Html as="td" html={html ?? ""} />
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
