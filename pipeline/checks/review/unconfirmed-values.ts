import type { Status } from "../../../schema/generated/types.ts";
import { compareStrings } from "../../core/diagnostics.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { sourcesOf } from "../../model/resolve/sources-of.ts";
import { positionOf } from "../../sources/parse/source.ts";
import { valuesOf } from "../rules/products.ts";
import { needsSource } from "../rules/status-source.ts";

/** A value that is neither confirmed, stated nor measured. */
export interface UnconfirmedValue {
  readonly param: string;
  readonly section: string;
  readonly status: Extract<Status, "calculated" | "preliminary" | "unverified">;
  /** 1-based line of the row. */
  readonly line: number | undefined;
}

/** The unconfirmed values of one product. */
export interface ProductReport {
  readonly product: string;
  readonly title: string;
  /** Path relative to the data folder. */
  readonly file: string;
  readonly owner: string | undefined;
  /** Whole days since the product was last updated; undefined where it does not say when. */
  readonly ageDays: number | undefined;
  readonly values: readonly UnconfirmedValue[];
}

const DAY_MS = 86_400_000;

/** Products with unconfirmed values, the oldest first; drafts are among them, withdrawn values are not. */
export function unconfirmedValues(index: SiteIndex, today: string): ProductReport[] {
  return sourcesOf(index, "product")
    .map((source): ProductReport => {
      const { id, title, owner, updated } = source.data;
      const values = valuesOf(source, index).flatMap(({ value, section, pointer }) => {
        const status = value.status ?? "unverified";
        if (needsSource(status) || status === "withdrawn") return [];
        return [{ param: value.param, section, status, line: positionOf(source, pointer)?.line }];
      });
      return { product: id, title, file: source.path, owner, ageDays: daysBetween(updated, today), values };
    })
    .filter(({ values }) => values.length > 0)
    .sort((a, b) => (b.ageDays ?? -1) - (a.ageDays ?? -1) || compareStrings(a.product, b.product));
}

function daysBetween(from: string | undefined, to: string): number | undefined {
  return from === undefined
    ? undefined
    : Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS));
}
