import type { ReactNode } from "react";
import type { PageRecord } from "../../../schema/generated/types.ts";
import { partId } from "../section/anchor-of.ts";
import { Section } from "../section/section.tsx";

/** What is not published, named openly so that nobody searches for it in vain. */
export function OnRequest(props: {
  readonly record: PageRecord;
  readonly names: readonly string[];
}): ReactNode {
  const { record, names } = props;
  if (names.length === 0) return null;
  return (
    <Section id={partId(record, "on-request")} title="On request">
      <p>These details are not published. Ask for them before you plan with them.</p>
      <dl className="on-request-list">
        {names.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>on request</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
