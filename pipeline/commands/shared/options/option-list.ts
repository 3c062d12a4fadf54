import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { dialects } from "../../../sources/dialects/dialects.ts";
import { editors } from "../editor-address.ts";
import { USUAL_PORT } from "../server/listen-at-first.ts";
import { USUAL_CACHE } from "../usual-cache.ts";
import { flag, type Option, option, options } from "./option.ts";
import {
  readAddressing,
  readBase,
  readDataFolder,
  readDialect,
  readEditor,
  readEncoding,
  readManualUrl,
  readNumber,
  readPath,
  readSiteUrl,
} from "./option-values.ts";

const asWritten = (text: string | undefined): string | undefined => text;

/** Every option of every command. Which command has which one is in `command-list.ts`. */
export const optionList = {
  data: option(
    "DIR",
    "the data folder (default: data, or this folder where it has docs/ or site.yaml and no data/)",
    readDataFolder,
  ),
  out: option("DIR", "the output folder (default: dist)", readPath),
  base: option("/path/", "path below which the site is served (default: /)", readBase),
  siteUrl: option("URL", "scheme and host of the published site", readSiteUrl),
  format: option("NAME", "form of what is printed", (text = "pretty") => text),
  port: option(
    "N",
    `port to serve at (default: ${USUAL_PORT}, or the next free one; 0: any free one)`,
    (text, name) => readNumber(name, text, 65_535),
  ),
  host: option("ADDRESS", "address to serve at (default: 127.0.0.1)", (text = "127.0.0.1") => text),
  cache: option("DIR|none", `folder of the cache (default: ${USUAL_CACHE})`, (text = USUAL_CACHE) =>
    text === "none" ? undefined : resolve(text),
  ),
  jobs: option("N", "most threads for work on files and pages (default: one a core)", (text, name) =>
    Math.max(1, readNumber(name, text, 256) ?? availableParallelism()),
  ),
  previous: option(
    "DIR",
    "the tree of the last release: files of the last five releases are included",
    readPath,
  ),
  release: option(
    "N",
    "number of the release (default: 0); saved copies never go back to a lower one",
    (text, name) => readNumber(name, text, 999_999_999) ?? 0,
  ),
  against: option(
    "PLACE",
    "links.json of the published site (file, folder or address): what vanished without an alias is an error",
    asWritten,
  ),
  publish: flag("what a person must supply before the site is published is an error"),
  external: flag("ask other sites whether the pages that are linked to are there"),
  since: option(
    "REV",
    "fail where a published value changed since a git revision without a new revision entry",
    asWritten,
  ),
  writeBaseline: flag(
    "write baseline.yaml of the data folder, which accepts what is found now and nothing else",
  ),
  prune: flag("take out of baseline.yaml what is not found any more"),
  removeWorker: flag("no copy for devices; the service worker of earlier builds removes itself and its copy"),
  editor: option(
    "NAME",
    `what the overlay opens files with: ${Object.keys(editors).join(", ")}, none, or an address with {file}, {line} and {column} (default: vscode)`,
    readEditor,
  ),
  review: flag("show drafts and unconfirmed values too"),
  trial: flag(
    "write the site whatever is wrong with it, to look at and never to publish, with its mistakes in place, and exit as without it (default of --out: .trial)",
  ),
  pdf: flag("print each datasheet as PDF with an installed Chromium, Chrome or Edge"),
  headersAsWarnings: flag(
    "missing headers are warnings, for hosts that read no _headers, such as GitHub Pages",
  ),
  timeout: option(
    "SECONDS",
    "time for the whole check, after which what is still awaited is listed (default: 600)",
    (text, name) => Math.max(1, readNumber(name, text, 86_400) ?? 600),
  ),
  template: option("NAME", "kind of the new site: docs, board", asWritten),
  from: option("DIR", "the docs that the new site is made of, written for this or another system", asWritten),
  title: option("TEXT", "title of the new site (default: the name of the folder)", asWritten),
  yes: flag("ask nothing: a site of docs, or one around the docs that are in the folder"),
  family: option("ID", "family of a new product (default: the only one)", asWritten),
  product: option("ID", "the product that the file describes", asWritten),
  connector: option("REF", "the connector of the netlist, such as J2", asWritten),
  id: option(
    "ID",
    "id of the record (default: that of the product with -can, -registers or -sunspec-MODEL)",
    asWritten,
  ),
  encoding: option(
    "NAME",
    "how the file is written, or those of the docs that are not UTF-8, such as windows-1251, gb18030 or shift_jis (default: as its byte order mark or XML declaration says, else UTF-8, else windows-1252)",
    readEncoding,
  ),
  columns: option(
    "PAIRS",
    'what columns of a table of registers say, such as "Address=Modbus address,Type=Data type"; a column is named as in the table, or by its number from 1 (default: as their names say)',
    asWritten,
  ),
  skip: option(
    "LINES",
    "lines of a table above the names of its columns (default: they are found)",
    (text, name) => readNumber(name, text, 100_000),
  ),
  noHeader: flag("a table has no names of columns; --columns names them by numbers"),
  divisor: flag("the numbers of a column such as Scale divide a value (default: those below 1 multiply it)"),
  addressing: option(
    "FORM",
    "how a table prints addresses: wire (from 0), one-based (from 1) or reference (40001 is the first holding register)",
    readAddressing,
  ),
  dialect: option(
    "NAME",
    `the system that the docs were written for, one of ${Object.keys(dialects).join(", ")} (default: as their files show it)`,
    readDialect,
  ),
  leaveOut: options(
    "GLOB",
    'files of the docs that are not imported, by their paths below DIR or by their names, such as "drafts/**" or "*.psd"; may be given several times',
  ),
  to: option("DATA", "the data folder to write", asWritten),
  dryRun: flag("print what would be written, and write nothing"),
  maxWarnings: option("N", "fail where there are more warnings (default: any number)", (text, name) =>
    readNumber(name, text, Number.MAX_SAFE_INTEGER),
  ),
  manualUrl: option(
    "URL",
    "where the manual is published; pages about diagnostics are named below it",
    readManualUrl,
  ),
  quiet: flag("print nothing but diagnostics"),
} satisfies Readonly<Record<string, Option<unknown>>>;

export type OptionKey = keyof typeof optionList;

/** The values of options by their names in the code; folders are whole paths. */
export type OptionValues = { readonly [Key in OptionKey]: ReturnType<(typeof optionList)[Key]["read"]> };

export const optionKeys = Object.keys(optionList) as OptionKey[];
