import { type CommandName, commandOf, commands } from "./command-list.ts";
import type { Option } from "./option.ts";
import { optionName } from "./option.ts";
import { type OptionKey, optionList } from "./option-list.ts";

/** Columns of a terminal that help fills. */
const WIDTH = 118;

/** Text of `fairlead --help`: the commands. */
export function generalHelp(): string {
  const rows = commands.map((name): Row => [name, commandOf(name).summary]);
  return `Usage: fairlead COMMAND [options]

Commands
${table(rows)}

fairlead COMMAND --help lists the options of a command, fairlead --version prints the version.

Exit codes: 0 all is well, 1 mistakes in the data, 2 wrong use, 3 a bug of Fairlead.
`;
}

/** Text of `fairlead COMMAND --help`. */
export function commandHelp(name: CommandName): string {
  const command = commandOf(name);
  const usage = command.usage.map((words) =>
    ["fairlead", name, words, "[options]"].filter(Boolean).join(" "),
  );
  const rows = command.options.map((key): Row => {
    const { argument, help }: Option<unknown> = optionList[key];
    return [[`--${optionName(key)}`, argument].filter(Boolean).join(" "), help + remark(name, key)];
  });
  return `Usage: ${usage.join("\n       ")}

${[sentence(command.summary), ...(command.note === undefined ? [] : [command.note])].map((text) => `${wrapped(text, WIDTH).join("\n")}\n`).join("\n")}
Options
${table([...rows, ["--help", "print this text"]])}
`;
}

/** A remark about an option of one command alone. */
function remark(name: CommandName, key: OptionKey): string {
  const { formats, only } = commandOf(name);
  if (key === "format") return `: ${formats.join(", ")} (default: pretty)`;
  const words = only?.[key];
  return words === undefined ? "" : ` (${words.join(", ")})`;
}

function sentence(summary: string): string {
  return `${summary[0]?.toUpperCase()}${summary.slice(1)}.`;
}

type Row = readonly [label: string, text: string];

/** Two columns; a text that is too wide goes on below itself. */
function table(rows: readonly Row[]): string {
  const column = Math.max(...rows.map(([label]) => label.length)) + 4;
  return rows
    .flatMap(([label, text]) => {
      const [first = "", ...rest] = wrapped(text, WIDTH - column);
      return [`  ${label.padEnd(column - 2)}${first}`, ...rest.map((line) => " ".repeat(column) + line)];
    })
    .join("\n");
}

/** The text in lines of at most `width` characters, where its words allow that. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
