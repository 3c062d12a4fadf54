import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { nearest } from "../../core/text/nearest.ts";
import { UsageError } from "../../core/usage-error.ts";
import { editors, editorTemplate } from "./editor-address.ts";
import { type FormatName, formats } from "./report/formats.ts";

export const commands = [
  "check",
  "build",
  "dev",
  "preview",
  "new",
  "import",
  "report",
  "verify",
  "diff",
  "impact",
  "migrate",
  "schemas",
  "explain",
] as const;
/** Words that may follow a command. */
const operandCounts: Readonly<Partial<Record<string, number>>> = {
  new: 2,
  import: 2,
  report: 1,
  verify: 1,
  diff: 1,
  impact: 1,
  explain: 1,
};
type CommandName = (typeof commands)[number];

const MARKDOWN = "markdown";
/** Forms of what commands print that is no list of diagnostics. The others have all forms of diagnostics. */
const ownFormats: Readonly<Partial<Record<CommandName, readonly (FormatName | typeof MARKDOWN)[]>>> = {
  diff: ["pretty", "json", MARKDOWN],
  impact: ["pretty", "json"],
  report: ["pretty", "json"],
  migrate: ["pretty"],
  schemas: ["pretty"],
  new: ["pretty"],
  import: ["pretty"],
  explain: ["pretty"],
};

/** What the person asked for, complete and checked. Folders are absolute. */
export interface Options {
  readonly command: CommandName;
  readonly data: string;
  readonly out: string;
  /** Base path with a slash at both ends. */
  readonly base: string;
  readonly siteUrl: string | undefined;
  readonly format: FormatName;
  /** `--format markdown`, which only `diff` has, for the text of a pull request. */
  readonly markdown: boolean;
  /** 0: any free one. */
  readonly port: number;
  readonly host: string;
  /** Folder of the cache; undefined: none. */
  readonly cache: string | undefined;
  /** Whether a file that was changed has ended the run before: this one is to come to its end however files change. */
  readonly isAgain?: boolean;
  readonly jobs: number;
  readonly previous: string | undefined;
  /** Number of the release that is built. */
  readonly release: number;
  /** File, folder or address of the published link index; undefined: nothing is compared. */
  readonly against: string | undefined;
  /** Whether whatever stands in the way of publication is an error. Only `check` has it. */
  readonly publish: boolean;
  /** Whether other sites are asked for the pages that this one links to. Only `check` has it. */
  readonly external: boolean;
  /** Address by which the overlay of `dev` opens a file, with {file}, {line} and {column}; undefined: no link. */
  readonly editor: string | undefined;
  /** The site is written without a copy for devices, with a worker that removes the one before. Only `build` has it. */
  readonly removeWorker: boolean;
  /** Whether the site is written with its mistakes, as no release. Only `build` has it. */
  readonly trial: boolean;
  /** Datasheets are printed as PDF. Only `build` has it. */
  readonly pdf: boolean;
  /** Headers that a host sends wrongly are warnings. Only `verify` has it. */
  readonly headersAsWarnings: boolean;
  readonly quiet: boolean;
  /** Warnings that are allowed; undefined: any number. */
  readonly maxWarnings: number | undefined;
  /** Where the manual is published, without a final slash. */
  readonly manualUrl: string | undefined;
  /** Version of Fairlead. */
  readonly version: string;
  /** Draft pages and unconfirmed values are shown. Only `dev` and `diff` have it. */
  readonly review: boolean;
  /** The revision with which check compares published values. */
  readonly since: string | undefined;
  /** What follows the command: type and id of `new`, format and file of `import`, a report, address of `verify`, revisions of `diff`, the reference of `impact`, the code of `explain`. */
  readonly operands: readonly string[];
  /** The family of a new product. Only `new` has it. */
  readonly family: string | undefined;
  /** The product of what is imported, and the id of its record. Only `import` has them. */
  readonly product: string | undefined;
  readonly id: string | undefined;
  /** The connector of a netlist. Only `import` has it. */
  readonly connector: string | undefined;
  /** What would be written is only told. Only `import` has it. */
  readonly dryRun: boolean;
  /** The data folder that `import docs` writes. */
  readonly to: string | undefined;
}

