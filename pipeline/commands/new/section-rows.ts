import type { ParametersSource } from "../../../schema/generated/types.ts";
import { yamlText } from "./yaml-text.ts";

type Parameter = ParametersSource["parameters"][number];

/**
 * Comments below the optional key `datasheet` that show every section with one row, of a parameter that the data folder
 * has for it. A row has a line for each key, in which an editor completes.
 */
export function sectionRows(sections: readonly string[], parameters: readonly Parameter[]): string[] {
  return [
    "#   sections:",
    ...sections.flatMap((section) => {
      const parameter = parameters.find((one) => one.section === section);
      const words =
        parameter === undefined ? "" : `  # ${oneLine(`${parameter.name}: ${parameter.definition}`)}`;
      return [
        `#     - id: ${section}`,
        "#       groups:",
        "#         - rows:",
        ...rowLines(parameter).map(
          (line, at) => `#             ${at === 0 ? "-" : " "} ${line}${at === 0 ? words : ""}`,
        ),
      ];
    }),
  ];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The keys of a row; its number is a placeholder, which is not published while it is unverified. */
function rowLines(parameter: Parameter | undefined): string[] {
  const row = {
    param: parameter?.id ?? "…",
    ...(parameter === undefined ? { typ: 1 } : filledValue(parameter)),
    status: "unverified",
  };
  return Object.entries(row).map(([key, value]) => `${key}: ${yamlText(value)}`);
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
