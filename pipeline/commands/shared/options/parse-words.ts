import { parseArgs } from "node:util";
import { suggestNearest } from "../../../core/text/nearest.ts";
import { UsageError } from "../../../core/usage-error.ts";
import type { Option } from "./option.ts";
import { optionName } from "./option.ts";
import { type OptionKey, optionKeys, optionList } from "./option-list.ts";

/** A command line, taken apart and not judged. */
interface Words {
  /** The name of the command and what follows it. */
  readonly positionals: readonly string[];
  /** The options that are there, by their names in the code. An option without an argument has an empty text. */
  readonly given: ReadonlyMap<OptionKey, string>;
  readonly wantsHelp: boolean;
}

const keyOf = new Map(optionKeys.map((key) => [optionName(key), key]));
const optionOf = (key: OptionKey): Option<unknown> => optionList[key];

const definitions = {
  ...Object.fromEntries(
    [...keyOf].map(([name, key]) => [
      name,
      {
        type: optionOf(key).argument === undefined ? ("boolean" as const) : ("string" as const),
        multiple: optionOf(key).isMany === true,
      },
    ]),
  ),
  help: { type: "boolean" as const, short: "h" },
};

/** Takes a command line apart. @throws UsageError for an option that no command has, or one without its argument */
export function parseWords(argv: readonly string[]): Words {
  const { values, positionals } = parse(argv);
  const given = new Map<OptionKey, string>();
  for (const [name, value] of Object.entries(values)) {
    const key = keyOf.get(name);
    const texts = [value].flat().filter((text) => typeof text === "string");
    if (key !== undefined) given.set(key, texts.join("\n"));
  }
  return { positionals, given, wantsHelp: values.help === true };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: definitions, allowPositionals: true, strict: true });
  } catch (error) {
    const word = /'(--?[^' =]+)/.exec(error instanceof Error ? error.message : "")?.[1] ?? "";
    throw refusal(word);
  }
}

function refusal(word: string): UsageError {
  const key = keyOf.get(word.slice(2));
  if (key !== undefined) {
    const { argument } = optionOf(key);
    return argument === undefined
      ? new UsageError(`The option ${word} takes no value.`, `Write ${word} alone.`)
      : new UsageError(`The option ${word} needs a value.`, `Write ${word} ${argument}.`);
  }
  return new UsageError(
    `There is no option ${word}.`,
    suggestNearest(
      word,
      [...keyOf.keys()].map((name) => `--${name}`),
      "See fairlead --help.",
    ),
  );
}
