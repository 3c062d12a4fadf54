import type { ReactNode } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { Body } from "../../components/body/body.tsx";
import { textParts } from "../../components/body/text-parts.ts";
import { Downloads } from "../../components/downloads/downloads.tsx";
import { Html } from "../../components/html/html.tsx";
import { HtmlList } from "../../components/html-list/html-list.tsx";
import { CardSection } from "../../components/link-cards/link-cards.tsx";
import { Fold } from "../../components/section/section.tsx";
import type { LayoutContext } from "../layout.ts";
import { Differences } from "./differences.tsx";
import { Documentation } from "./documentation.tsx";
import { Documents } from "./documents.tsx";
import { Interfaces } from "./interfaces.tsx";
import { MechanicalDrawing } from "./mechanical.tsx";
import { Notices } from "./notices.tsx";
import { Ordering } from "./ordering.tsx";
import { partOrder, TEXT } from "./part-order.ts";
import { Cables, Pinouts } from "./pinouts.tsx";
import { Protocols } from "./protocols.tsx";
import { Revisions } from "./revisions.tsx";
import { SpecTables } from "./spec-tables.tsx";

interface PartProps {
  readonly record: ProductPage;
  readonly context: LayoutContext;
}

type DrawnPart = (props: PartProps) => ReactNode;

/** Parts that are side by side if they follow each other, by their ids in the table of contents. */
const columns: Readonly<Record<string, DrawnPart>> = {
  "part-features": ({ record }) => (
    <HtmlList record={record} id="features" title="Features" items={record.features} folds />
  ),
  "part-applications": ({ record }) => (
    <HtmlList record={record} id="applications" title="Applications" items={record.applications} folds />
  ),
};

/** How the product is wired. */
const wiring: Readonly<Record<string, DrawnPart>> = {
  "part-pinouts": Pinouts,
  "part-cables": Cables,
};

/** Parts of the sheet beside its tables. */
const sheetParts: Readonly<Record<string, DrawnPart>> = {
  "part-differences": Differences,
  "part-interfaces": Interfaces,
  "part-protocols": Protocols,
  "part-drawing": MechanicalDrawing,
};

/** Parts about the product itself: ordering, notices, revisions. */
const accounts: Readonly<Record<string, DrawnPart>> = {
  "part-ordering": Ordering,
  "part-notices": Notices,
  "part-revisions": Revisions,
};

/** Parts that link to other pages; a text without a heading is before them. */
const leads: Readonly<Record<string, DrawnPart>> = {
  "part-documents": Documents,
  "part-downloads": ({ record }) => <Downloads record={record} folds />,
  "part-documentation": Documentation,
  "part-accessories": ({ record }) => (
    <CardSection record={record} id="accessories" title="Accessories" cards={record.accessories} folds />
  ),
  "part-compatible-with": ({ record }) => (
    <CardSection
      record={record}
      id="compatible-with"
      title="Works with"
      cards={record.compatibleWith}
      folds
    />
  ),
};

const parts: Readonly<Record<string, DrawnPart>> = {
  ...wiring,
  ...columns,
  ...sheetParts,
  ...accounts,
  ...leads,
  [TEXT]: FoldedText,
};

/** Listed too, and drawn beside the drawing and at the end of every page. */
const drawnElsewhere: ReadonlySet<string> = new Set(["part-key-values", "part-related", "part-sources"]);

/** The parts of a product's page in the order of its table of contents. */
export function Parts(
  props: PartProps & {
    /** Only what a datasheet says in short before its list of contents, or only the rest. */
    readonly inShort?: boolean;
  },
): ReactNode {
  const { record, context, inShort } = props;
  const groups = groupsOf(record).filter(([id]) => inShort === undefined || isColumn(id) === inShort);
  return groups.map((ids) => {
    const drawn = ids.map((id) => <Part key={id} id={id} record={record} context={context} />);
    return isColumn(ids[0]) ? (
      <div key={ids[0]} className="columns">
        {drawn}
      </div>
    ) : (
      drawn
    );
  });
}

const isColumn = (id = ""): boolean => Object.hasOwn(columns, id);

/** The parts in groups: those that are side by side, and each of the others by itself. */
function groupsOf({ toc, sections }: ProductPage): string[][] {
  const tables = new Set(sections.map(({ id }) => id));
  const order = partOrder(
    toc.filter(({ id }) => !drawnElsewhere.has(id)),
    (id) => tables.has(id) || Object.hasOwn(parts, id),
    (id) => Object.hasOwn(leads, id),
  );
  const groups: string[][] = [];
  for (const id of order) {
    const last = groups.at(-1);
    if (last !== undefined && isColumn(id) && isColumn(last[0])) last.push(id);
    else groups.push([id]);
  }
  return groups;
}

/** One part: a table of the sheet by its own id, or what the layout heads. */
function Part({ id, record, context }: PartProps & { readonly id: string }): ReactNode {
  const Drawn = parts[id];
  if (Drawn !== undefined) return <Drawn record={record} context={context} />;
  return <SpecTables record={record} sections={record.sections.filter((section) => section.id === id)} />;
}

/** The text, each of its parts by itself. */
function FoldedText({ record }: PartProps): ReactNode {
  return textParts(record.body).map(({ id, heading, blocks }) => {
    const text = <Body key="" record={record} body={blocks} />;
    if (heading === undefined) return text;
    const entry = record.toc.find((listed) => listed.id === id);
    return (
      <Fold
        key={heading}
        id={entry?.id}
        title={entry?.text ?? ""}
        summary={<Html as="summary" html={heading} />}
      >
        {text}
      </Fold>
    );
  });
}
