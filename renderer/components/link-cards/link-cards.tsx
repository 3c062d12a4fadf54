import type { ReactNode } from "react";
import type { LinkCard, PageRecord } from "../../../schema/generated/types.ts";
import { Figures } from "../figures/figures.tsx";
import { Link } from "../link/link.tsx";
import { ProductSketch } from "../product-sketch/product-sketch.tsx";
import { RecordLinks } from "../record-links/record-links.tsx";
import { partId } from "../section/anchor-of.ts";
import { type HeadingLevel, Section } from "../section/section.tsx";
import { WholeNames } from "../whole-names/whole-names.tsx";

const kinds: Readonly<Record<string, string>> = {
  category: "Docs",
  doc: "Docs",
  family: "Product line",
  interface: "Interface",
  legal: "Legal",
  product: "Product",
  "serial-check": "Check",
  service: "Service",
  tool: "Tool",
};

/** Links to other pages as plates with title, summary and key values; to names without facts in one line beneath. */
export function LinkCards(props: {
  readonly cards: readonly LinkCard[];
  readonly level?: HeadingLevel;
  readonly withKind?: boolean;
}): ReactNode {
  const { cards, level = 3, withKind = false } = props;
  const full = cards.filter(({ stub }) => stub !== true);
  return (
    <>
      {full.length > 0 && (
        <ul className="cards">
          {full.map((card) => (
            <Card key={card.href} card={card} level={level} withKind={withKind} />
          ))}
        </ul>
      )}
      <RecordLinks
        className="card-text"
        words={full.length > 0 ? "Also" : ""}
        cards={cards.filter(({ stub }) => stub === true)}
      />
    </>
  );
}

function Card(props: {
  readonly card: LinkCard;
  readonly level: HeadingLevel;
  readonly withKind: boolean;
}): ReactNode {
  const { card, level, withKind } = props;
  const Tag = `h${level}` as const;
  const kind = withKind ? kinds[card.pageType ?? ""] : undefined;
  const text = card.description ?? countText(card.count);
  return (
    <li className="card">
      <div className="card-head">
        {card.sketch !== undefined && <ProductSketch title={card.title} sketch={card.sketch} />}
        {kind !== undefined && <p className="card-kind">{kind}</p>}
        <Tag className="card-title">
          <Link href={card.href}>
            <WholeNames text={card.title} />
          </Link>
        </Tag>
        {text !== undefined && text !== "" && (
          <p className="card-text">
            <WholeNames text={text} />
          </p>
        )}
      </div>
      {card.figures !== undefined && <Figures rows={card.figures} />}
    </li>
  );
}

function countText(count: number | undefined): string | undefined {
  if (count === undefined) return undefined;
  return count === 1 ? "1 item" : `${count} items`;
}

/** Cards under a heading; no cards, no heading. */
export function CardSection(props: {
  readonly record: PageRecord;
  readonly id: string;
  readonly title: string;
  readonly cards: readonly LinkCard[] | undefined;
  readonly withKind?: boolean;
  readonly folds?: boolean | undefined;
}): ReactNode {
  const { record, id, title, cards = [], withKind = false, folds } = props;
  if (cards.length === 0) return null;
  return (
    <Section id={partId(record, id)} title={title} folds={folds}>
      <LinkCards cards={cards} withKind={withKind} />
    </Section>
  );
}
