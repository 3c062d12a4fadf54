import { suggestNearest } from "../../core/text/nearest.ts";
import { familyOf } from "../../model/resolve/routes.ts";
import { isFaulty } from "../../model/resolve/site-index.ts";
import { withheldProblem, withheldRecord } from "../../model/resolve/withheld-record.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import {
  comparisonOf,
  hasComparedRow,
  hasValues,
  mostCompared,
  sharedComparisonOf,
} from "../products/compared-products.ts";
import { membersOf } from "../products/family-members.ts";
import type { PlainEmbed } from "./embed.ts";

/**
 * Up to five products side by side, rows as in their datasheets. A reader can put products of the same lines in their
 * place. With `rows="shared"` it has the rows alone that all of these products publish.
 */
export const comparison: PlainEmbed = {
  required: ["products"],
  optional: ["rows"],
  compile({ attributes, host }, context) {
    const ids = (attributes.products ?? "").split(/[\s,]+/).filter((id) => id !== "");
    const known = context.index.records.get("product") ?? new Map<string, SourceOf<"product">>();
    const unknown = ids.find((id) => !known.has(id));
    if (unknown !== undefined) {
      if (isFaulty(context.index, "product", unknown)) return undefined;
      const withheld = withheldRecord(["product"], unknown, context.index);
      if (withheld !== undefined) return { attribute: "products", ...withheldProblem("product", withheld) };
      return {
        attribute: "products",
        message: `There is no product "${unknown}".`,
        hint: suggestNearest(unknown, known.keys(), "Add the product, or correct its id."),
      };
    }
    if (ids.length < 2 || ids.length > mostCompared) {
      return {
        attribute: "products",
        message: `A comparison shows 2 to ${mostCompared} products, not ${ids.length}.`,
        hint: "Name their ids with a space between.",
      };
    }
    const { rows } = attributes;
    if (rows !== undefined && rows !== "shared") {
      return {
        attribute: "rows",
        message: `A comparison cannot show the rows "${rows}".`,
        hint: 'Write rows="shared" for the rows that all of the products publish, or leave it out for all rows.',
      };
    }
    const products = ids.flatMap((id) => known.get(id) ?? []);
    if (rows === "shared") {
      const shared = sharedComparisonOf(products, host, context);
      if (hasComparedRow(shared)) return shared;
      return {
        attribute: "rows",
        message: "These products publish no parameter that all of them have.",
        hint: "Take the embed out, or leave rows out for the rows that two of them have.",
      };
    }
    const lines = new Set(products.map(familyOf));
    const members = [...lines].flatMap((line) => membersOf(line, context));
    const others = members.filter((product) => hasValues(product, context));
    const block = comparisonOf(products, [...new Set([...products, ...others])], host, context);
    if (hasComparedRow(block)) return block;
    return {
      attribute: "products",
      message: "No two of these products publish a value of the same parameter.",
      hint: "State their values with status, or take the embed out.",
    };
  },
};
