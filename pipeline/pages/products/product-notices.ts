import type { ProductPage } from "../../../schema/generated/types.ts";
import { defined } from "../../core/defined.ts";
import { compareStrings } from "../../core/diagnostics.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";

type ProductNotice = NonNullable<ProductPage["notices"]>[number];

/** Id of a notice on the page of its product: an address that can be cited for ever. */
function noticeAnchor(id: string): string {
  return `notice-${id}`;
}

/** The published notices, the newest first; those of one day by their id. */
function publishedNotices(index: SiteIndex): SourceOf<"notice">[] {
  return [...recordsOf(index, "notice")].sort(
    ({ data: a }, { data: b }) => compareStrings(b.date, a.date) || compareStrings(a.id, b.id),
  );
}

/** The notices of one product. */
export function noticesOf(product: string, context: CompileContext): ProductNotice[] {
  return publishedNotices(context.index).flatMap((source) => {
    const { id, kind, title, date, updated, hardware, variant, fixedIn, product: owner } = source.data;
    if (owner !== product) return [];
    const workaround = context.inline(source, "/workaround");
    return [
      {
        anchor: noticeAnchor(id),
        kind,
        title,
        date,
        html: context.inline(source, "/effect") ?? "",
        ...defined({ updated, hardware, variant, workaround, fixedIn }),
      },
    ];
  });
}
