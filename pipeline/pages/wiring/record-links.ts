import { escapeAttribute } from "../../../renderer/compose/escape.ts";
import type { LinkCard, ProductPage } from "../../../schema/generated/types.ts";
import { embeddingSources, embedsWhole } from "../../model/resolve/embedding-sources.ts";
import { type InterfaceType, productsOf, protocolTypes } from "../../model/resolve/interface-records.ts";
import type { SourceOf, ValidSource } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";

type InterfaceLinks = NonNullable<ProductPage["interfaceLinks"]>[number];

/** Id of a connector, cable or protocol on the page of its product. */
export function interfaceAnchor({ type, data }: ValidSource): string {
  const isProtocol = (protocolTypes as readonly string[]).includes(type);
  return `${isProtocol ? "protocol" : type}-${String(data.id)}`;
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

/** Where else a record of the page is shown; undefined where it is nowhere. */
export function interfaceLinks(record: ValidSource, context: CompileContext): InterfaceLinks | undefined {
  const docs = docLinks(record, context);
  const products = productLinks(record, context);
  if (docs.length + products.length === 0) return undefined;
  return { anchor: interfaceAnchor(record), docs, products };
}

/** Pages whose text shows the record, former versions of docs left out. */
function docLinks(record: ValidSource, context: CompileContext): LinkCard[] {
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

/** The title of a record as a link to where it is drawn: on this page, else on that of its first product. */
export function recordTitle(record: SourceOf<InterfaceType>, context: CompileContext): string {
  const title = escapeAttribute(record.data.title);
  const products = productsOf(record, context.index);
  const here = products.find((product) => context.index.pages.ofSource(product) === context.page);
  const href =
    here !== undefined && !embedsWhole(here, record)
      ? `#${interfaceAnchor(record)}`
      : productLinks(record, context)[0]?.href;
  return href === undefined ? title : `<a href="${escapeAttribute(href)}">${title}</a>`;
}
