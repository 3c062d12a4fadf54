import type { ParametersSource } from "../../../schema/generated/types.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { listInWords } from "../../core/text/phrase.ts";
import { sourcesOf } from "../../model/resolve/sources-of.ts";
import { diagnosticAt, type Source } from "../../sources/parse/source.ts";
import type { Rule } from "./rule.ts";

type Parameter = ParametersSource["parameters"][number];

const words: ReadonlySet<string> = new Set(["token", "tokens"]);
const plain: ReadonlySet<string> = new Set([...words, "count", "flag", "text"]);

/** Which filter a kind has; a text has none, all others are quantities. */
function facetOf(kind: string): Parameter["facet"] {
  if (words.has(kind)) return "token";
  return kind === "flag" ? "flag" : kind === "text" ? undefined : "range";
}

/** The fields of a parameter fit its kind. */
export const parameterKinds: Rule = (index) =>
  sourcesOf(index, "parameters").flatMap((source) =>
    source.data.parameters.flatMap((parameter, p) => check(source, parameter, `/parameters/${p}`)),
  );

function check(source: Source, parameter: Parameter, at: string): Diagnostic[] {
  const { id, kind, facet, axis, levels, tokens } = parameter;
  const found: Diagnostic[] = [];
  const report = (key: string, message: string, hint: string, code: Diagnostic["code"] = "parameter-kind") =>
    found.push(diagnosticAt(source, `${at}/${key}`, { code, message, hint }));
  const fitting = facetOf(kind);
  if (facet !== undefined && facet !== fitting)
    report(
      "facet",
      `The parameter ${id} is of kind ${kind}; a filter by ${facet} finds none of its values.`,
      fitting === undefined ? "Take facet: out." : `Write facet: ${fitting}, or take it out.`,
    );
  if (axis !== undefined && kind !== "length")
    report(
      "axis",
      `The parameter ${id} is of kind ${kind}, which is no ${axis} of a product.`,
      "Take axis: out, or give the parameter the kind length.",
    );
  if (levels !== undefined && plain.has(kind))
    report(
      "levels",
      `The parameter ${id} is of kind ${kind}, which has no levels.`,
      `Take levels: out; ${listInWords(["min", "nom", "typ", "max"], "and")} are of quantities.`,
      "level-not-allowed",
    );
  if (words.has(kind) && (tokens === undefined || tokens.length === 0))
    report(
      tokens === undefined ? "kind" : "tokens",
      `The parameter ${id} is of kind ${kind} and lists no words.`,
      "Add tokens: with its words, or use the kind text.",
    );
  if (!words.has(kind) && tokens !== undefined)
    report(
      "tokens",
      `The parameter ${id} is of kind ${kind}; its values are no words of a list.`,
      "Take tokens: out, or use the kind token or tokens.",
    );
  return found;
}
