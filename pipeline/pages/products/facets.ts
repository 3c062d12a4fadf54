import type { FamilyPage, ParametersSource, SpecRow } from "../../../schema/generated/types.ts";
import { formatDigits } from "../../domain/quantity/format-digits.ts";

type Facet = NonNullable<FamilyPage["sections"][number]["facet"]>;
type Parameter = Pick<ParametersSource["parameters"][number], "facet" | "tokens">;
type Fact = Pick<SpecRow, "low" | "high" | "words" | "usual" | "min" | "nom" | "typ" | "max">;

/**
 * How the products of a line are filtered by a parameter, each product by its rows; undefined where no filter could tell
 * them apart: fewer than two state it, or all that do state the same. A word that all products have is no option.
 */
export function facetOf(
  { facet, tokens = [] }: Parameter,
  products: readonly (readonly Fact[])[],
): Facet | undefined {
  const stated = products.map((rows) => rows.filter(isFact)).filter((facts) => facts.length > 0);
  if (facet === undefined || new Set(stated.map(signature)).size < 2) return undefined;
  const facts = stated.flat();
  if (facet === "range") return { kind: "range", options: [], ...boundsOf(facts) };
  const known = new Set(facts.flatMap(({ words = [] }) => words));
  const options = facet === "flag" ? ["yes", "no"] : tokens;
  const isOfAll = (word: string): boolean =>
    products.every((rows) => rows.some(({ words = [] }) => words.includes(word)));
  return { kind: "words", options: options.filter((word) => known.has(word) && !isOfAll(word)) };
}

/** Only facts have ends or words; what is preliminary is nothing to filter by. */
function isFact({ low, high, words }: Fact): boolean {
  return low !== undefined || high !== undefined || words !== undefined;
}

/** The facts about a product that a filter sees: the same text for two that no filter distinguishes. */
function signature(facts: readonly Fact[]): string {
  const seen = facts.map(({ low, high, words }) => JSON.stringify([low, high, words?.toSorted()]));
  return [...new Set(seen)].sort().join(" ");
}

/** The outermost ends in exact digits, as a reader may type them; none where both are the same number. */
function boundsOf(facts: readonly Fact[]): Pick<Facet, "lowest" | "highest"> {
  const lows = facts.flatMap((fact) => endOf(fact, fact.low ?? fact.high));
  const highs = facts.flatMap((fact) => endOf(fact, fact.high ?? fact.low));
  const lowest = lows.reduce((a, b) => (b.end < a.end ? b : a), lows[0] ?? { end: 0, text: "" });
  const highest = highs.reduce((a, b) => (b.end > a.end ? b : a), highs[0] ?? { end: 0, text: "" });
  return lowest.end === highest.end ? {} : { lowest: lowest.text, highest: highest.text };
}

/** An end with the digits that the engineer wrote, where it was written and in this unit: `1.10` stays `1.10`. */
function endOf(fact: Fact, end: number | undefined): { end: number; text: string }[] {
  if (end === undefined) return [];
  const figures = fact.usual === undefined ? [fact.min, fact.nom, fact.typ, fact.max] : [];
  const written = figures.find((figure) => figure?.value === end);
  return [{ end, text: written?.text ?? formatDigits(String(end)) }];
}
