// Types of the package `fairlead`. Written by hand for `index.js`; a test holds both together.
import type { Diagnostic } from "../../schema/generated/types.ts";

export type { Diagnostic };

/** The options of all functions. Paths are relative to `cwd`. */
export interface CommonOptions {
  /** The folder in which the command runs, to which the paths of diagnostics are relative; default: that of the process. */
  readonly cwd?: string;
  /** The data folder; default: `data`. */
  readonly data?: string;
}

/** The options of all functions that make a site. */
export interface SiteOptions extends CommonOptions {
  /** Path below which the site is served, such as `/docs/`; default: `/`. */
  readonly base?: string;
  /** Scheme and host of the published site, such as `https://example.org`. */
  readonly siteUrl?: string;
  /** Folder of the cache; false: none. */
  readonly cache?: string | false;
  /** Most threads for work on files and pages; default: one a core. */
  readonly jobs?: number;
  /** The address at which the manual is published; `docs` of a diagnostic is an address below it. */
  readonly manualUrl?: string;
}

/** The further options of check and build. */
export interface JudgingOptions extends SiteOptions {
  /** `links.json` of the published site, as a file, folder or address: what vanished without an alias is an error. */
  readonly against?: string;
  /** Warnings that are allowed; default: any number. */
  readonly maxWarnings?: number;
}

export interface CheckOptions extends JudgingOptions {
  /** Answers and files that a person must supply before the site is published are errors. */
  readonly publish?: boolean;
  /** Asks other sites whether the pages that are linked to are there. */
  readonly external?: boolean;
  /** Drafts and unconfirmed values too. */
  readonly review?: boolean;
  /** Writes `baseline.yaml` of the data folder, which accepts what is found now and nothing else. */
  readonly writeBaseline?: boolean;
  /** Takes out of `baseline.yaml` what is not found any more. */
  readonly prune?: boolean;
  /** Fails where a published value has changed since a git revision without a new revision entry. */
  readonly since?: string;
}

export interface BuildOptions extends JudgingOptions {
  /** The output folder; default: `dist`. */
  readonly out?: string;
  /** Number of the release; saved copies never go back to a lower one. */
  readonly release?: number;
  /** The tree of the last release: files that open tabs and saved copies still ask for are included. */
  readonly previous?: string;
  /** Prints each datasheet as PDF, with an installed Chromium, Chrome or Edge. */
  readonly pdf?: boolean;
  /** No copy for devices; the service worker of earlier builds removes itself and its copy. */
  readonly removeWorker?: boolean;
  /** Writes the site whatever is wrong with it, to look at and never to publish. */
  readonly trial?: boolean;
}

/** How `check` or `build` ended. */
export interface Result {
  /** Whether there are no mistakes; `build` has written the site then. */
  readonly ok: boolean;
  /** Sorted by file and place. */
  readonly diagnostics: readonly Diagnostic[];
  /** How many there are, in how many files, and how many `baseline.yaml` accepts besides; absent: none. */
  readonly summary: {
    readonly errors: number;
    readonly warnings: number;
    readonly files: number;
    readonly accepted?: number;
  };
  /** The sentences that the command prints besides, such as how many pages were built. */
  readonly messages: readonly string[];
}

export interface DevOptions extends SiteOptions {
  /** Default: 4000, or with 0 any free port. */
  readonly port?: number;
  /** Default: 127.0.0.1. */
  readonly host?: string;
  /** Drafts and unconfirmed values too. */
  readonly review?: boolean;
  /** The editor that the overlay opens files in, or an address with `{file}`, `{line}` and `{column}`. */
  readonly editor?: string;
  /** Takes what is wrong in the data, at the start where there is something, and whenever it has changed. */
  readonly onDiagnostics?: (diagnostics: readonly Diagnostic[]) => void;
}

/** A server that shows every save. */
export interface DevServer {
  /** The address of the site. */
  readonly url: string;
  /** Ends the server. It ends with the process at the latest. */
  close(): Promise<void>;
}

export interface ImportOptions extends CommonOptions {
  readonly format: "csv" | "dbc" | "kicad" | "sunspec" | "svd";
  /** The file that another tool wrote. */
  readonly file: string;
  /** Id of the product that the file is of. */
  readonly product: string;
  /** Id of the record; default: that of the product with an ending by format. */
  readonly id?: string;
  /** The connector of a netlist, such as `J2`, for `kicad` alone. */
  readonly connector?: string;
  /** The meaning of the columns of a table, such as `Address=Modbus address,Type=Data type`, for `csv` alone. */
  readonly columns?: string;
  /** Lines of a table above the names of its columns, for `csv` alone. */
  readonly skip?: number;
  /** A table has no names of columns; `columns` names them by numbers. For `csv` alone. */
  readonly noHeader?: boolean;
  /** The numbers of a column such as Scale divide a value, for `csv` alone. */
  readonly divisor?: boolean;
  /** How a table prints addresses, for `csv` alone. */
  readonly addressing?: "wire" | "one-based" | "reference";
  /** Says what would be written, and writes nothing. */
  readonly dryRun?: boolean;
}

/** Something of a file that the record has otherwise, or has not. */
export interface ImportNotice {
  readonly file: string;
  /** 1-based. */
  readonly line?: number;
  readonly kind: string;
  readonly message: string;
}

export interface ImportResult {
  readonly notices: readonly ImportNotice[];
  /** The sentences that the command prints besides, such as which file it wrote. */
  readonly messages: readonly string[];
}

/** Wrong use: an option that the command does not have, or a folder that is not there. */
export declare class UsageError extends Error {
  /** A sentence about what to do. */
  readonly hint: string | undefined;
}

/** Judges everything that needs no rendering: schemas, references, links, anchors. */
export declare function check(options?: CheckOptions): Promise<Result>;
/** Checks, then writes the whole site; on a mistake nothing is written and the last good output stays. */
export declare function build(options?: BuildOptions): Promise<Result>;
/** Serves the site and shows every save in the open page. */
export declare function dev(options?: DevOptions): Promise<DevServer>;
/** Makes a record of a file that another tool wrote, or brings into it what has changed there since. */
export declare function importFile(options: ImportOptions): Promise<ImportResult>;
