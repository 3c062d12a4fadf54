import type { ReactNode } from "react";
import type { SerialCheckPage } from "../../../schema/generated/types.ts";
import { Body } from "../../components/body/body.tsx";
import { Link } from "../../components/link/link.tsx";
import { Notice } from "../../components/notice/notice.tsx";
import { PageEnd } from "../../components/page-end/page-end.tsx";
import { PageFacts, revisionFacts } from "../../components/page-facts/page-facts.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { Island } from "../../islands/island.tsx";
import type { Layout } from "../layout.ts";

/** The serial check. No number stands on the page, so the check itself needs scripts. */
export const layout: Layout<"serial-check"> = ({ record }) => {
  const { register, contact } = record;
  return (
    <>
      <PageHead title={record.title} lead={record.description} />
      {record.sample && (
        <Notice kind="note" title="Sample">
          <p>These serial numbers are made up. They show how the check works.</p>
        </Notice>
      )}
      <Island name="serial-check" props={contact === undefined ? { register } : { register, contact }} />
      {register.count === 0 ? <NoneYet record={record} /> : <Published count={register.count} />}
      <Body record={record} body={record.body} />
      <PageEnd record={record} />
      <PageFacts facts={revisionFacts(record)} />
    </>
  );
};

function NoneYet({ record }: { readonly record: SerialCheckPage }): ReactNode {
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

function Published({ count }: { readonly count: number }): ReactNode {
  return (
    <p className="section-lead">
      {count === 1 ? "One serial number is" : `${count} serial numbers are`} published. The number that you
      type stays in your browser; the check needs scripts.
    </p>
  );
}
