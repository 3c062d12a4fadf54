import { specSections } from "../spec-rows.ts";
import type { Embed } from "./embed.ts";

/** All parametric tables of a product, "on request" rows included. */
export const datasheet: Embed = {
  ref: "product",
  compile({ record, host, claimAnchor }, context) {
    if (record === undefined) throw new Error("An embed with ref is compiled with its record.");
    const id = String(record.data.id);
    const pathname = context.index.pages.ofSource(record);
    const product = pathname === undefined ? undefined : context.card(pathname);
    if (product === undefined) {
      return {
        attribute: "ref",
        message: `The product "${id}" has no page.`,
        hint: "Publish it, or take the embed out.",
      };
    }
    const { figures: _, ...card } = product;
    const claimFree = (anchor: string): string => {
      for (let n = 1; ; n++) {
        const name = n === 1 ? anchor : n === 2 ? `${id}-${anchor}` : `${id}-${anchor}-${n - 1}`;
        const claimed = claimAnchor(name);
        if (claimed !== undefined) return claimed;
      }
    };
    const sections = specSections(record, context.index, (pointer) => context.inline(record, pointer)).map(
      (section) => ({
        ...section,
        id: claimFree(section.id),
        groups: section.groups.map((group) => ({
          ...group,
          rows: group.rows.map((row) => {
            if (row.status !== "on-request") context.noteValue(`product.${id}.${row.param}`, host);
            return { ...row, anchor: claimFree(row.anchor) };
          }),
        })),
      }),
    );
    return { kind: "datasheet", product: card, sections };
  },
};
