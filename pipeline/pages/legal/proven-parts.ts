import type { LegalPage, LegalSource, SiteSource } from "../../../schema/generated/types.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";
import { storedDataBlock } from "../embeds/stored-data.ts";

type Part = NonNullable<LegalPage["proven"]>[number];
type Proven = NonNullable<LegalSource["proven"]>[number];

/**
 * The parts of a legal page that need no approval: facts that the program knows about the site, then
 * confirmed statements.
 */
export function provenParts(source: SourceOf<"legal">, context: CompileContext): Part[] {
  const { proven = [], facts = [] } = source.data;
  const known = proven.map((name) => ({ id: `part-${name}`, ...makers[name](context) }));
  const stated = facts.map(({ id, heading, statements }, f) => ({
    id,
    heading,
    body: [],
    statements: statements.map((statement, s) => {
      const html = context.inline(source, `/facts/${f}/statements/${s}/text`) ?? "";
      const [citation] = context.citations([statement.source]);
      return { html, ...(citation === undefined ? {} : { citation }) };
    }),
  }));
  return [...known, ...stated];
}

const makers: { readonly [P in Proven]: (context: CompileContext) => Omit<Part, "id"> } = {
  "stored-data": (context) => ({
    heading: "What your browser keeps",
    statements: [
      {
        html: "All of it stays on your device. The function of your browser that clears the data of a site deletes it, and the site works without it.",
      },
    ],
    body: [storedDataBlock(context)],
  }),
  requests: ({ index }) => ({
    heading: "What this site sends and collects",
    statements: requestStatements(index.config.source.analytics).map((html) => ({ html })),
    body: [],
  }),
};

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
