import type { ReactNode } from "react";
import type { ExportsBlock } from "../../../schema/generated/types.ts";
import { ExportRow } from "./export-row.tsx";
import { ExportTable } from "./export-table.tsx";

/** The files of a record: a table with check sums, or one line with a link if the check sums are on another page. */
export function ExportFiles(props: {
  readonly block: ExportsBlock;
  readonly anchors: readonly string[];
}): ReactNode {
  const { href } = props.block;
  return href === undefined ? <ExportTable {...props} /> : <ExportRow {...props} checkSums={href} />;
}
