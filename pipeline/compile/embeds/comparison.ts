import { isFaulty } from "../../resolve/site-index.ts";
import type { Source } from "../../resolve/source.ts";
import { nearest } from "../../text/nearest.ts";
import type { CompileContext } from "../context.ts";
import { datasheetSections, specSections } from "../spec-rows.ts";
import type { Embed } from "./embed.ts";

/** Up to five products side by side, rows as in their datasheets; nothing published is an empty cell. */
export const comparison: Embed = {
  required: ["products"],
  compile({ attributes, host }, context) {
    const ids = (attributes.products ?? "").split(/[\s,]+/).filter((id) => id !== "");
    const known = context.index.records.get("product") ?? new Map<string, Source>();
    const unknown = ids.find((id) => !known.has(id));
    if (unknown !== undefined) {
      if (isFaulty(context.index, "product", unknown)) return undefined;
      const near = nearest(unknown, known.keys());
      return {
        attribute: "products",
        message: `There is no product "${unknown}".`,
        hint: near.length > 0 ? `Did you mean ${near.join(" or ")}?` : "Add the product, or correct its id.",
      };
    }
    if (ids.length < 2 || ids.length > 5) {
      return {
        attribute: "products",
        message: `A comparison shows 2 to 5 products, not ${ids.length}.`,
        hint: "Name their ids with a space between.",
      };
    }
    const products = ids.flatMap((id) => known.get(id) ?? []);
    return {
      kind: "comparison",
      products: context.recordCards("product", ids).map(({ figures: _, ...card }) => card),
      sections: compareProducts(products, context, host),
    };
  },
};

function compareProducts(products: readonly Source[], context: CompileContext, host: Source) {
  const tables = products.map((product) => specSections(product, context.index, () => undefined));
  return datasheetSections.flatMap(([id, title]) => {
    const rows = new Map<string, { name: string; cells: string[] }>();
    tables.forEach((sections, column) => {
      const groups = sections.find((section) => section.id === `spec-${id}`)?.groups ?? [];
      for (const row of groups.flatMap((group) => group.rows)) {
        const found = rows.get(row.param) ?? { name: row.name, cells: products.map(() => "") };
        found.cells[column] = row.display;
        rows.set(row.param, found);
        if (row.status !== "on-request")
          context.noteValue(`product.${String(products[column]?.data.id)}.${row.param}`, host);
      }
    });
    const list = [...rows.values()].map((row) => ({ ...row, differs: new Set(row.cells).size > 1 }));
    return list.length === 0 ? [] : [{ id, title, rows: list }];
  });
}
