import type { DatasheetBlock, SpecRow, SpecSection } from "../../../schema/generated/types.ts";
import { hasUnknownParameter } from "../../model/resolve/unknown-parameters.ts";
import { specSections } from "../../model/values/spec-rows.ts";
import type { CompileContext } from "../context.ts";
import type { EmbedProblem, RecordRequest } from "./embed.ts";

/** Parametric tables of a product: the rows for which `isWanted` is true; maybe none. */
export function datasheetBlock(
  { record, host, claimAnchor }: RecordRequest<"product">,
  context: CompileContext,
  isWanted: (row: SpecRow) => boolean,
): DatasheetBlock | EmbedProblem {
  const { id } = record.data;
  const pathname = context.index.pages.ofSource(record);
  const product = pathname === undefined ? undefined : context.card(pathname);
  if (product === undefined) {
    return {
      attribute: "ref",
      message: `The product "${id}" has no page.`,
      hint: "Publish it, or take the embed out.",
    };
  }
  if (hasUnknownParameter(record, context.index)) context.incomplete.add(context.page ?? "");
  const { figures: _, ...card } = product;
  const claimFree = (anchor: string): string => {
    for (let n = 1; ; n++) {
      const name = n === 1 ? anchor : n === 2 ? `${id}-${anchor}` : `${id}-${anchor}-${n - 1}`;
      const claimed = claimAnchor(name);
      if (claimed !== undefined) return claimed;
    }
  };
  const sections = specSections(record, context.index, (pointer) => context.inline(record, pointer)).flatMap(
    (section): SpecSection[] => {
      const groups = section.groups.flatMap((group) => {
        const rows = group.rows.filter(isWanted);
        return rows.length === 0 ? [] : [{ ...group, rows }];
      });
      if (groups.length === 0) return [];
      return [
        {
          ...section,
          id: claimFree(section.id),
          groups: groups.map((group) => ({
            ...group,
            rows: group.rows.map((row) => {
              context.noteValue(`product.${id}.${row.param}`, host);
              return { ...row, anchor: claimFree(row.anchor) };
            }),
          })),
        },
      ];
    },
  );
  return { kind: "datasheet", product: card, sections };
}
