import type { ReactNode } from "react";
import type { Lifecycle, ProductPage } from "../../../schema/generated/types.ts";
import { Link } from "../../components/link/link.tsx";
import { Notice } from "../../components/notice/notice.tsx";
import { Stamp } from "../../components/stamp/stamp.tsx";
import { isDescribed } from "../../shared/compose/is-described.ts";

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

/** States of a product that is on its way out, in words; the others need no warning. */
const endings: Readonly<Partial<Record<Lifecycle, string>>> = {
  nrnd: "Not recommended for new designs. It is still delivered.",
  "last-time-buy": "Orders are taken for a last time.",
  eol: "The product is at its end of life.",
  obsolete: "The product is no longer made.",
};

/** The warning about a product that is being discontinued: its dates and its replacement. */
function LifecycleNotice({ record }: { readonly record: ProductPage }): ReactNode {
  const { lifecycle, lifecycleDates = {}, replacement, noReplacement } = record;
  const ending = endings[lifecycle];
  if (ending === undefined && replacement === undefined) return null;
  const { since, lastOrder, lastDelivery } = lifecycleDates;
  const days = [
    since === undefined ? undefined : `since ${since}`,
    lastOrder === undefined ? undefined : `last orders ${lastOrder}`,
    lastDelivery === undefined ? undefined : `last deliveries ${lastDelivery}`,
  ].filter((day) => day !== undefined);
  return (
    <Notice kind="warning" title={replacement === undefined ? "Lifecycle" : "Replaced"}>
      {ending !== undefined && (
        <p>
          {ending}
          {days.length > 0 && ` Days: ${days.join(", ")}.`}
        </p>
      )}
      {replacement !== undefined && (
        <p>
          Use <Link href={replacement.href}>{replacement.title}</Link> for new work.
        </p>
      )}
      {replacement === undefined && noReplacement !== undefined && <p>No replacement: {noReplacement}</p>}
    </Notice>
  );
}
