import { type ReactNode, useContext } from "react";
import type { ExportsBlock } from "../../../schema/generated/types.ts";
import { fileSize } from "../downloads/file-size.ts";
import { OnPaper } from "../paper/paper.ts";
import { anchorOf } from "../section/anchor-of.ts";
import { TableFrame } from "../table-frame/table-frame.tsx";

/** The files of a record with what a program or a person checks them by. */
export function ExportTable(props: {
  readonly block: ExportsBlock;
  readonly anchors: readonly string[];
}): ReactNode {
  const { caption, anchor, files } = props.block;
  // Files cannot be downloaded from paper; the page of the product offers them.
  if (useContext(OnPaper)) return null;
  return (
    <TableFrame label={caption} className="data-frame">
      <table className="data-table export-table stacked-table" id={anchorOf(props, anchor)}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Format</th>
            <th scope="col" className="numeric">
              Size
            </th>
            <th scope="col">SHA-256</th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.href}>
              <th scope="row">
                <a href={file.href} download="">
                  {file.name}
                </a>
              </th>
              <td>
                {file.format}
                {file.holdsFor !== undefined && `, ${file.holdsFor}`}
                {file.status === "preliminary" && (
                  <span className="status status-preliminary"> preliminary</span>
                )}
              </td>
              <td className="numeric">{fileSize(file.bytes)}</td>
              <td data-head="SHA-256">
                <code className="check-sum">{file.sha256}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