const definitions = {
  data: { type: "string" },
  out: { type: "string" },
  base: { type: "string" },
  "site-url": { type: "string" },
  format: { type: "string" },
  port: { type: "string" },
  host: { type: "string" },
  cache: { type: "string" },
  jobs: { type: "string" },
  previous: { type: "string" },
  release: { type: "string" },
  against: { type: "string" },
  publish: { type: "boolean" },
  external: { type: "boolean" },
  editor: { type: "string" },
  "remove-worker": { type: "boolean" },
  pdf: { type: "boolean" },
  trial: { type: "boolean" },
  "headers-as-warnings": { type: "boolean" },
  quiet: { type: "boolean" },
  "max-warnings": { type: "string" },
  "manual-url": { type: "string" },
  review: { type: "boolean" },
  family: { type: "string" },
  product: { type: "string" },
  connector: { type: "string" },
  id: { type: "string" },
  "dry-run": { type: "boolean" },
  to: { type: "string" },
  since: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

/** Text of `fairlead --help`. */
export const help = `Usage: fairlead COMMAND [options]
       fairlead new TYPE ID [options]
       fairlead import docs DIR --to DATA [options]
       fairlead import dbc|svd|sunspec|csv|kicad FILE --product ID [options]
       fairlead verify URL [options]
       fairlead diff REV|REV..REV [options]
       fairlead impact REF [options]
       fairlead report values|publish [options]
       fairlead explain [CODE]

Commands
  check     judge everything that needs no rendering: schemas, references, links, anchors
  build     check, then write the whole site; on an error nothing is written
  dev       serve the site and show every save in the open page
  preview   serve the built site as a host would
  new       write a commented file to start from, such as fairlead new product ID
  import    make a data folder of the docs of another system, or a record of a file that another tool wrote;
            called again, bring into it what changed there since
  report    list the values that nobody has confirmed, by product and age, or what a person must supply before the
            site is published, what blocks most first
  verify    compare a deployed site with what was built
  migrate   write values of a former version of the schemas as they are written now
  schemas   write the schemas that editors read, with the ids of the data folder, to .fairlead/schemas; dev does too
  diff      what changed since a git revision, or between two, field by field
  impact    every page, table and export that depends on a value such as product.ID.PARAMETER, an entry such as
            term.ID, a record such as TYPE.ID, a part of one such as register-map.ID.0x1F03, an entry of a menu
            such as navigation.LABEL, a file, or an address with #ANCHOR
  explain   print what the manual says about a diagnostic code; without one, list all codes

Options
  --data DIR         the data folder (default: data)
  --out DIR          the output folder (default: dist)
  --base /path/      path below which the site is served (default: /)
  --site-url URL     scheme and host of the published site
  --format NAME      form of the diagnostics: ${Object.keys(formats).join(", ")} (default: pretty);
                     ${Object.entries(ownFormats)
                       .map(([name, words]) => `${name}: ${words.join(", ")}`)
                       .join("; ")}
  --port N           port of dev and preview (default: 4000; 0: any free one)
  --host ADDRESS     address of dev and preview (default: 127.0.0.1)
  --cache DIR|none   folder of the cache (default: node_modules/.cache/fairlead)
  --jobs N           most threads for work on files and pages (default: one a core)
  --previous DIR     the tree of the last release: files of the last five releases are kept
  --release N        build only: number of the release (default: 0); saved copies never go back to a lower one
  --against PLACE    links.json of the published site (file, folder or address): what vanished without an alias is an error
  --publish          check only: what a person must supply before the site is published is an error
  --external         check only: ask other sites whether the pages that are linked to are there
  --remove-worker    build only: no copy for devices; the service worker of earlier builds removes itself and its copy
  --editor NAME      dev only: what the overlay opens files with: ${Object.keys(editors).join(", ")}, none,
                     or an address with {file}, {line} and {column} (default: vscode)
  --review           dev, diff and check only: drafts and unconfirmed values too
  --since REV        check only: fail where a published value changed since a git revision without a new revision entry
  --trial            build only: write the site whatever is wrong with it, to look at and never to publish
                     (default of --out: .trial), with its mistakes in place, and exit as without it
  --pdf              build only: print each datasheet as PDF with an installed Chromium, Chrome or Edge
  --headers-as-warnings
                     verify only: missing headers are warnings, for hosts that read no _headers, such as GitHub Pages
  --family ID        new only: family of a new product (default: the only one)
  --product ID       import only: the product that the file is of
  --connector REF    import kicad only: the connector of the netlist, such as J2
  --id ID            import only: id of the record (default: that of the product with -can, -registers or -sunspec-MODEL)
  --to DATA          import docs only: the data folder to write
  --dry-run          import only: say what would be written, and write nothing
  --max-warnings N   fail where there are more warnings (default: any number)
  --manual-url URL   where the manual is published; pages about diagnostics are named below it
  --quiet            say nothing but diagnostics
  --version          print the version
  --help             print this text

Exit codes: 0 all is well, 1 mistakes in the data, 2 wrong use, 3 a bug of Fairlead.
`;

/** Reads the arguments; "help" where the person asked for it. */
export function readOptions(argv: readonly string[], version = "0.0.0"): Options | "help" {
  const { values, positionals } = parse(argv);
  if (values.help === true || positionals[0] === "help") return "help";
  const [name, ...rest] = positionals;
  const command = commands.find((candidate) => candidate === name);
  if (command === undefined) {
    const near = nearest(name ?? "", commands);
    throw new UsageError(
      name === undefined ? "No command is given." : `There is no command "${name}".`,
      near.length > 0
        ? `Did you mean ${near.join(" or ")}?`
        : `Commands are ${commands.join(", ")}; see fairlead --help.`,
    );
  }
  const extra = rest[operandCounts[command] ?? 0];
  if (extra !== undefined)
    throw new UsageError(`The command ${command} takes no "${extra}".`, "See fairlead --help.");
  const format = formatOf(command, values.format ?? "pretty");
  if (values.against !== undefined && command !== "check" && command !== "build")
    throw new UsageError("Only check and build compare with a published site.", "Leave --against out.");
  if (values.publish === true && command !== "check")
    throw new UsageError(
      "Only check asks whether a site may be published.",
      "Leave --publish out, or write fairlead report publish.",
    );
  if (values.external === true && command !== "check")
    throw new UsageError("Only check asks other sites.", "Leave --external out.");
  if (values.editor !== undefined && command !== "dev")
    throw new UsageError("Only dev opens files in an editor.", "Leave --editor out.");
  if (values["remove-worker"] === true && command !== "build")
    throw new UsageError("Only build makes the worker that removes.", "Leave --remove-worker out.");
  if (values.review === true && command !== "dev" && command !== "diff" && command !== "check")
    throw new UsageError("Only dev, diff and check look at drafts.", "Leave --review out.");
  if (values.pdf === true && command !== "build")
    throw new UsageError("Only build prints datasheets.", "Leave --pdf out.");
  if (values.trial === true && command !== "build")
    throw new UsageError(
      "Only build makes a trial.",
      "Leave --trial out; dev shows a site with its mistakes.",
    );
  const ofRelease = (["pdf", "remove-worker", "previous", "release"] as const).find(
    (name) => values[name] !== undefined,
  );
  if (values.trial === true && ofRelease !== undefined)
    throw new UsageError(
      `A trial is no release, and takes no --${ofRelease}.`,
      `Leave --${ofRelease} or --trial out.`,
    );
  if (values["headers-as-warnings"] === true && command !== "verify")
    throw new UsageError("Only verify judges headers.", "Leave --headers-as-warnings out.");
  if (values.family !== undefined && command !== "new")
    throw new UsageError("Only new takes a family.", "Leave --family out.");
  if ((values.product ?? values.id ?? values.connector) !== undefined && command !== "import")
    throw new UsageError("Only import takes a product and an id.", "Leave --product and --id out.");
  if (values["dry-run"] === true && command !== "import")
    throw new UsageError("Only import has a dry run.", "Leave --dry-run out.");
  if (values.to !== undefined && (command !== "import" || rest[0] !== "docs"))
    throw new UsageError(
      "Only import docs takes --to.",
      "Leave --to out; the data folder of other commands is --data.",
    );
  if (values.since !== undefined && command !== "check")
    throw new UsageError("Only check takes --since.", "Leave --since out, or write fairlead diff REV.");
  const cache = values.cache ?? "node_modules/.cache/fairlead";
  return {
    command,
    data: resolve(values.data ?? "data"),
    out: resolve(values.out ?? (values.trial === true ? ".trial" : "dist")),
    base: baseOf(values.base ?? "/"),
    siteUrl: urlOf(values["site-url"]),
    format: format === MARKDOWN ? "pretty" : format,
    markdown: format === MARKDOWN,
    port: numberOf("port", values.port, 4000, 65_535),
    host: values.host ?? "127.0.0.1",
    cache: cache === "none" ? undefined : resolve(cache),
    jobs: Math.max(1, numberOf("jobs", values.jobs, availableParallelism(), 256)),
    previous: values.previous === undefined ? undefined : resolve(values.previous),
    release: numberOf("release", values.release, 0, 999_999_999),
    against: values.against,
    editor: editorOf(values.editor ?? "vscode"),
    publish: values.publish === true,
    external: values.external === true,
    removeWorker: values["remove-worker"] === true,
    pdf: values.pdf === true,
    trial: values.trial === true,
    headersAsWarnings: values["headers-as-warnings"] === true,
    quiet: values.quiet === true,
    maxWarnings:
      values["max-warnings"] === undefined
        ? undefined
        : numberOf("max-warnings", values["max-warnings"], 0, Number.MAX_SAFE_INTEGER),
    manualUrl: manualUrlOf(values["manual-url"]),
    version,
    review: values.review === true,
    since: values.since,
    operands: rest,
    family: values.family,
    product: values.product,
    id: values.id,
    connector: values.connector,
    dryRun: values["dry-run"] === true,
    to: values.to,
  };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: definitions, allowPositionals: true, strict: true });
  } catch (error) {
    const word = /'(--?[^' =]+)/.exec(error instanceof Error ? error.message : "")?.[1] ?? "";
    const known = Object.keys(definitions).map((name) => `--${name}`);
    if (known.includes(word))
      throw new UsageError(`The option ${word} is written wrongly.`, "See fairlead --help.");
    const near = nearest(word, known);
    throw new UsageError(
      `There is no option ${word}.`,
      near.length > 0 ? `Did you mean ${near.join(" or ")}?` : "See fairlead --help.",
    );
  }
}

