import { routeTemplates } from "../../../../pages/compile-site.ts";
import type { CompileContext } from "../../../../pages/context.ts";
import { type PageFacts, recordOf } from "../../../../pages/page-facts.ts";
import { addressesIn } from "../../../../pages/pages/orphan-pages.ts";
import { isOfType, type Source, type SourceOf } from "../../../../sources/parse/source.ts";

/**
 * Addresses of products whose pages stay as they are where these datasheets have other numbers: neither do they name a
 * value of one, embed it or embed another product that does, nor do they lead to one, as each card does. No address where a
 * record without a page of its own names one, such as a notice or a connector: what that says stands on pages of products.
 * Of other pages a product shows no more than title and description, and where these change the site is made whole.
 */
export function constantProducts(
  former: readonly PageFacts[],
  changed: ReadonlySet<string>,
  context: CompileContext,
): string[] {
  const sources = [...context.index.sources.values()];
  const products = sources.filter((source) => isOfType(source, "product"));
  const showing = showingProducts(products, changed);
  if (sources.some((source) => isPart(source) && showsValue(source, [...showing.values()]))) return [];
  const addresses = former.flatMap(({ source, pathname }) => (changed.has(source) ? [pathname] : []));
  const constant = former.filter((page) => {
    if (page.type !== "product" || showing.has(page.source)) return false;
    const linked = addressesIn(recordOf(page), context.base);
    return !addresses.some((pathname) => linked.has(pathname));
  });
  return constant.map(({ pathname }) => pathname);
}

/** Ids by paths, of the products that have changed and of those that show a value of one, be it by what they embed. */
function showingProducts(
  products: readonly SourceOf<"product">[],
  changed: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const isChanged = ({ path }: Source): boolean => changed.has(path);
  const showing = new Map(products.filter(isChanged).map(({ path, data }) => [path, data.id]));
  for (let known = 0; known < showing.size; ) {
    known = showing.size;
    const ids = [...showing.values()];
    for (const source of products) if (showsValue(source, ids)) showing.set(source.path, source.data.id);
  }
  return showing;
}

/** Whether what a file says stands on pages of others, if anywhere. */
function isPart({ type }: Source): boolean {
  return type !== "doc" && routeTemplates[type] === undefined;
}

/** Whether a source names a value of one of these products, in its texts or fields, or embeds one. */
function showsValue({ prose, fieldValues = [] }: Source, products: readonly string[]): boolean {
  const isOfOne = (path: string): boolean => products.some((id) => path.startsWith(`product.${id}.`));
  return (
    fieldValues.some(isOfOne) ||
    Object.values(prose).some(
      ({ values, embeds }) =>
        values.some(({ path }) => isOfOne(path)) ||
        embeds.some(({ attributes }) =>
          Object.values(attributes).some(({ value }) => products.some((id) => value.includes(id))),
        ),
    )
  );
}
