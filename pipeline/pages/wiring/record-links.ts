import { escapeAttribute } from "../../../renderer/shared/compose/escape.ts";
import type { LinkCard, ProductPage } from "../../../schema/generated/types.ts";
import { embeddingSources, embedsWhole } from "../../model/resolve/embedding-sources.ts";
import { productsOf } from "../../model/resolve/interface-records.ts";
import { type InterfaceType, isProtocolType } from "../../model/resolve/interface-types.ts";
import type { SourceOf, ValidSource } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";

type InterfaceLinks = NonNullable<ProductPage["interfaceLinks"]>[number];

/** Id of a connector, cable or protocol on the page of its product. */
export function interfaceAnchor({ type, data }: ValidSource): string {
  return `${isProtocolType(type) ? "protocol" : type}-${String(data.id)}`;
}

/** Links to the products that a record goes with, each to the place where it shows the record; the page itself is left out. */
export function productLinks(record: ValidSource, context: CompileContext): LinkCard[] {
  return productsOf(record, context.index).flatMap((product) => {
    const pathname = context.index.pages.ofSource(product);
    if (pathname === undefined || pathname === context.page) return [];
    const page = context.namedPage(pathname);
    const anchor = embedsWhole(product, record) ? "" : `#${interfaceAnchor(record)}`;
    return page === undefined ? [] : [{ title: page.title, href: `${context.href(pathname)}${anchor}` }];
  });
}

/** The other pages that show a record of the page; undefined if there are no others. */
export function interfaceLinks(record: ValidSource, context: CompileContext): InterfaceLinks | undefined {
  const docs = docLinks(record, context);
  const products = productLinks(record, context);
  const page = ownPage(record, context);
  if (docs.length + products.length === 0 && page === undefined) return undefined;
  return { anchor: interfaceAnchor(record), docs, products, ...(page === undefined ? {} : { page }) };
}

/** The page of a record itself, where the site gives such records addresses. */
function ownPage(record: ValidSource, context: CompileContext): LinkCard | undefined {
  const pathname = context.pathnameOf(record);
  const page = pathname === undefined ? undefined : context.namedPage(pathname);
  return pathname === undefined || page === undefined
    ? undefined
    : { title: page.title, href: context.href(pathname) };
}

/** Pages whose text shows the record, former versions of docs left out. */
export function docLinks(record: ValidSource, context: CompileContext): LinkCard[] {
  const { docs, docSets } = context.index;
  const latest = new Set(docSets.filter(({ latest }) => latest).map(({ name }) => name));
  return embeddingSources(record, context.index).flatMap((source) => {
    const doc = docs.get(source.path);
    const pathname = context.pathnameOf(source);
    if (pathname === undefined || pathname === context.page) return [];
    if (doc !== undefined && !latest.has(doc.set.name)) return [];
    const page = context.namedPage(pathname);
    return page === undefined ? [] : [{ title: page.title, href: context.href(pathname) }];
  });
}

/** The page of a record itself, seen from another one. */
export function otherPage(record: ValidSource, context: CompileContext): LinkCard | undefined {
  return context.pathnameOf(record) === context.page ? undefined : ownPage(record, context);
}

/** The title of a record as a link to where it is drawn: on this page, else on that of its first product, else on its own. */
export function recordTitle(record: SourceOf<InterfaceType>, context: CompileContext): string {
  const title = escapeAttribute(record.data.title);
  const products = productsOf(record, context.index);
  const here = products.find((product) => context.index.pages.ofSource(product) === context.page);
  const href =
    here !== undefined && !embedsWhole(here, record)
      ? `#${interfaceAnchor(record)}`
      : (productLinks(record, context)[0] ?? otherPage(record, context))?.href;
  return href === undefined ? title : `<a href="${escapeAttribute(href)}">${title}</a>`;
}
