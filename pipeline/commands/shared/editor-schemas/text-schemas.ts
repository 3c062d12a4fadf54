import { anyType, type SiteIndex } from "../../../model/resolve/site-index.ts";
import { glossaryOf } from "../../../pages/html/glossary-terms.ts";
import type { KnownId } from "../site-ids.ts";
import { enumOf } from "./enum-of.ts";
import { statedValues, valueReferences } from "./value-references.ts";

/**
 * Files that the schemas of texts and links name: each list is in one of them, however many texts there may
 * be.
 */
export const textSchema = "texts.schema.json";
export const linkSchema = "links.schema.json";

/** A longer pattern is left out: each text is held against it while a person types. `check` tells the same of any number. */
const LONGEST_PATTERN = 200_000;

/**
 * The targets of references in a text, whole references for texts that consist of one, and the targets of
 * links. A language server puts a completion in place of a whole value, never into a sentence:
 * `write-snippets.ts` serves those.
 */
export function textSchemas(index: SiteIndex): Map<string, object> {
  const terms = termsOf(index);
  const pages = [...index.pages.all()].map(({ pathname, title }) => ({ id: pathname, words: title }));
  const values = valueReferences(index).map(({ path, words }) => ({ id: `{{ ${path} }}`, words }));
  const unknownTerm = termPattern(terms);
  const noTerm = "The glossary has no such term.";
  return new Map([
    [
      textSchema,
      {
        ...suggested(values),
        ...allOf([
          ...refused(
            // Text after a backquote may be code, which may hold a text that looks like a reference.
            [`[^\`]*${unknownValue(index)}`],
            "No product states a value of this name. Write {{ product.ID.PARAMETER }}.",
          ),
          ...refused(
            unknownTerm.map((term) => `[^\`]*\\]\\(${term}\\)`),
            noTerm,
          ),
        ]),
      },
    ],
    [linkSchema, { ...suggested([...pages, ...terms]), ...allOf(refused(unknownTerm, noTerm)) }],
  ]);
}

/** The entries of the glossary by their addresses, such as /glossary#term-can. */
export function termsOf(index: SiteIndex): readonly (KnownId & { readonly term: string })[] {
  return glossaryOf(index, (pathname) => pathname).terms.map(({ href, term, definition }) => ({
    id: href,
    term,
    words: `${term}: ${definition}`,
  }));
}

/** Offers a list and refuses nothing. The type makes a language server write quotes, without which braces are a map. */
function suggested(ids: readonly KnownId[]): object {
  return ids.length === 0 ? {} : { anyOf: [{ type: "string", ...enumOf(ids) }, {}] };
}

/** JSON Schema allows no empty list here. */
function allOf(parts: readonly object[]): object {
  return parts.length === 0 ? {} : { allOf: parts };
}

function refused(patterns: readonly string[], patternErrorMessage: string): object[] {
  return patterns
    .filter(({ length }) => length <= LONGEST_PATTERN)
    .map((pattern) => ({ pattern: `^(?!${pattern})`, patternErrorMessage }));
}

/** Matches a reference to a value that no product states. For a file with a mistake any value may exist. */
function unknownValue(index: SiteIndex): string {
  const stated = statedValues(index).map(({ id, params }) => `${id}\\.(?:${params.join("|")})`);
  const faulty = ["product", anyType].flatMap((type) => [...(index.faulty.get(type) ?? [])]);
  const known = [...stated, ...faulty.map((id) => `${id}\\.[A-Za-z0-9_-]+`)];
  return `\\{\\{\\s*product\\.(?!(?:${known.join("|")})\\s*(?:[@|]|\\}\\}))`;
}

/** Matches the address of a term that the glossary lacks; nothing where the site has no glossary. */
function termPattern([first, ...others]: readonly KnownId[]): string[] {
  if (first === undefined) return [];
  const head = /^.*#term-/.exec(first.id)?.[0] ?? "";
  const ids = [first, ...others].map(({ id }) => id.slice(head.length));
  return [`${head.replaceAll(".", "\\.")}(?!(?:${ids.join("|")})(?![A-Za-z0-9_-]))[A-Za-z0-9_-]*`];
}
