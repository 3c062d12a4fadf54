import { escapeAttribute } from "../../../renderer/shared/compose/escape.ts";
import { hashOf } from "../../core/hash.ts";
import { escapeRegExp } from "../../core/text/escape/reg-exp.ts";

/** An entry of a glossary. */
interface Term {
  readonly id: string;
  readonly term: string;
  /** Other spellings. */
  readonly also?: readonly string[];
  /** As plain text. */
  readonly definition: string;
  /** Address of the entry. */
  readonly href: string;
}

export interface Glossary {
  readonly terms: readonly Term[];
  /** Names such as those of products: inside one of them a term is part of the name and not linked. */
  readonly names: readonly string[];
}

/** Elements inside which a word is no running text, or already leads somewhere. */
const closed = new Set([
  "a",
  "abbr",
  "button",
  "caption",
  "code",
  "data",
  "dfn",
  "figcaption",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "kbd",
  "math",
  "mark",
  "pre",
  "script",
  "style",
  "summary",
  "svg",
  "th",
]);
const tag = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)([^>]*)>|<!--[\s\S]*?-->/g;

/**
 * Links the terms of a glossary where a page uses them first. The link leads to the glossary and carries the
 * definition, which styles show as a pop-up; nothing of it needs scripts.
 */
export class TermLinks {
  readonly #bySpelling = new Map<string, Term>();
  readonly #pattern: RegExp | undefined;
  /** Names all that decides about the links. */
  readonly key: string;

  constructor({ terms, names }: Glossary) {
    for (const term of terms) {
      for (const spelling of [term.term, ...(term.also ?? [])]) {
        this.#bySpelling.set(escapeAttribute(spelling), term);
        if (isWord(spelling)) this.#bySpelling.set(escapeAttribute(lowerFirst(spelling)), term);
      }
    }
    this.key = hashOf(
      JSON.stringify(this.#bySpelling.size === 0 ? [] : names),
      ...terms.map((term) => JSON.stringify(term)),
    );
    if (this.#bySpelling.size === 0) return;
    const protectedNames = names.map(escapeAttribute).filter((name) => !this.#bySpelling.has(name));
    const spellings = [...this.#bySpelling.keys(), ...protectedNames].sort(
      (a, b) => b.length - a.length || (a < b ? -1 : 1),
    );
    const words = spellings.map(escapeRegExp).join("|");
    this.#pattern = new RegExp(`(?<![\\p{L}\\p{N}_&-])(?:${words})(?![\\p{L}\\p{N}_-])`, "gu");
  }

  /** Links terms in a piece of HTML; `used` holds the ids that the page has linked before. */
  link(html: string, used: Set<string>): string {
    if (this.#pattern === undefined) return html;
    let result = "";
    let at = 0;
    let depth = 0;
    for (const match of html.matchAll(tag)) {
      result += this.#text(html.slice(at, match.index), depth, used) + match[0];
      at = match.index + match[0].length;
      const [, slash, name = "", rest = ""] = match;
      if (!closed.has(name.toLowerCase()) || rest.endsWith("/")) continue;
      depth = Math.max(0, depth + (slash === "/" ? -1 : 1));
    }
    return result + this.#text(html.slice(at), depth, used);
  }

  #text(text: string, depth: number, used: Set<string>): string {
    if (depth > 0 || text === "" || this.#pattern === undefined) return text;
    return text.replace(this.#pattern, (spelling) => {
      const term = this.#bySpelling.get(spelling);
      if (term === undefined || used.has(term.id)) return spelling;
      used.add(term.id);
      const definition = escapeAttribute(term.definition);
      return `<a class="term" href="${escapeAttribute(term.href)}" data-definition="${definition}">${spelling}</a>`;
    });
  }
}

/** A common word may begin with a small letter inside a sentence; an abbreviation may not. */
function isWord(spelling: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(spelling);
}

function lowerFirst(spelling: string): string {
  return spelling.charAt(0).toLowerCase() + spelling.slice(1);
}
