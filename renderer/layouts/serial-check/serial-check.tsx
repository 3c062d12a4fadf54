import type { ReactNode } from "react";
import type { SerialCheckPage } from "../../../schema/generated/types.ts";
import { Body } from "../../components/body/body.tsx";
import { Html } from "../../components/html/html.tsx";
import { Link } from "../../components/link/link.tsx";
import { Notice } from "../../components/notice/notice.tsx";
import { PageEnd } from "../../components/page-end/page-end.tsx";
import { PageFacts, revisionFacts } from "../../components/page-facts/page-facts.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { partId } from "../../components/section/anchor-of.ts";
import { Section } from "../../components/section/section.tsx";
import { TableFrame } from "../../components/table-frame/table-frame.tsx";
import { Island } from "../../islands/island.tsx";
import type { Layout } from "../layout.ts";

/** The serial check. The list below the form is the same check for readers without scripts. */
export const layout: Layout<"serial-check"> = ({ record }) => {
  const { entries, contact } = record;
  return (
    <>
      <PageHead title={record.title} lead={record.description} />
      {record.sample && (
        <Notice kind="note" title="Sample">
          <p>These serial numbers are made up. They show how the check works.</p>
        </Notice>
      )}
      <Island name="serial-check" props={contact === undefined ? { entries } : { entries, contact }} />
      {entries.length === 0 ? <NoEntries record={record} /> : <Entries record={record} />}
      <Body record={record} body={record.body} />
      <PageEnd record={record} />
      <PageFacts facts={revisionFacts(record)} />
    </>
  );
};

function NoEntries({ record }: { readonly record: SerialCheckPage }): ReactNode {
  return (
    <p className="empty">
      No serial number is published yet, so no device can be confirmed here.
      {record.contact && (
        <>
          {" "}
          Ask for a check: <Link href={record.contact.href}>{record.contact.title}</Link>.
        </>
      )}
    </p>
  );
}

function Entries({ record }: { readonly record: SerialCheckPage }): ReactNode {
  return (
    <Section id={partId(record, "serials")} title="Published serial numbers">
      <TableFrame label="Published serial numbers" className="data-frame">
        <table className="data-table">
          <caption>Serial numbers in capitals, without hyphens</caption>
          <thead>
            <tr>
              <th scope="col">Serial</th>
              <th scope="col">Product</th>
              <th scope="col">Hardware</th>
              <th scope="col">Status</th>
              <th scope="col">Remark</th>
            </tr>
          </thead>
          <tbody>
            {record.entries.map((entry) => (
              <tr key={entry.serial}>
                <th scope="row">
                  <code>{entry.serial}</code>
                </th>
                <td>
                  <Link href={entry.product.href}>{entry.product.title}</Link>
                </td>
                <td>{entry.hardware}</td>
                <td>
                  <span className={`status status-${entry.status}`}>{entry.status}</span>
                </td>
                {entry.note === undefined ? <td /> : <Html as="td" html={entry.note} />}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </Section>
  );
}
