import type { ReactNode } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";
import type { LayoutContext } from "../../layouts/layout.ts";
import { pathnameToHref } from "../../shared/compose/href.ts";
import { wholeAddress } from "../../shared/compose/whole-address.ts";
import { stampText } from "../stamp/stamp.tsx";
import { QrCode } from "./qr-code.tsx";

interface SheetProps {
  readonly record: Pick<
    ProductPage,
    | "title"
    | "pathname"
    | "documentNumber"
    | "sheetRevision"
    | "sheetDate"
    | "revision"
    | "updated"
    | "maturity"
  >;
  readonly context: LayoutContext;
}

/** The line at the head of every printed page: what the sheet is, and which state of it. Screens do not show it. */
export function RunningHead({ record, context }: SheetProps): ReactNode {
  return (
    <p className="print-head" aria-hidden="true">
      <span>
        <b>{record.title}</b> {context.title}
      </span>
      <span>{stateOfSheet(record)}</span>
    </p>
  );
}

/** Number, revision, day and maturity of a sheet, as far as they are stated: "D-17 · Revision B · 2025-02-03". */
export function stateOfSheet(record: SheetProps["record"]): string {
  const { documentNumber, sheetRevision, sheetDate, revision, updated, maturity } = record;
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
  const address = wholeAddress(pathnameToHref(record.pathname, context.base), { url: context.url });
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
