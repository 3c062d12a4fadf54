import type { ReactNode } from "react";
import type { ExportsBlock } from "../../../schema/generated/types.ts";
import { fileSize } from "../downloads/file-size.ts";
import { anchorOf } from "../section/anchor-of.ts";
import { TableFrame } from "../table-frame/table-frame.tsx";

/** The files of a record with what a program or a person checks them by. */
export function ExportTable(props: {
  readonly block: ExportsBlock;
  readonly anchors: readonly string[];
}): ReactNode {
  const { caption, anchor, files } = props.block;
  return (
    <TableFrame label={caption} className="data-frame">
      <table className="data-table export-table" id={anchorOf(props, anchor)}>
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
                {file.status === "preliminary" && (
                  <span className="status status-preliminary"> preliminary</span>
                )}
              </td>
              <td className="numeric">{fileSize(file.bytes)}</td>
              <td>
                <code className="check-sum">{file.sha256}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
