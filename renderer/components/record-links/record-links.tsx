import { Fragment, type ReactNode } from "react";
import type { LinkCard } from "../../../schema/generated/types.ts";
import { Link } from "../link/link.tsx";

/** "Also of Board A, Board B": pages that show a record, or the products that it goes with. */
export function RecordLinks(props: {
  readonly words: string;
  readonly cards: readonly LinkCard[] | undefined;
  readonly className?: string;
}): ReactNode {
  const { words, cards = [], className = "block-note record-links" } = props;
  if (cards.length === 0) return null;
  return (
    <p className={className}>
      {words}{" "}
      {cards.map(({ href, title }, index) => (
        <Fragment key={href}>
          {index > 0 && ", "}
          <Link href={href}>{title}</Link>
        </Fragment>
      ))}
    </p>
  );
}
