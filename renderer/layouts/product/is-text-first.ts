import type { ProductPage } from "../../../schema/generated/types.ts";

/** Whether the text of a product stands before its tables: the table of contents says so by its first own heading. */
export function isTextFirst({ toc, sections }: Pick<ProductPage, "toc" | "sections">): boolean {
  const tables = new Set(sections.map(({ id }) => id));
  const first = toc.find(({ id }) => !id.startsWith("part-"));
  return first !== undefined && !tables.has(first.id);
}
