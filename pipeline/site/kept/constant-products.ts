import { routeTemplates } from "../../compile/compile-site.ts";
import type { CompileContext } from "../../compile/context.ts";
import { type PageFacts, recordOf } from "../../emit/page-facts.ts";
import { isOfType, type Source } from "../../resolve/source.ts";

/**
 * Addresses of products whose pages stay as they are where these datasheets have other numbers: neither do they name a
 * value of one or embed it, nor have they a card of one. No address where a record without a page of its own names one,
 * such as a notice or a connector: what that says stands on pages of products. Of other pages a product shows no more than
 * title and description, and where these change the site is made whole.
 */
export function constantProducts(
  former: readonly PageFacts[],
  changed: ReadonlySet<string>,
  context: CompileContext,
): Set<string> {
  const { index } = context;
  const sources = [...index.sources.values()];
  const ids = sources.flatMap((source) =>
    isOfType(source, "product") && changed.has(source.path) ? [source.data.id] : [],
  );
  const isPart = ({ type }: Source): boolean => type !== "doc" && routeTemplates[type] === undefined;
  if (sources.some((source) => isPart(source) && showsValue(source, ids))) return new Set();
  const links = former.flatMap(({ source, pathname }) =>
    changed.has(source) ? linksTo(context.href(pathname)) : [],
  );
  const constant = former.filter((page) => {
    const source = index.sources.get(page.source);
    if (page.type !== "product" || source === undefined || changed.has(source.path)) return false;
    const record = JSON.stringify(recordOf(page));
    return !showsValue(source, ids) && !links.some((link) => record.includes(link));
  });
  return new Set(constant.map(({ pathname }) => pathname));
}

/** How links of cards to a page, or to a place of it, begin in the JSON of a record. */
function linksTo(href: string): string[] {
  const link = JSON.stringify({ href }).slice(1, -2);
  return ['"', "#", "?"].map((end) => link + end);
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
