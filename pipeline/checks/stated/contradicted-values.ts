import type { Diagnostic } from "../../core/diagnostics.ts";
import { groupBy } from "../../core/group-by.ts";
import { listInWords } from "../../core/text/phrase.ts";
import type { Unit } from "../../domain/quantity/convert.ts";
import type { Source } from "../../sources/parse/source.ts";
import { type Passage, type ProseFile, positionIn, readProse } from "../prose/prose-file.ts";
import { sentencesOf } from "../prose/sentences.ts";
import { wordFinder } from "../prose/words.ts";
import { agrees } from "./agrees.ts";
import { quantityFinder, type WrittenQuantity } from "./find-quantities.ts";
import type { KnownProduct, KnownValue } from "./known-values.ts";

/** A stretch of a passage in which a name and a number belong together: a sentence, or a row of a table. */
interface Statement {
  readonly passage: Passage;
  /** Text in which products and parameters are named, blanked where it is no prose. */
  readonly context: string;
  readonly start: number;
  readonly end: number;
}

/** Words that make a number something else than what the product has. */
const other =
  /\b(?:not|never|no|without|above|below|over|under|beyond|outside|exceed\w*|more than|less than|at least|at most|unless|if|when|than|between|example|e\.g|instead|drop\w*|differ\w*|per|each|every|other)\b/i;

/**
 * Checks the numbers with units in a file's prose: a number next to the name of a parameter, in a text about
 * a product, must be able to be true beside the product's table. If it is not certain what a number is about,
 * nothing is reported.
 */
export function contradictedValues(
  units: Iterable<Unit>,
  products: ReadonlyMap<string, KnownProduct>,
): (source: Source, text: string) => Diagnostic[] {
  const quantities = quantityFinder(units);
  const namedProducts = productFinder(products);
  const titles = new Map([...products.values()].map((product) => [product.title, product]));
  const findTitle = wordFinder([...titles.keys()], { ignoreCase: false });
  return (source, text) => {
    if (namedProducts(source, text).length === 0) return [];
    const about = products.get(subjectOf(source));
    const file = readProse(source, text);
    return statementsOf(file).flatMap((statement) => {
      const { passage, context, start, end } = statement;
      const found = quantities(passage.masked.slice(start, end));
      if (found.length === 0 || other.test(context)) return [];
      const named = [...new Set(findTitle({ rawText: context, masked: context }).map(({ word }) => word))];
      // A sentence about two products does not say whose number it is.
      if (named.length > 1) return [];
      const product = titles.get(named[0] ?? "") ?? about;
      return product === undefined ? [] : check({ file, statement, product, quantities: found });
    });
  };
}

/**
 * Finds the products about which a file may state something: its own product, and those whose titles occur in
 * it, also over a line break and with stress on some words. A text without the first word of some titles is
 * not searched for them: the products of a site grow with its texts.
 */
export function productFinder(
  products: ReadonlyMap<string, KnownProduct>,
): (source: Source, text: string) => string[] {
  const titled = [...products.values()].map(({ id, title }) => ({ id, title: spaced(title) }));
  const byFirst = groupBy(titled, ({ title }) => title.split(" ", 1)[0] ?? "");
  return (source, text) => {
    const about = subjectOf(source);
    const named = new Set(products.has(about) ? [about] : []);
    let words: string | undefined;
    for (const [first, alike] of byFirst) {
      if (!text.includes(first)) continue;
      words ??= spaced(text);
      for (const { id, title } of alike) if (standsIn(words, title)) named.add(id);
    }
    return [...named];
  };
}

/** Whether a title occurs in a text as words of its own: "Board 1" is not in "Board 12". */
function standsIn(text: string, title: string): boolean {
  for (let at = text.indexOf(title); at !== -1; at = text.indexOf(title, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + title.length])) return true;
  return false;
}

function isLetter(character = ""): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

/**
 * A text in which white space and marks of stress, which may be between two words of a title, are one space.
 */
function spaced(text: string): string {
  return text.replace(/[\s*_~]+/g, " ");
}

/** The product that a file is about by itself. */
function subjectOf({ type, data }: Source): string {
  const { id, product } = data as { id?: unknown; product?: unknown };
  return type === "product" ? String(id) : typeof product === "string" ? product : "";
}

interface Case {
  readonly file: ProseFile;
  readonly statement: Statement;
  readonly product: KnownProduct;
  readonly quantities: readonly WrittenQuantity[];
}

function check({ file, statement: { passage, context, start }, product, quantities }: Case): Diagnostic[] {
  const values = namedValues(product, context);
  const wrong = quantities.flatMap((quantity) => {
    const possible = values.filter(({ kind }) => kind === quantity.unit.kind);
    const [first] = possible;
    if (first === undefined || possible.some(({ value, unit }) => agrees(quantity, value, unit))) return [];
    return [{ quantity, first, possible }];
  });
  // Both ends of a range have one position.
  const byStart = new Map(wrong.map((one) => [one.quantity.start, one]));
  return [...byStart.values()].map(({ quantity, first: { param, names }, possible }) => {
    const [from, to] = [start + quantity.start, start + quantity.end];
    return {
      code: "value-contradicted",
      severity: "warning",
      file: file.source.path,
      ...positionIn(file, passage, from, to),
      message: `The text says ${passage.masked.slice(from, to)}; the ${(names[0] ?? param).toLowerCase()} of ${product.title} is ${listInWords([...new Set(possible.map(({ display }) => display))])}.`,
      hint: `Write {{ product.${product.id}.${param} }}, or correct the one that is wrong.`,
    };
  });
}

/** The values whose parameter the text names; the longer of two names that overlap. */
function namedValues({ values }: KnownProduct, context: string): KnownValue[] {
  const find = wordFinder([...new Set(values.flatMap(({ names }) => names))], { ignoreCase: true });
  const named = new Set(find({ rawText: context, masked: context }).map(({ word }) => word));
  return values.filter(({ names }) => names.some((name) => named.has(name)));
}

/** Sentences; the cells of a row of a table are one statement each, with the whole row around them. */
function statementsOf(file: ProseFile): Statement[] {
  const rows: Passage[][] = [];
  for (const passage of file.passages) {
    const last = rows.at(-1)?.at(-1);
    const isNextCell =
      last !== undefined && file.lines.text.slice(last.start + last.rawText.length, passage.start) === "|";
    if (isNextCell) rows.at(-1)?.push(passage);
    else rows.push([passage]);
  }
  return rows.flatMap((row) => {
    const whole = row.map(({ masked }) => masked).join(" ; ");
    return row.flatMap((passage) =>
      row.length > 1
        ? [{ passage, context: whole, start: 0, end: passage.masked.length }]
        : sentencesOf(passage).map(({ start, end }) => ({
            passage,
            context: passage.masked.slice(start, end),
            start,
            end,
          })),
    );
  });
}
