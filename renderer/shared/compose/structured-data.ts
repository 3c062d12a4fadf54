import type {
  Organization,
  PageRecord,
  ProductPage,
  SiteShell,
  SpecRow,
} from "../../../schema/generated/types.ts";
import { displayText } from "./display-text.ts";
import { pathnameToHref } from "./href.ts";
import { isDescribed } from "./is-described.ts";
import { wholeAddress } from "./whole-address.ts";

/** An object of https://schema.org, without its context. */
type Thing = Readonly<Record<string, unknown>>;

/** The structured data of a page for search engines and other programs; only statements that are also on the page. */
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
 * A product with its confirmed and measured values, and no others. Maximum ratings are omitted: a program that reads
 * one beside the supply voltage would take it for a value in use.
 */
function product(record: ProductPage, shell: SiteShell): Thing {
  const stated = record.sections.flatMap(({ groups }) =>
    groups.flatMap(({ rows, cond }) =>
      rows
        .filter(
          ({ status, section }) =>
            (status === "confirmed" || status === "measured") && section !== "absmax" && section !== "esd",
        )
        .map((row) => propertyValue(row, cond)),
    ),
  );
  const image = record.photograph ?? record.images?.[0];
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
    ...(stated.length === 0 ? {} : { additionalProperty: stated }),
  };
}

function propertyValue(row: SpecRow, cond: string | undefined): Thing {
  const { name, param, unit, unece } = row;
  const figures = figuresOf(row);
  const description = scopeOf(row, cond);
  return {
    "@type": "PropertyValue",
    name,
    propertyID: param,
    ...(figures ?? { value: displayText(row) }),
    ...(figures === undefined || unit === undefined ? {} : { unitText: unit }),
    ...(figures === undefined || unece === undefined ? {} : { unitCode: unece }),
    ...(description === "" ? {} : { description }),
  };
}

/** The numbers of a value; undefined where it has none, or where a bare number would say more than "about 250 mA". */
function figuresOf(row: SpecRow): Thing | undefined {
  const { min, nom, typ, max, tolerance, approximate, low, high, unit } = row;
  if (approximate === true) return undefined;
  // A count has no unit, and both its ends are the count.
  if (unit === undefined) return low !== undefined && low === high ? { value: low } : undefined;
  const value = (nom ?? typ)?.value;
  const reach = (side: 1 | -1): number | undefined =>
    value === undefined || tolerance === undefined
      ? undefined
      : Number((value + side * tolerance.value).toPrecision(12));
  const figures = { value, minValue: min?.value ?? reach(-1), maxValue: max?.value ?? reach(1) };
  const stated = Object.entries(figures).filter(([, figure]) => figure !== undefined);
  return stated.length === 0 ? undefined : Object.fromEntries(stated);
}

/** The limits of a value: its condition, variant and hardware; empty if it holds for all. */
function scopeOf(row: SpecRow, cond: string | undefined): string {
  const { variant, since, until } = row;
  return [
    row.cond ?? cond,
    variant && `Variant ${variant}`,
    since && `Since hardware ${since}`,
    until && `Until hardware ${until}`,
  ]
    .filter((words) => words !== undefined && words !== "")
    .join("; ");
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
