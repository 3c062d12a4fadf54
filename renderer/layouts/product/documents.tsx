import type { ReactNode } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { ExportTable } from "../../components/export-table/export-table.tsx";
import { partId } from "../../components/section/anchor-of.ts";
import { Section } from "../../components/section/section.tsx";

/** The datasheet as a file, with its size; nothing where none was printed. */
export function Documents({ record }: { readonly record: ProductPage }): ReactNode {
  if (record.documents === undefined || record.documents.files.length === 0) return null;
  return (
    <Section folds id={partId(record, "documents")} title="Documents">
      <ExportTable block={record.documents} anchors={record.anchors} />
    </Section>
  );
}
