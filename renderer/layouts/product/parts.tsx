import type { ReactNode } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { Body } from "../../components/body/body.tsx";
import { Downloads } from "../../components/downloads/downloads.tsx";
import { HtmlList } from "../../components/html-list/html-list.tsx";
import { CardSection } from "../../components/link-cards/link-cards.tsx";
import { SheetTools } from "../../components/sheet-tools/sheet-tools.tsx";
import type { LayoutContext } from "../layout.ts";
import { Documents } from "./documents.tsx";
import { Interfaces } from "./interfaces.tsx";
import { Notices } from "./notices.tsx";
import { Ordering } from "./ordering.tsx";
import { partOrder, TEXT, withBefore } from "./part-order.ts";
import { Cables, Pinouts } from "./pinouts.tsx";
import { Protocols } from "./protocols.tsx";
import { Revisions } from "./revisions.tsx";
import { SpecTables } from "./spec-tables.tsx";

interface PartProps {
  readonly record: ProductPage;
  readonly context: LayoutContext;
}

type DrawnPart = (props: PartProps) => ReactNode;

/** Parts side by side at the head of the page, by their ids in the table of contents. */
const columns: Readonly<Record<string, DrawnPart>> = {
  "part-features": ({ record }) => (
    <HtmlList record={record} id="features" title="Features" items={record.features} />
  ),
  "part-applications": ({ record }) => (
    <HtmlList record={record} id="applications" title="Applications" items={record.applications} />
  ),
};

/** Parts of the sheet beside its tables. */
const sheetParts: Readonly<Record<string, DrawnPart>> = {
  "part-interfaces": Interfaces,
  "part-pinouts": Pinouts,
  "part-cables": Cables,
  "part-protocols": Protocols,
};

/** What accounts for the product itself. */
const accounts: Readonly<Record<string, DrawnPart>> = {
  "part-ordering": Ordering,
  "part-notices": Notices,
  "part-revisions": Revisions,
};

/** What leads on from the page; a text without a heading stands before it. */
const leads: Readonly<Record<string, DrawnPart>> = {
  "part-documents": Documents,
  "part-downloads": Downloads,
  "part-documentation": ({ record }) => (
    <CardSection record={record} id="documentation" title="Documentation" cards={record.docs} />
  ),
  "part-accessories": ({ record }) => (
    <CardSection record={record} id="accessories" title="Accessories" cards={record.accessories} />
  ),
  "part-compatible-with": ({ record }) => (
    <CardSection record={record} id="compatible-with" title="Works with" cards={record.compatibleWith} />
  ),
};

/** Stands before the first table of the sheet, or what stands in its place. */
const TOOLS = "tools";

const parts: Readonly<Record<string, DrawnPart>> = {
  ...columns,
  ...sheetParts,
  ...accounts,
  ...leads,
  [TEXT]: ({ record }) => <Body record={record} body={record.body} />,
  [TOOLS]: ToolsOfTables,
};

/** Listed too, and drawn beside the drawing and at the end of every page. */
const drawnElsewhere: ReadonlySet<string> = new Set(["part-key-values", "part-related", "part-sources"]);

/** The parts of a product's page in the order of its table of contents: those at its head, and all that follow. */
export function splitParts({ toc, sections }: ProductPage): { head: string[]; rest: string[] } {
  const tables = new Set(sections.map(({ id }) => id));
  const order = partOrder(
    toc.filter(({ id }) => !drawnElsewhere.has(id)),
    (id) => tables.has(id) || Object.hasOwn(parts, id),
    (id) => Object.hasOwn(leads, id),
  );
  const isOfSheet = (id: string): boolean => tables.has(id) || Object.hasOwn(sheetParts, id);
  return {
    head: order.filter((id) => Object.hasOwn(columns, id)),
    rest: withBefore(order, TOOLS, isOfSheet).filter((id) => !Object.hasOwn(columns, id)),
  };
}

/** One part: a table of the sheet by its own id, or what the layout heads. */
export function Part({ id, record, context }: PartProps & { readonly id: string }): ReactNode {
  const Drawn = parts[id];
  if (Drawn !== undefined) return <Drawn record={record} context={context} />;
  return <SpecTables record={record} sections={record.sections.filter((section) => section.id === id)} />;
}

function ToolsOfTables({ record: { sections, conditions } }: PartProps): ReactNode {
  return (
    <>
      <SheetTools sections={sections} />
      {conditions !== undefined && sections.length > 0 && (
        <p className="conditions">
          <span className="label">Conditions of all values</span> {conditions}
        </p>
      )}
    </>
  );
}
