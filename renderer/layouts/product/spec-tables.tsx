import type { ReactNode } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { Heading } from "../../components/section/section.tsx";
import { SpecTable } from "../../components/spec-table/spec-table.tsx";

/** Parametric tables, each under its heading. */
export function SpecTables(props: {
  readonly record: ProductPage;
  readonly sections: ProductPage["sections"];
}): ReactNode {
  const { record, sections } = props;
  return sections.map((section) => (
    <section className="section" key={section.id}>
      <Heading id={section.id} title={section.title} />
      <SpecTable section={section} anchors={record.anchors} citations={record.citations} />
    </section>
  ));
}
