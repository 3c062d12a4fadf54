import type { FamilyPage } from "../../../schema/generated/types.ts";
import { Body } from "../../components/body/body.tsx";
import { Html } from "../../components/html/html.tsx";
import { LinkCards } from "../../components/link-cards/link-cards.tsx";
import { PageEnd } from "../../components/page-end/page-end.tsx";
import { PageFacts, revisionFacts } from "../../components/page-facts/page-facts.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { partId } from "../../components/section/anchor-of.ts";
import { Section } from "../../components/section/section.tsx";
import type { FinderProps } from "../../islands/finder/finder-props.ts";
import { Island } from "../../islands/island.tsx";
import type { Layout } from "../layout.ts";

const nothing = "The other product lines and the documentation are open.";

/** A product line: a card for each product, then their values to find one by, then products side by side. */
export const layout: Layout<"family"> = ({ record }) => (
  <>
    <PageHead title={record.title} kind="Product line" lead={record.description} />
    {record.members.length === 0 && <Html as="p" className="empty" html={record.empty ?? nothing} />}
    <LinkCards cards={record.members} level={2} />
    {record.sections.length > 0 && (
      <Section id={partId(record, "finder")} title="Values">
        {hasUnits(record) && <Island name="sheet-tools" props={{ hasUnits: true }} />}
        <Island name="finder" props={finderProps(record)} />
      </Section>
    )}
    {record.comparison !== undefined && (
      <Section id={partId(record, "comparison")} title="Side by side">
        <Island
          name="comparison"
          props={{
            caption: `${record.title}: products side by side`,
            columns: record.comparison.columns,
            candidates: record.comparison.candidates,
          }}
        />
      </Section>
    )}
    <Body record={record} body={record.body} />
    <PageEnd record={record} />
    <PageFacts facts={revisionFacts(record)} />
  </>
);

/** Whether a value of the page has a unit of the other system. */
function hasUnits({ sections, comparison }: FamilyPage): boolean {
  const groups = comparison?.columns
    .flatMap((column) => column.sections)
    .flatMap((section) => section.groups);
  const rows = groups?.flatMap((group) => group.rows) ?? [];
  return [...sections.flatMap(({ cells }) => cells.flat()), ...rows].some(
    ({ converted }) => converted !== undefined,
  );
}

/** The products that state something, with what they state. */
function finderProps(record: FamilyPage): FinderProps {
  const comparison = record.comparison === undefined ? undefined : partId(record, "comparison");
  const stated = record.members.map((_, at) =>
    record.sections.some(({ cells }) => (cells[at] ?? []).length > 0),
  );
  const ofStated = <T,>(list: readonly T[]): T[] => list.filter((_, at) => stated[at] === true);
  return {
    caption: `${record.title}: values`,
    // The other fields of a card are not needed here.
    members: ofStated(record.members).map(({ id, title, href }) => ({
      ...(id === undefined ? {} : { id }),
      title,
      href,
    })),
    rows: record.sections.map((row) => ({ ...row, cells: ofStated(row.cells) })),
    ...(comparison === undefined ? {} : { comparison }),
  };
}
