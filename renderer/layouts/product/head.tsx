import type { ReactNode } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { Notice } from "../../components/notice/notice.tsx";
import { Stamp } from "../../components/stamp/stamp.tsx";
import { isDescribed } from "../../shared/compose/is-described.ts";
import { LifecycleNotice } from "./lifecycle.tsx";

/** The kind of the page, or the product line if the product has few facts. */
export function productKind(record: ProductPage): string | undefined {
  return isDescribed(record) ? "Product" : record.family?.title;
}

/** The first sentence, where it says more than the title block does. */
export function productLead({ description, function: does }: ProductPage): string | undefined {
  return description === does ? undefined : description;
}

export function ProductStamps({ record }: { readonly record: ProductPage }): ReactNode {
  return (
    <>
      <Stamp what="Maturity" word={record.maturity} /> <Stamp what="Lifecycle" word={record.lifecycle} />
    </>
  );
}

/** The warnings that a reader must see before any value. */
export function ProductNotices({ record }: { readonly record: ProductPage }): ReactNode {
  return (
    <>
      <LifecycleNotice record={record} />
      {hasPreliminaryRatings(record) && (
        <Notice kind="warning" title="Preliminary ratings">
          <p>Absolute maximum ratings of this page may change. Keep a margin to them.</p>
        </Notice>
      )}
    </>
  );
}

/** A limit that may change deserves more than the word in its row. */
function hasPreliminaryRatings({ sections }: ProductPage): boolean {
  const ratings = sections.filter(({ id }) => id === "spec-absmax").flatMap(({ groups }) => groups);
  return ratings.some(({ rows }) => rows.some(({ status }) => status === "preliminary"));
}
