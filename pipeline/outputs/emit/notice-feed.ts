import { pathnameToHref } from "../../../renderer/shared/compose/href.ts";
import type { ProductPage, SiteShell } from "../../../schema/generated/types.ts";
import { compareStrings } from "../../core/diagnostics.ts";
import { xmlAttribute, xmlText } from "../../core/text/escape/xml.ts";
import { noticeFeedPath } from "../../pages/notice-feed-path.ts";

interface Entry {
  readonly product: ProductPage;
  readonly notice: NonNullable<ProductPage["notices"]>[number];
}

/**
 * Errata and notices of all products as an Atom feed (RFC 4287), the newest first. Its days come from the notices, so
 * the same data gives the same bytes. Undefined without notices, and where the site does not know its own address: the
 * ids of a feed must be whole addresses, and ids that change when the site moves would show every notice as new.
 */
export function noticeFeed(products: readonly ProductPage[], shell: SiteShell): string | undefined {
  const { url, title, base } = shell;
  const entries = products
    .flatMap((product) => (product.notices ?? []).map((notice): Entry => ({ product, notice })))
    .sort(
      (a, b) => compareStrings(lastDay(b), lastDay(a)) || compareStrings(a.notice.anchor, b.notice.anchor),
    );
  const [newest] = entries;
  if (url === undefined || newest === undefined) return undefined;
  const home = `${url}${base}`;
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element("title", `Errata and notices of ${title}`),
    element("id", `${home}${noticeFeedPath}`),
    element("updated", instant(lastDay(newest))),
    `<author>${element("name", shell.organization?.name ?? title)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${xmlAttribute(`${home}${noticeFeedPath}`)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlAttribute(home)}"/>`,
    ...entries.map((entry) => entryXml(entry, url, base)),
    "</feed>",
  ].join("\n")}\n`;
}

function entryXml({ product, notice }: Entry, url: string, base: string): string {
  const address = `${url}${pathnameToHref(product.pathname, base)}#${notice.anchor}`;
  const html = `<p>${notice.html}</p>${notice.workaround === undefined ? "" : `<p>${notice.workaround}</p>`}`;
  return [
    "<entry>",
    element("title", `${product.title}: ${notice.title}`),
    element("id", address),
    `<link rel="alternate" type="text/html" href="${xmlAttribute(address)}"/>`,
    element("published", instant(notice.date)),
    element("updated", instant(lastDay({ product, notice }))),
    `<category term="${notice.kind}"/>`,
    `<content type="html" xml:base="${xmlAttribute(address)}">${xmlText(html)}</content>`,
    "</entry>",
  ].join("\n");
}

function lastDay({ notice }: Entry): string {
  return notice.updated ?? notice.date;
}

/** A day of the data as the instant that Atom asks for. */
function instant(day: string): string {
  return `${day}T00:00:00Z`;
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}
