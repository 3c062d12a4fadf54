import type { ReactNode } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { Section } from "../../components/section/section.tsx";
import { SpecTable } from "../../components/spec-table/spec-table.tsx";
import { PlainOutline } from "./mechanical.tsx";

/** Parametric tables, each under its heading. */
export function SpecTables(props: {
  readonly record: ProductPage;
  readonly sections: ProductPage["sections"];
}): ReactNode {
  const { record, sections } = props;
  return sections.map((section) => (
    <Section key={section.id} id={section.id} title={section.title} folds>
      <SpecTable section={section} anchors={record.anchors} citations={record.citations} />
      {section.id === "spec-mechanical" && <PlainOutline record={record} place="sizes" />}
    </Section>
  ));
}
