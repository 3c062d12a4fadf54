import type { ReactNode } from "react";
import type { PageRecord } from "../../../schema/generated/types.ts";
import { Html } from "../html/html.tsx";
import { partId } from "../section/anchor-of.ts";
import { Section } from "../section/section.tsx";

/** A headed list of inline HTML; an empty list draws nothing, not even its heading. */
export function HtmlList(props: {
  readonly record: PageRecord;
  readonly id: string;
  readonly title: string;
  readonly items: readonly string[];
  readonly folds?: boolean;
  readonly kind?: "plain" | "steps" | "in" | "out";
}): ReactNode {
  const { record, id, title, items, folds, kind = "plain" } = props;
  if (items.length === 0) return null;
  const List = kind === "steps" ? "ol" : "ul";
  return (
    <Section id={partId(record, id)} title={title} folds={folds}>
      <List className={`list list-${kind}`}>
        {items.map((html) => (
          <Html key={html} as="li" html={html} />
        ))}
      </List>
    </Section>
  );
}
