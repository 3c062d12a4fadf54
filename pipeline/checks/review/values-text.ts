import { largest } from "../../core/largest.ts";
import { countOf } from "../../core/text/phrase.ts";
import { escapeControls } from "../../core/text/visible-text.ts";
import type { ProductReport, UnconfirmedValue } from "./unconfirmed-values.ts";

/** The report for people: a block a product, a line a value, and a total. */
export function valuesText(products: readonly ProductReport[]): string {
  const total = products.reduce((sum, { values }) => sum + values.length, 0);
  if (total === 0) return "Every value is confirmed, stated or measured.\n";
  const blocks = products.map((product) => `${headOf(product)}\n${linesOf(product.values)}\n`);
  return `${blocks.join("\n")}\n${countOf(total, "unconfirmed value")} in ${countOf(products.length, "product")}.\n`;
}

/** The id comes first: a title at the start of a line could be a command to the system that runs this (`::error`). */
function headOf({ title, product, file, owner, ageDays }: ProductReport): string {
  const age = ageDays === undefined ? "age unknown" : countOf(ageDays, "day");
  const words = [`${product} (${title})`, file, age, ...(owner === undefined ? [] : [owner])];
  return escapeControls(words.join(", "));
}

function linesOf(values: readonly UnconfirmedValue[]): string {
  const width = largest(values.map(({ param }) => param.length));
  return values
    .map(({ param, section, status, line }) => {
      const position = line === undefined ? "" : `line ${line}`;
      return `  ${param.padEnd(width)}  ${status.padEnd("preliminary".length)}  ${section.padEnd("environmental".length)}  ${position}`.trimEnd();
    })
    .join("\n");
}
