import type { Value } from "../../../schema/generated/types.ts";
import { suggestNearest } from "../../core/text/nearest.ts";
import { diagnosticAt } from "../../sources/parse/source.ts";
import { levels, sheetValues } from "./products.ts";
import type { Rule } from "./rule.ts";

const words = ["count", "flag", "token", "tokens", "text"] as const;
type Form = "quantity" | (typeof words)[number];

/** A value has the form that its parameter asks for, and only that. */
export const valueForm: Rule = (index) =>
  sheetValues(index).flatMap(({ source, value, pointer, parameter, section }) => {
    if (parameter === undefined) return [];
    const wanted: Form = words.find((form) => form === parameter.kind) ?? "quantity";
    const forms = formsOf(value);
    if (forms.length !== 1 || forms[0] !== wanted) {
      return [
        diagnosticAt(source, pointer + keyOfForm(value, forms), {
          code: "value-form",
          message:
            forms.length > 1
              ? `The value of ${parameter.id} is given in ${forms.length} forms: ${forms.join(" and ")}.`
              : forms.length === 0
                ? `The row of ${parameter.id} has no value.`
                : `The value of ${parameter.id} is given as ${formNames[forms[0] ?? wanted]}; the parameter takes ${formNames[wanted]}.`,
          hint: hintFor(wanted, forms.length === 1 ? parameter.id : undefined),
        }),
      ];
    }
    const found = [];
    if (wanted === "quantity" && value.unit === undefined) {
      found.push(
        diagnosticAt(source, pointer, {
          code: "unit-missing",
          message: `The value of ${parameter.id} has no unit.`,
          hint: `Add unit: ${parameter.units?.[0] ?? "…"}.`,
        }),
      );
    }
    // For a rating it is reported as such: nom or typ would not help there.
    const isLoose = value.tolerance !== undefined && value.nom === undefined && value.typ === undefined;
    if (isLoose && section !== "absmax") {
      found.push(
        diagnosticAt(source, `${pointer}/tolerance`, {
          code: "value-form",
          message: "A tolerance needs a value that it applies to.",
          hint: "Add nom or typ.",
        }),
      );
    }
    for (const level of levels) {
      if (value[level] === undefined || parameter.levels === undefined || parameter.levels.includes(level))
        continue;
      found.push(
        diagnosticAt(source, `${pointer}/${level}`, {
          code: "level-not-allowed",
          message: `The parameter ${parameter.id} has no ${level}.`,
          hint: `It has ${parameter.levels.join(", ")}.`,
        }),
      );
    }
    for (const [token, at] of tokensOf(value)) {
      if (parameter.tokens === undefined || parameter.tokens.includes(token)) continue;
      found.push(
        diagnosticAt(source, pointer + at, {
          code: "token-not-allowed",
          message: `"${token}" is not a word of ${parameter.id}.`,
          hint: suggestNearest(token, parameter.tokens, `Its words are ${parameter.tokens.join(", ")}.`),
        }),
      );
    }
    return found;
  });

/** The form to write in the row; or the place in the dictionary, where the row has one form and the parameter another. */
function hintFor(wanted: Form, param: string | undefined): string {
  const form =
    wanted === "quantity"
      ? "Write min, nom, typ or max, and unit"
      : `Write ${wanted}: and its value, and nothing else`;
  return `${form}${param === undefined ? "" : `; or correct kind of ${param} in parameters.yaml`}.`;
}

/** The key of the form that is one too many, or the wrong one. */
function keyOfForm(value: Value, forms: readonly Form[]): string {
  const form = forms.at(-1);
  const key = form === "quantity" ? levels.find((level) => value[level] !== undefined) : form;
  return key === undefined ? "" : `/${key}`;
}

const formNames: Readonly<Record<Form, string>> = {
  quantity: "a number with a unit",
  count: "a count",
  flag: "a flag",
  token: "a token",
  tokens: "tokens",
  text: "text",
};

function formsOf(value: Value): Form[] {
  const quantity: Form[] = levels.some((level) => value[level] !== undefined) ? ["quantity"] : [];
  return [...quantity, ...words.filter((form) => value[form] !== undefined)];
}

function tokensOf(value: Value): [token: string, pointer: string][] {
  const one: [string, string][] = value.token === undefined ? [] : [[value.token, "/token"]];
  return [
    ...one,
    ...(value.tokens ?? []).map((token, index): [string, string] => [token, `/tokens/${index}`]),
  ];
}
