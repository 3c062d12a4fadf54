import type { ReactNode } from "react";
import type { ExportsBlock } from "../../../schema/generated/types.ts";
import { ExportRow } from "./export-row.tsx";
import { ExportTable } from "./export-table.tsx";

/** The files of a record: a line where their check sums stand elsewhere, else a table with those. */
export function ExportFiles(props: {
  readonly block: ExportsBlock;
  readonly anchors: readonly string[];
}): ReactNode {
  const { href } = props.block;
  return href === undefined ? <ExportTable {...props} /> : <ExportRow {...props} checkSums={href} />;
}
