import type { LegalPage, LegalSource } from "../../../schema/generated/types.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";
import { storedDataBlock } from "../embeds/stored-data.ts";
import { requestStatements } from "./requests.ts";

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
