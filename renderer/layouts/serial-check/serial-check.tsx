import type { ReactNode } from "react";
import { Body } from "../../components/body/body.tsx";
import { Notice } from "../../components/notice/notice.tsx";
import { PageEnd } from "../../components/page-end/page-end.tsx";
import { PageFacts, revisionFacts } from "../../components/page-facts/page-facts.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { Island } from "../../islands/island.tsx";
import type { Layout } from "../layout.ts";

/** The serial check. The page contains no serial numbers, so the check itself needs scripts. */
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
      {register.count > 0 && <Published count={register.count} />}
      <Body record={record} body={record.body} />
      <PageEnd record={record} />
      <PageFacts facts={revisionFacts(record)} />
    </>
  );
};

function Published({ count }: { readonly count: number }): ReactNode {
  return (
    <p className="section-lead">
      {count === 1 ? "One serial number is" : `${count} serial numbers are`} published. The number that you
      type stays in your browser; the check needs scripts.
    </p>
  );
}
