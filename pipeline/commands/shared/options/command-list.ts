import { type FormatName, formats } from "../report/formats.ts";
import type { OptionKey } from "./option-list.ts";

/** The form of `diff` for the text of a pull request. */
export const MARKDOWN = "markdown";

/** Formats of files that `import` makes a record of; the command also makes a data folder of `docs`. */
export const FILE_FORMATS = ["dbc", "svd", "sunspec", "csv", "kicad"] as const;

/** One command: what help says of it and which options it has. */
interface Command {
  /** Its effect, for the list of commands. */
  readonly summary: string;
  /** The text after its name, a line for each form; each is one usage. */
  readonly usage: readonly string[];
  /** How many words may follow its name. */
  readonly operands: number;
  /** Values of `--format`. */
  readonly formats: readonly (FormatName | typeof MARKDOWN)[];
  /** Its options, in the order in which help lists them. */
  readonly options: readonly OptionKey[];
  /** A paragraph of its help below the summary. */
  readonly note?: string;
  /** Options that only some values of its first word have, such as `--to` of `import docs`. */
  readonly only?: Readonly<Partial<Record<OptionKey, readonly string[]>>>;
}

const diagnosticFormats = Object.keys(formats) as FormatName[];

/**
 * Options that every command takes, so that one list of them serves all commands of a script. A command is free to have
 * no use for one.
 */
const SHARED = [
  ...(["data", "out", "base", "siteUrl", "cache", "jobs", "format"] as const),
  ...(["manualUrl", "maxWarnings", "quiet"] as const),
] as const;

/** The commands, in the order of help. */
export const commandList = {
  check: {
    summary: "judge everything that needs no rendering: schemas, references, links, anchors",
    usage: [""],
    operands: 0,
    formats: diagnosticFormats,
    options: [
      ...(["publish", "against", "since", "external", "review"] as const),
      ...(["writeBaseline", "prune", "previous", "release"] as const),
      ...SHARED,
    ],
  },
  build: {
    summary: "check, then write the whole site; on an error nothing is written",
    usage: [""],
    operands: 0,
    formats: diagnosticFormats,
    options: ["pdf", "trial", "against", "previous", "release", "removeWorker", ...SHARED],
  },
  dev: {
    summary: "serve the site and show every save in the open page",
    usage: [""],
    operands: 0,
    formats: diagnosticFormats,
    options: ["port", "host", "editor", "review", ...SHARED],
  },
  preview: {
    summary: "serve the built site as a host would",
    usage: [""],
    operands: 0,
    formats: ["pretty"],
    options: ["port", "host", ...SHARED],
  },
  init: {
    summary: "make a site in an empty folder, or around the docs that are there; no file is written over",
    usage: ["[DIR]"],
    operands: 1,
    formats: ["pretty"],
    options: ["template", "from", "title", "yes", ...SHARED],
  },
  new: {
    summary: "write a commented file to start from, such as fairlead new product ID",
    note: "Types are cable, can-message-set, category, connector, doc, enum, family, glossary, landing, legal, message-support, notice, page, parameter, parameters, product, prose-rules, register-map, serial-check, serial-protocol, service, site, sources, tool, unit, units. The types parameter and unit add a line to parameters.yaml and units.yaml.",
    usage: ["TYPE ID"],
    operands: 2,
    formats: ["pretty"],
    options: ["family", ...SHARED],
  },
  import: {
    summary:
      "make a data folder of the docs of another system, or a record of a file that another tool wrote; called again, bring into it what changed there since",
    usage: ["docs DIR --to DATA", `${FILE_FORMATS.join("|")} FILE --product ID`],
    operands: 2,
    formats: ["pretty"],
    options: [
      ...(["product", "id", "connector", "encoding", "columns", "skip", "noHeader", "divisor"] as const),
      ...(["addressing", "dialect", "leaveOut", "to", "dryRun", ...SHARED] as const),
    ],
    only: {
      to: ["docs"],
      dialect: ["docs"],
      leaveOut: ["docs"],
      connector: ["kicad"],
      columns: ["csv"],
      skip: ["csv"],
      noHeader: ["csv"],
      divisor: ["csv"],
      addressing: ["csv"],
      product: FILE_FORMATS,
      id: FILE_FORMATS,
    },
  },
  report: {
    summary:
      "list the values that are not confirmed, by product and age, the entries that a person must supply before the site is published, those that block most first, or the findings that baseline.yaml accepts, by kind and page",
    usage: ["values", "publish", "baseline"],
    operands: 1,
    formats: ["pretty", "json"],
    options: [...SHARED],
  },
  verify: {
    summary: "compare a deployed site with what was built",
    usage: ["URL"],
    operands: 1,
    formats: diagnosticFormats,
    options: ["headersAsWarnings", "timeout", ...SHARED],
  },
  diff: {
    summary: "what changed since a git revision, or between two, field by field",
    usage: ["REV", "REV..REV"],
    operands: 1,
    formats: ["pretty", "json", MARKDOWN],
    options: ["review", ...SHARED],
  },
  impact: {
    summary:
      "every page, table and export that depends on a value such as product.ID.PARAMETER, on a page, or on an address with #ANCHOR",
    usage: ["REF"],
    operands: 1,
    formats: ["pretty", "json"],
    options: [...SHARED],
  },
  migrate: {
    summary: "write values of a former version of the schemas as they are written now",
    usage: [""],
    operands: 0,
    formats: ["pretty"],
    options: [...SHARED],
  },
  schemas: {
    summary:
      "write the schemas that editors read, with the ids of the data folder, to .fairlead/schemas; dev does too",
    usage: [""],
    operands: 0,
    formats: ["pretty"],
    options: [...SHARED],
  },
  explain: {
    summary: "print what the manual says about a diagnostic code; without one, list all codes",
    usage: ["[CODE]"],
    operands: 1,
    formats: ["pretty"],
    options: [...SHARED],
  },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof commandList;

export const commands = Object.keys(commandList) as CommandName[];

/** A command of the list by the general type. */
export function commandOf(name: CommandName): Command {
  return commandList[name];
}