function formatOf(command: CommandName, text: string): FormatName | typeof MARKDOWN {
  const all = Object.keys(formats) as FormatName[];
  const own = ownFormats[command] ?? all;
  const format = own.find((name) => name === text);
  if (format !== undefined) return format;
  const isKnown = [...all, MARKDOWN].includes(text);
  throw new UsageError(
    isKnown ? `The command ${command} does not write ${text}.` : `There is no format "${text}".`,
    own.length === 1 ? "It writes plain text; leave --format out." : `Formats are ${own.join(", ")}.`,
  );
}

function baseOf(text: string): string {
  if (!/^\/([A-Za-z0-9._~-]+\/?)*$/.test(text) || /\/\.{1,2}(\/|$)/.test(text)) {
    throw new UsageError(`"${text}" is no base path.`, "Write a path such as /docs/site/.");
  }
  return text.endsWith("/") ? text : `${text}/`;
}

function urlOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const match = /^(https?:\/\/[^/\s?#]+)\/?$/.exec(text);
  if (match?.[1] === undefined)
    throw new UsageError(
      `"${text}" is no address of a site.`,
      "Write scheme and host, such as https://example.org; the path is --base.",
    );
  return match[1];
}

function editorOf(text: string): string | undefined {
  if (text === "none") return undefined;
  const template = editorTemplate(text);
  if (template === undefined)
    throw new UsageError(
      `"${text}" is no editor.`,
      `Write ${Object.keys(editors).join(", ")}, none, or an address such as my-editor://open?path={file}.`,
    );
  return template;
}

function manualUrlOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!/^https?:\/\/[^\s?#]+$/.test(text))
    throw new UsageError(
      `"${text}" is no address of a manual.`,
      "Write a whole address, such as https://example.org/manual.",
    );
  return text.replace(/\/+$/, "");
}

function numberOf(name: string, text: string | undefined, usual: number, most: number): number {
  if (text === undefined) return usual;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > most)
    throw new UsageError(
      `--${name} takes a whole number up to ${most}, not "${text}".`,
      "See fairlead --help.",
    );
  return number;
}
