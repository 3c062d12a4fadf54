import { nearest, suggest } from "../../core/text/nearest.ts";
import { listInWords } from "../../core/text/phrase.ts";
import { isNamed } from "../../domain/boards/scope.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import type { SiteIndex } from "../resolve/site-index.ts";
import { boardValues, isStated } from "./board-values.ts";
import type { LocatedValue } from "./located-values.ts";
import { specRow } from "./spec-rows.ts";
import { valueLineup } from "./value-lineup.ts";

interface Problem {
  readonly message: string;
  readonly hint: string;
}

/** The value that a reference means, with the boards in words where it is not for all that were asked for. */
interface Referred {
  readonly located: LocatedValue;
  readonly words: string;
  /** The reference names no board, and the hardware of before has another value. */
  readonly differs?: Problem;
}

/** A name behind `@` that is neither a hardware revision nor a variant of the product. */
export function unknownBoard(source: SourceOf<"product">, names: readonly string[]): Problem | undefined {
  const { hardware, variants } = valueLineup(source);
  const known = [...hardware, ...variants];
  const name = names.find((one) => !known.includes(one));
  if (name === undefined) return undefined;
  const near = nearest(name, known);
  return {
    message: `The product "${source.data.id}" has no hardware revision or variant "${name}".`,
    hint: suggest(
      near,
      known.length > 0
        ? `It has ${listInWords(known, "and")}.`
        : "Take the name out: its values do not differ.",
    ),
  };
}

/**
 * The value of a parameter for the boards that were named; if there are several, that of the hardware of now.
 * Undefined if no value is published; a problem if variants that were not distinguished have different ones.
 */
export function boardReference(
  source: SourceOf<"product">,
  param: string,
  names: readonly string[],
  index: SiteIndex,
): Referred | Problem | undefined {
  const lineup = valueLineup(source);
  const { hardware } = lineup;
  const groups = boardValues(source, param, index, (board) => isNamed(board, names, lineup));
  const stated = groups.filter(isStated);
  const [only, ...others] = stated;
  if (only === undefined) return undefined;
  const whole = `product.${source.data.id}.${param}${names.map((name) => `@${name}`).join("")}`;
  const words = groups.length === 1 ? "" : only.words;
  if (others.length === 0) return { located: only.located, words };
  const now = stated.filter(({ boards }) => boards.some((board) => board.hardware === hardware.at(-1)));
  const valueTexts = stated
    .map(({ words: which, located }) => `${specRow(source, located, index).display} for ${which}`)
    .join("; ");
  const problem = (name = "", more = ""): Problem => ({
    message: `The product "${source.data.id}" has several values "${param}": ${valueTexts}.`,
    hint: `Name the one that is meant, as in {{ ${whole}@${name} }}.${more}`,
  });
  const [current, ...alike] = now;
  if (current !== undefined && alike.length === 0) {
    const more = " Without a name the text is that of the last hardware, which it names.";
    return { located: current.located, words: current.words, differs: problem(hardware.at(-1), more) };
  }
  const [board] = (current ?? only).boards;
  // Two for the hardware of now are two variants.
  return problem(alike.length > 0 ? board?.variant : (board?.hardware ?? board?.variant));
}
