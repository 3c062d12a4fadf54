import type { ReactNode } from "react";
import { encode } from "uqr";
import type { PageRecord, ProductPage } from "../../../schema/generated/types.ts";
import type { LayoutContext } from "../../layouts/layout.ts";
import { pathnameToHref } from "../../shared/compose/href.ts";
import { wholeAddress } from "../../shared/compose/whole-address.ts";
import { stampText } from "../stamp/stamp.tsx";

/** A page of any type. A product also names the state of its datasheet. */
type PrintedRecord = Pick<PageRecord, "title" | "pathname" | "revision" | "updated"> &
  Partial<Pick<ProductPage, "documentNumber" | "sheetRevision" | "sheetDate" | "maturity">>;

interface SheetProps {
  readonly record: PrintedRecord;
  readonly context: LayoutContext;
}

/**
 * The lines at the head of every printed page: title and site, state and day, and the address. Screens do not show
 * them.
 */
export function RunningHead({ record, context }: SheetProps): ReactNode {
  return (
    <div className="print-head" aria-hidden="true">
      <span>
        <b>{record.title}</b> {context.title}
      </span>
      <span>{stateOfSheet(record)}</span>
      <br />
      {addressOf(record, context)}
    </div>
  );
}

/** The address of a page, with its host where the site knows its own. */
function addressOf({ pathname }: PrintedRecord, { base, url }: LayoutContext): string {
  return wholeAddress(pathnameToHref(pathname, base), url === undefined ? {} : { url });
}

/** Number, revision, day and maturity of a sheet, as far as they are stated: "D-17 · Revision B · 2025-02-03". */
export function stateOfSheet(record: PrintedRecord): string {
  const { documentNumber, sheetRevision, sheetDate, revision, updated, maturity = "not-stated" } = record;
  const facts = [
    documentNumber,
    sheetRevision !== undefined ? `Revision ${sheetRevision}` : revision && `Page revision ${revision}`,
    sheetDate ?? updated,
    stampText(maturity),
  ];
  return facts.filter((fact) => fact !== undefined && fact !== "").join(" · ");
}

/**
 * Address of the live page, because a printed sheet becomes outdated. Empty if the site does not know its own address.
 */
export function PrintedFrom({ record, context }: SheetProps): ReactNode {
  if (context.url === undefined) return null;
  const address = addressOf(record, context);
  return (
    <aside className="print-from" aria-hidden="true">
      <QrCode text={address} />
      <p>
        This sheet was printed from <b>{address}</b>. Values may have changed since; the page has the present
        ones.
      </p>
    </aside>
  );
}

/** An address as a QR code: dark modules as one path, a row of them at a time. */
function QrCode({ text }: { readonly text: string }): ReactNode {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  return (
    <svg
      className="qr-code"
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      role="img"
      aria-label={`QR code of ${text}`}
    >
      <path d={data.map(rowPath).join("")} />
    </svg>
  );
}

/** Neighbouring modules are one stroke. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x++) {
    if (row[x] !== true) continue;
    let end = x;
    while (row[end + 1] === true) end++;
    path += `M${x} ${y}h${end - x + 1}v1h-${end - x + 1}z`;
    x = end;
  }
  return path;
}
