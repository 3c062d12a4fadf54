import type { ReactNode } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { Figures } from "../../components/figures/figures.tsx";
import { InterfaceDrawing } from "../../components/interface-drawing/interface-drawing.tsx";
import { partId } from "../../components/section/anchor-of.ts";
import { Heading } from "../../components/section/section.tsx";
import { PlainOutline } from "./mechanical.tsx";

/**
 * The drawing, and beside it the key values, each a link to its full row. A record with neither table nor interface says
 * of no interface that it exists, so nothing is drawn.
 */
export function ProductSheet({ record }: { readonly record: ProductPage }): ReactNode {
  if (record.sections.length + record.interfaces.length + record.keySpecs.length === 0) return null;
  return (
    <div className={record.keySpecs.length > 0 ? "sheet" : "sheet sheet-single"}>
      <div className="sheet-drawing">
        <InterfaceDrawing record={record} />
        <PlainOutline record={record} place="head" />
      </div>
      {record.keySpecs.length > 0 && (
        <section className="sheet-cell">
          <Heading id={partId(record, "key-values")} title="Key values" />
          <Figures rows={record.keySpecs} linked={isListed(record)} />
        </section>
      )}
    </div>
  );
}

/** Key values are links only where each has its row further down. */
function isListed(record: ProductPage): boolean {
  return record.keySpecs.every((row) => record.anchors.includes(row.anchor));
}
