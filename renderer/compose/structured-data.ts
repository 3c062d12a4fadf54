import type {
  Organization,
  PageRecord,
  ProductPage,
  SiteShell,
  SpecRow,
} from "../../schema/generated/types.ts";
import { displayText } from "./display-text.ts";
import { pathnameToHref } from "./href.ts";
import { isDescribed } from "./is-described.ts";
import { wholeAddress } from "./whole-address.ts";

/** An object of https://schema.org, without its context. */
type Thing = Readonly<Record<string, unknown>>;

/** What search engines and machines are told about a page; nothing that the page itself does not say. */
export function structuredData(record: PageRecord, shell: SiteShell): Thing[] {
  if (record.type === "not-found") return [];
  const things: Thing[] = [];
  if (record.breadcrumbs.length > 1) things.push(breadcrumbList(record, shell));
  if (record.type === "doc") things.push(article(record, shell));
  if (record.type === "product" && isDescribed(record)) things.push(product(record, shell));
  if (record.pathname === "/" && shell.organization !== undefined)
    things.push(organization(shell.organization, shell));
  return things;
}

function addressOf(record: PageRecord, shell: SiteShell): string {
  return wholeAddress(pathnameToHref(record.pathname, shell.base), shell);
}

function breadcrumbList(record: PageRecord, shell: SiteShell): Thing {
  const last = record.breadcrumbs.length - 1;
  return {
    "@type": "BreadcrumbList",
    itemListElement: record.breadcrumbs.map((crumb, index) => {
      const own = index === last ? pathnameToHref(record.pathname, shell.base) : undefined;
      const href = crumb.href ?? own;
      const item = href === undefined ? {} : { item: wholeAddress(href, shell) };
      return { "@type": "ListItem", position: index + 1, name: crumb.title, ...item };
    }),
  };
}

function article(record: PageRecord, shell: SiteShell): Thing {
  return {
    "@type": "TechArticle",
    headline: record.title,
    description: record.description,
    url: addressOf(record, shell),
    inLanguage: shell.lang,
    ...(record.updated === undefined ? {} : { dateModified: record.updated }),
  };
}

/**
 * A product with the values that somebody stands for, confirmed and measured ones, and no others. What it survives is no
 * property that it has in use: a machine that reads a maximum rating beside the supply voltage would take it for one.
 */
function product(record: ProductPage, shell: SiteShell): Thing {
  const rows = record.sections.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
  const stated = rows.filter(
    ({ status, section }) =>
      (status === "confirmed" || status === "measured") && section !== "absmax" && section !== "esd",
  );
  const [image] = record.images ?? [];
  return {
    "@type": "Product",
    name: record.title,
    description: record.description,
    url: addressOf(record, shell),
    ...(record.partNumber === undefined ? {} : { mpn: record.partNumber }),
    ...(record.family === undefined ? {} : { category: record.family.title }),
    ...(image === undefined ? {} : { image: wholeAddress(image.href, shell) }),
    ...(shell.organization === undefined
      ? {}
      : { brand: { "@type": "Organization", name: shell.organization.name } }),
    ...(stated.length === 0 ? {} : { additionalProperty: stated.map(propertyValue) }),
  };
}

function propertyValue(row: SpecRow): Thing {
  const { name, param, min, nom, typ, max, unit, display, approximate } = row;
  // A figure would be read as exact: "about" has no property of its own, so it is told as it is shown.
  if (approximate === true)
    return { "@type": "PropertyValue", name, propertyID: param, value: displayText(row) };
  const value = nom ?? typ;
  const figures = {
    ...(value === undefined ? {} : { value: value.value }),
    ...(min === undefined ? {} : { minValue: min.value }),
    ...(max === undefined ? {} : { maxValue: max.value }),
  };
  return {
    "@type": "PropertyValue",
    name,
    propertyID: param,
    ...(Object.keys(figures).length === 0 ? { value: display } : figures),
    ...(unit === undefined ? {} : { unitText: unit }),
  };
}

function organization(known: Organization, shell: SiteShell): Thing {
  const { name, legalName, email, telephone, address, profiles } = known;
  return {
    "@type": "Organization",
    name,
    ...(legalName === undefined ? {} : { legalName }),
    url: wholeAddress(shell.base, shell),
    ...(shell.logo === undefined ? {} : { logo: wholeAddress(shell.logo.href, shell) }),
    ...(email === undefined ? {} : { email }),
    ...(telephone === undefined ? {} : { telephone }),
    ...(address === undefined ? {} : { address: address.join(", ") }),
    ...(profiles === undefined ? {} : { sameAs: profiles.map(({ href }) => href) }),
  };
}
