import { escapeAttribute } from "../../../renderer/shared/compose/escape.ts";
import type { Table } from "../../../schema/generated/types.ts";
import type { CompileContext } from "../context.ts";
import { formerIds } from "../embeds/overview-row.ts";
import { linkTo } from "../embeds/page-section.ts";
import { sparseTable } from "../embeds/sparse-table.ts";
import { rangeOf } from "./divide-set.ts";
import type { SetDivision } from "./set-division.ts";

const columns = [
  { id: "page", title: "Page" },
  { id: "contents", title: "Contents" },
  { id: "count", title: "Entries", numeric: true },
] as const;

type ClaimAnchor = (id: string) => string | undefined;

/** The pages of a set that has more messages or blocks than one page lists. */
export function pagesTable(
  title: string,
  { parts, listedIds }: SetDivision,
  { claimAnchor, context }: { readonly claimAnchor: ClaimAnchor; readonly context: CompileContext },
): Table {
  const rows = parts.map((part) => {
    const { anchor, marks } = formerIds(part.units.flatMap(listedIds), claimAnchor);
    return {
      anchor,
      cells: {
        page: `${linkTo(context.href(part.pathname), escapeAttribute(part.title))}${marks}`,
        contents: escapeAttribute(rangeOf(part.units)),
        count: String(part.units.length),
      },
    };
  });
  return sparseTable(`${title}: pages`, columns, rows);
}
