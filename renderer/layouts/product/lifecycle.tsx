import type { ReactNode } from "react";
import type { Lifecycle, ProductPage } from "../../../schema/generated/types.ts";
import { Link } from "../../components/link/link.tsx";
import { Notice } from "../../components/notice/notice.tsx";

/** States of a product that is on its way out, in words; the others need no warning. */
const endings: Readonly<Partial<Record<Lifecycle, string>>> = {
  nrnd: "Not recommended for new designs. It is still delivered.",
  "last-time-buy": "Orders are taken for a last time.",
  eol: "The product is at its end of life.",
  obsolete: "The product is no longer made.",
};

/** The warning about a product that is being discontinued: its dates and its replacement. */
export function LifecycleNotice({ record }: { readonly record: ProductPage }): ReactNode {
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
