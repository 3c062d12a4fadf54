import type { ReactNode } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { Section } from "../../components/section/section.tsx";
import { SheetTools } from "../../components/sheet-tools/sheet-tools.tsx";
import { SpecTable } from "../../components/spec-table/spec-table.tsx";
import { PlainOutline } from "./mechanical.tsx";

/** Parametric tables, each under its heading; the tools of all of them are at the head of the first one. */
export function SpecTables(props: {
  readonly record: ProductPage;
  readonly sections: ProductPage["sections"];
}): ReactNode {
  const { record, sections } = props;
  return sections.map((section) => (
    <Section key={section.id} id={section.id} title={section.title} folds>
      {section.id === firstTable(record) && <ToolsOfTables record={record} />}
      <SpecTable section={section} anchors={record.anchors} citations={record.citations} />
      {section.id === "spec-mechanical" && <PlainOutline record={record} place="sizes" />}
    </Section>
  ));
}

/** The id of the table that comes first in the order of the contents. */
function firstTable({ toc, sections }: ProductPage): string | undefined {
  return toc.find(({ id }) => sections.some((section) => section.id === id))?.id;
}

function ToolsOfTables({ record }: { readonly record: ProductPage }): ReactNode {
  const { sections, conditions } = record;
  return (
    <>
      <SheetTools sections={sections} />
      {conditions !== undefined && (
        <p className="conditions">
          <span className="label">Conditions of all values</span> {conditions}
        </p>
      )}
    </>
  );
}
