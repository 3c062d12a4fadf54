import type { SiteSource } from "../../../schema/generated/types.ts";

type Analytics = SiteSource["analytics"];

/**
 * Statements about the requests of pages and about the data that they do not collect, a sentence each, as the
 * program works with the settings of the site.
 */
export function requestStatements(analytics: Analytics): string[] {
  return [
    "The site has no accounts: every page can be read without a name or a password.",
    "The text that you type into a field of a page is used in your browser only; without scripts the fields send nothing.",
    "The words of a search, and choices in a table of products, are in the address of the page. The host of this site receives that address when you load it again, open it from a bookmark, or load something else from that page.",
    countingStatement(analytics),
    "A link to another site loads nothing before you follow it.",
    "With each request the host of this site receives what every web server receives: the address of your device, the address that is asked for, and what your browser says of itself.",
  ];
}

function countingStatement(analytics: Analytics): string {
  const { measurementId, tagManagerId, consent, anonymiseIp } = analytics ?? {};
  if (measurementId === undefined && tagManagerId === undefined)
    return "The pages load no script of a service that counts visits.";
  const when = consent === true ? ", after you have allowed it" : "";
  const cut = anonymiseIp === true ? " The service is configured to cut the last part of your address." : "";
  return `Page views are counted with the hosts that the table names${when}.${cut}`;
}
