import type { ParametersSource } from "../../../schema/generated/types.ts";
import { yamlText } from "./yaml-text.ts";

type Parameter = ParametersSource["parameters"][number];

/**
 * Comments that show every section of a datasheet with one row, of a parameter that the data folder has for it. They stand
 * below the optional key `datasheet`, and take the place of its empty sections.
 */
export function sectionRows(sections: readonly string[], parameters: readonly Parameter[]): string[] {
  return [
    "## Every section with a row. To use some, write datasheet: alone in the line above and take the mark away here:",
    "#   sections:",
    ...sections.flatMap((section) => {
      const parameter = parameters.find((one) => one.section === section);
      const words =
        parameter === undefined ? "" : `  # ${oneLine(`${parameter.name}: ${parameter.definition}`)}`;
      return [
        `#     - id: ${section}`,
        "#       groups:",
        "#         - rows:",
        `#             - ${rowOf(parameter)}${words}`,
      ];
    }),
  ];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** A row in one line; its number is a stand-in. */
function rowOf(parameter: Parameter | undefined): string {
  return yamlText({
    param: parameter?.id ?? "…",
    ...(parameter === undefined ? { typ: 1 } : filledValue(parameter)),
    status: "unverified",
  });
}

function filledValue({ kind, units, levels, tokens }: Parameter): Readonly<Record<string, unknown>> {
  const [word = "…"] = tokens ?? [];
  switch (kind) {
    case "flag":
      return { flag: true };
    case "token":
      return { token: word };
    case "tokens":
      return { tokens: [word] };
    case "text":
      return { text: "…" };
    case "count":
      return { count: 1 };
    default: {
      const [unit] = units ?? [];
      return { [levels?.[0] ?? "typ"]: 1, ...(unit === undefined ? {} : { unit }) };
    }
  }
}
