import { displayPath } from "../shared/display-path.ts";
import { optionName } from "../shared/options/option.ts";
import type { OptionsOf } from "../shared/options.ts";
import { shellWord, type TableAnswer } from "./csv/table/table-question.ts";

/** The command that is running, with more options: a line that can be run as it is. */
export function commandWith(
  options: OptionsOf<"import">,
  more: readonly Pick<TableAnswer, "option" | "pair">[],
): string {
  const [format = "", file = ""] = options.operands;
  const pairs = [
    ...(options.columns === undefined ? [] : [options.columns]),
    ...more.flatMap(({ pair }) => pair ?? []),
  ];
  const words = [
    ...["fairlead", "import", format, shellWord(file)],
    ...(["product", "id", "encoding", "skip", "addressing"] as const).flatMap((key) => {
      const value = options[key];
      return value === undefined ? [] : [`--${optionName(key)}`, shellWord(String(value))];
    }),
    ...(["noHeader", "divisor", "dryRun"] as const).flatMap((key) =>
      options[key] ? [`--${optionName(key)}`] : [],
    ),
    ...(displayPath(options.data) === "data" ? [] : ["--data", shellWord(displayPath(options.data))]),
    ...(pairs.length === 0 ? [] : ["--columns", shellWord(pairs.join(","))]),
    ...more.flatMap(({ option }) => option ?? []),
  ];
  return words.join(" ");
}
