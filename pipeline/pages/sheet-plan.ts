import { createHash } from "node:crypto";
import type { PageRecord, ProductPage } from "../../schema/generated/types.ts";
import { canonicalJson } from "../core/canonical-json.ts";
import type { ShownStatus } from "../exports/edition.ts";
import { weakestStatus } from "../exports/edition.ts";
import type { ExportedFile } from "../exports/make-exports.ts";

/** A datasheet as it will be listed, its bytes not known yet. */
export interface SheetPlan {
  readonly record: ProductPage;
  readonly file: Omit<ExportedFile, "bytes" | "sha256" | "text">;
  /** Day that the file says it was made: the sheet's, the page's, or none that means anything. */
  readonly date: string;
}

/**
 * The products that publish a value. A value that may change makes the whole sheet a preliminary file, which
 * its name shows.
 */
export function planSheets(records: readonly PageRecord[]): SheetPlan[] {
  return records.flatMap((record) => (record.type === "product" ? (planSheet(record) ?? []) : []));
}

/** The address of the datasheet of a product; undefined where the product publishes no value. */
export function sheetPathname(record: ProductPage): string | undefined {
  const status = statusOf(record);
  return status === undefined ? undefined : pathnameOf(record, status);
}

function statusOf({ sections }: ProductPage): ShownStatus | undefined {
  const rows = sections.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
  return weakestStatus(rows.map(({ status }) => status));
}

function pathnameOf({ id }: ProductPage, status: ShownStatus): string {
  return `/exports/product/${id}${status === "preliminary" ? ".preliminary.pdf" : ".pdf"}`;
}

function planSheet(record: ProductPage): SheetPlan | undefined {
  const status = statusOf(record);
  if (status === undefined) return undefined;
  return {
    record,
    date: record.sheetDate ?? record.updated ?? "1970-01-01",
    file: {
      pathname: pathnameOf(record, status),
      type: "product",
      record: record.id,
      recordTitle: record.title,
      format: "pdf",
      title: "Datasheet (PDF)",
      edition: status === "preliminary" ? "preliminary" : "final",
      holdsFor: undefined,
      revision: record.sheetRevision ?? record.revision,
      status,
      content: createHash("sha256").update(canonicalJson(record)).digest("hex"),
    },
  };
}
