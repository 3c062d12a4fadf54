import { familyOf } from "../../resolve/routes.ts";
import { isFaulty } from "../../resolve/site-index.ts";
import type { ValidSource } from "../../resolve/source.ts";
import { withheldProblem, withheldRecord } from "../../resolve/withheld-record.ts";
import { nearest } from "../../text/nearest.ts";
import { comparisonOf, mostCompared } from "../products/compared-products.ts";
import { membersOf } from "../products/family-members.ts";
import type { Embed } from "./embed.ts";

/** Up to five products side by side, rows as in their datasheets. A reader can put products of the same lines in their place. */
export const comparison: Embed = {
  required: ["products"],
  compile({ attributes, host }, context) {
    const ids = (attributes.products ?? "").split(/[\s,]+/).filter((id) => id !== "");
    const known = context.index.records.get("product") ?? new Map<string, ValidSource>();
    const unknown = ids.find((id) => !known.has(id));
    if (unknown !== undefined) {
      if (isFaulty(context.index, "product", unknown)) return undefined;
      const withheld = withheldRecord(["product"], unknown, context.index);
      if (withheld !== undefined) return { attribute: "products", ...withheldProblem("product", withheld) };
      const near = nearest(unknown, known.keys());
      return {
        attribute: "products",
        message: `There is no product "${unknown}".`,
        hint: near.length > 0 ? `Did you mean ${near.join(" or ")}?` : "Add the product, or correct its id.",
      };
    }
    if (ids.length < 2 || ids.length > mostCompared) {
      return {
        attribute: "products",
        message: `A comparison shows 2 to ${mostCompared} products, not ${ids.length}.`,
        hint: "Name their ids with a space between.",
      };
    }
    const products = ids.flatMap((id) => known.get(id) ?? []);
    const lines = new Set(products.map(familyOf));
    const others = [...lines].flatMap((line) => membersOf(line, context));
    const block = comparisonOf(products, [...new Set([...products, ...others])], host, context);
    if (block.columns.some(({ sections }) => sections.length > 0)) return block;
    return {
      attribute: "products",
      message: "None of these products publishes a value.",
      hint: "State their values with status, or take the embed out.",
    };
  },
};
