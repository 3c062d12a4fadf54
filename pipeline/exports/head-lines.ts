import { defined } from "../core/defined.ts";
import type { ExportHead } from "./exported-type.ts";

/** The head of a text file as lines without comment signs. */
export function headLines(head: ExportHead): string[] {
  return [
    head.title,
    `record: ${head.record}`,
    ...(head.holdsFor === undefined ? [] : [`holds for: ${head.holdsFor}`]),
    `revision: ${head.revision ?? "not stated"}`,
    `status: ${head.status}`,
    `content: sha256 ${head.content}`,
  ];
}

/** The head as a value, for formats that have fields: JSON, Kaitai Struct. */
export function headFields({ title, record, holdsFor, revision, status, content }: ExportHead) {
  return {
    title,
    record,
    ...defined({ holdsFor, revision }),
    status,
    content,
  };
}
