import { type ReactNode, useContext } from "react";
import type { LinkCard, ProductPage, SearchPage } from "../../../schema/generated/types.ts";
import { CardSection } from "../../components/link-cards/link-cards.tsx";
import { PageGroups } from "../../components/page-groups/page-groups.tsx";
import { OnPaper } from "../../components/paper/paper.ts";
import { RecordLinks } from "../../components/record-links/record-links.tsx";
import { partId } from "../../components/section/anchor-of.ts";
import { Section } from "../../components/section/section.tsx";

/** The most docs that are cards; more of them are a manual, which is a list in groups. */
const MOST_CARDS = 6;

/** The docs of a product: a few as cards, a manual of many pages as the titles of each of its categories. */
export function Documentation({ record }: { readonly record: ProductPage }): ReactNode {
  const isOnPaper = useContext(OnPaper);
  const full = record.docs.filter(({ stub }) => stub !== true);
  if (full.length <= MOST_CARDS || isOnPaper)
    return <CardSection record={record} id="documentation" title="Documentation" cards={record.docs} folds />;
  return (
    <Section folds id={partId(record, "documentation")} title="Documentation">
      <PageGroups groups={groupsOf(full)} />
      <RecordLinks
        className="card-text"
        words="Also"
        cards={record.docs.filter(({ stub }) => stub === true)}
      />
    </Section>
  );
}

/** The cards by the category that each is in, in the order of the first page of each. */
function groupsOf(cards: readonly LinkCard[]): SearchPage["groups"] {
  const groups = new Map<string, LinkCard[]>();
  for (const card of cards) {
    const title = card.group ?? "Other pages";
    groups.set(title, [...(groups.get(title) ?? []), card]);
  }
  return [...groups].map(([title, items]) => ({ title, items }));
}
