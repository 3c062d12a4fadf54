import { resolve } from "node:path";
import { nearest, suggestNearest } from "../../core/text/nearest.ts";
import { UsageError } from "../../core/usage-error.ts";
import { type CommandName, type commandList, commandOf, commands, MARKDOWN } from "./options/command-list.ts";
import { commandHelp, generalHelp } from "./options/help-text.ts";
import { type Option, optionName } from "./options/option.ts";
import { type OptionKey, type OptionValues, optionList } from "./options/option-list.ts";
import { parseWords } from "./options/parse-words.ts";
import { type FormatName, formats } from "./report/formats.ts";

/** Facts about a run that every command has. */
interface Run<Name extends CommandName> {
  readonly command: Name;
  /** The words behind the name of the command: type and id of `new`, format and file of `import`, the address of `verify`. */
  readonly operands: readonly string[];
  readonly out: string;
  readonly format: FormatName;
  /** `--format markdown`, which only `diff` has, for the text of a pull request. */
  readonly markdown: boolean;
  /** Version of Fairlead. */
  readonly version: string;
  /** Whether a file that was changed has ended the run before: this one is to come to its end however files change. */
  readonly isAgain?: boolean;
}

type OwnKey<Name extends CommandName> = Exclude<
  (typeof commandList)[Name]["options"][number],
  "format" | "out"
>;

/** The options of one command, complete and checked. */
export type OptionsOf<Name extends CommandName> = Run<Name> & Pick<OptionValues, OwnKey<Name>>;

/** The options of any command, distinguished by `command`. */
export type Options = { [Name in CommandName]: OptionsOf<Name> }[CommandName];

/** The options that every command has. */
export type SharedOptions = Run<CommandName> & Pick<OptionValues, OwnKey<"explain">>;

/** The text of help that a command line asks for; undefined: it asks for none. */
export function readHelp(argv: readonly string[]): string | undefined {
  const { positionals, wantsHelp } = parseWords(argv);
  const isCommand = positionals[0] === "help";
  if (!wantsHelp && !isCommand) return undefined;
  const name = positionals[isCommand ? 1 : 0];
  return name === undefined ? generalHelp() : commandHelp(commandNamed(name));
}

/** The options of a command line. @throws UsageError where it cannot be read */
export function readOptions(argv: readonly string[], version = "0.0.0"): Options {
  const { positionals, given } = parseWords(argv);
  const [name, ...rest] = positionals;
  const command = commandNamed(name);
  requireWords(command, rest);
  for (const key of given.keys()) requireOption(command, key, rest[0]);
  requireRelease(given);
  const format = formatOf(command, given.get("format") ?? "pretty");
  const out = given.get("out") ?? (given.has("trial") ? ".trial" : "dist");
  const run: Run<CommandName> = {
    command,
    operands: rest,
    version,
    out: resolve(out),
    format: format === MARKDOWN ? "pretty" : format,
    markdown: format === MARKDOWN,
  };
  // The list of options is what makes both the values and their type.
  return { ...valuesOf(command, given), ...run } as unknown as Options;
}

/** The options of a command that is known, from what follows its name. */
export function readOptionsOf<Name extends CommandName>(
  name: Name,
  argv: readonly string[] = [],
): OptionsOf<Name> {
  return readOptions([name, ...argv]) as unknown as OptionsOf<Name>;
}

/** The values of all options of a command, also of those that are not on the command line. */
function valuesOf(command: CommandName, given: ReadonlyMap<OptionKey, string>): Record<string, unknown> {
  return Object.fromEntries(
    commandOf(command).options.map((key) => {
      const { read }: Option<unknown> = optionList[key];
      return [key, read(given.get(key), optionName(key))];
    }),
  );
}

function commandNamed(name: string | undefined): CommandName {
  const command = commands.find((candidate) => candidate === name);
  if (command !== undefined) return command;
  throw new UsageError(
    name === undefined ? "No command is given." : `There is no command "${name}".`,
    suggestNearest(name ?? "", commands, `Commands are ${commands.join(", ")}; see fairlead --help.`),
  );
}

function requireWords(command: CommandName, words: readonly string[]): void {
  const extra = words[commandOf(command).operands];
  if (extra !== undefined)
    throw new UsageError(`The command ${command} takes no "${extra}".`, `See fairlead ${command} --help.`);
}

/** Refuses an option of another command, or of another form of this one, and names whose it is. */
function requireOption(command: CommandName, key: OptionKey, form: string | undefined): void {
  const { options, only } = commandOf(command);
  const name = `--${optionName(key)}`;
  if (!options.includes(key)) {
    const owners = commands.filter((other) => commandOf(other).options.includes(key));
    const near = nearest(
      name,
      options.map((other) => `--${optionName(other)}`),
    );
    throw new UsageError(
      `The command ${command} has no option ${name}.`,
      near.length > 0
        ? `Did you mean ${near.join(" or ")}? ${name} is an option of ${owners.join(", ")}.`
        : `Leave it out: ${name} is an option of ${owners.join(", ")}.`,
    );
  }
  const forms = only?.[key];
  if (forms === undefined || form === undefined || forms.includes(form)) return;
  throw new UsageError(
    `The command ${command} ${form} has no option ${name}.`,
    `Leave it out: ${name} is an option of ${forms.map((one) => `${command} ${one}`).join(", ")}.`,
  );
}

/** Options of a release, which a trial is not. */
const OF_RELEASES = ["pdf", "removeWorker", "previous", "release"] as const;

function requireRelease(given: ReadonlyMap<OptionKey, string>): void {
  const key = OF_RELEASES.find((one) => given.has(one));
  if (!given.has("trial") || key === undefined) return;
  const name = `--${optionName(key)}`;
  throw new UsageError(`A trial is no release, and takes no ${name}.`, `Leave ${name} or --trial out.`);
}

function formatOf(command: CommandName, text: string): FormatName | typeof MARKDOWN {
  const own = commandOf(command).formats;
  const format = own.find((name) => name === text);
  if (format !== undefined) return format;
  const isKnown = [...Object.keys(formats), MARKDOWN].includes(text);
  throw new UsageError(
    isKnown ? `The command ${command} does not write ${text}.` : `There is no format "${text}".`,
    own.length === 1 ? "It writes plain text; leave --format out." : `Formats are ${own.join(", ")}.`,
  );
}
