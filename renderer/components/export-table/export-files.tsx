import type { ReactNode } from "react";
import type { ExportsBlock } from "../../../schema/generated/types.ts";
import { fileSize } from "../downloads/file-size.ts";
import { anchorOf } from "../section/anchor-of.ts";
import { ExportTable } from "./export-table.tsx";

/** The files of a record: a table with check sums, or one line with a link if the check sums are on another page. */
export function ExportFiles(props: {
  readonly block: ExportsBlock;
  readonly anchors: readonly string[];
}): ReactNode {
  const { href } = props.block;
  return href === undefined ? <ExportTable {...props} /> : <ExportRow {...props} checkSums={href} />;
}

/** The files of a record in one line below its tables. */
function ExportRow(props: {
  readonly block: ExportsBlock;
  readonly anchors: readonly string[];
  /** Address of the check sums. */
  readonly checkSums: string;
}): ReactNode {
  const { caption, anchor, files } = props.block;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form control.
    <div className="page-facts export-row" id={anchorOf(props, anchor)} role="group" aria-label={caption}>
      {files.map(({ href, format, status, bytes }) => (
        <span key={href}>
          <a href={href} download="">
            {format}
            {status === "preliminary" && ", preliminary"}
          </a>{" "}
          {fileSize(bytes)}
        </span>
      ))}
      <a href={props.checkSums}>Check sums</a>
    </div>
  );
}
