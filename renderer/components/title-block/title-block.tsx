import type { ReactNode } from "react";
import type { ExportFile, ProductPage } from "../../../schema/generated/types.ts";
import { fileSize } from "../downloads/file-size.ts";
import { Link } from "../link/link.tsx";
import { type PageFact, revisionFacts } from "../page-facts/page-facts.tsx";
import { stampText } from "../stamp/stamp.tsx";

/** The fields of the box on a page of any type. */
type Titled = Pick<
  ProductPage,
  | "function"
  | "family"
  | "partNumber"
  | "hardware"
  | "documentNumber"
  | "sheetRevision"
  | "sheetDate"
  | "maturity"
  | "lifecycle"
  | "documents"
  | "revision"
  | "updated"
>;

/** The box in the corner of an engineering drawing. A cell without a stated value is not drawn. */
export function TitleBlock({ record }: { readonly record: Titled }): ReactNode {
  const cells = cellsOf(record).filter((cell) => cell.text !== undefined && cell.text !== "");
  return (
    <dl className="title-block" aria-label="Title block">
      <div className="title-block-function">
        <dt>Function</dt>
        <dd>{record.function}</dd>
      </div>
      {cells.map((cell) => (
        <div key={cell.term}>
          <dt>{cell.term}</dt>
          <dd>{cell.text}</dd>
        </div>
      ))}
    </dl>
  );
}

function cellsOf(record: Titled): PageFact[] {
  const {
    family,
    partNumber,
    hardware,
    documentNumber,
    sheetRevision,
    sheetDate,
    maturity,
    lifecycle,
    documents,
  } = record;
  return [
    { term: "Line", text: family && <Link href={family.href}>{family.title}</Link> },
    { term: "Part no.", text: partNumber },
    { term: "Hardware", text: hardware },
    { term: "Document no.", text: documentNumber },
    { term: "Document revision", text: sheetRevision },
    { term: "Document date", text: sheetDate && <time dateTime={sheetDate}>{sheetDate}</time> },
    { term: "Datasheet", text: documents?.files[0] && <FileLink file={documents.files[0]} /> },
    { term: "Maturity", text: stampText(maturity) },
    { term: "Lifecycle", text: stampText(lifecycle) },
    ...revisionFacts(record),
  ];
}

/** A link to the sheet as a file; its check sum is with the other documents. */
function FileLink({ file }: { readonly file: ExportFile }): ReactNode {
  return (
    <a href={file.href} download="">
      PDF, {fileSize(file.bytes)}
    </a>
  );
}
