import type { SiteSource } from "../../../schema/generated/types.ts";
import type { Constructs } from "./constructs.ts";
import type { KeyRules } from "./front-matter-keys.ts";

/** The name of a dialect in `site.yaml`. */
export type DialectName = NonNullable<NonNullable<SiteSource["docs"]>["dialect"]>;

/** The meanings of components of MDX or Vue by name, from `site.yaml`. */
export type ComponentMeanings = NonNullable<NonNullable<SiteSource["docs"]>["components"]>;

/** How docs are read that were written for a system. */
export interface Dialect {
  /** The system as people call it. */
  readonly label: string;
  /** Files and folders, of the data folder, that show it; the first that is there is named. */
  readonly signs: readonly string[];
  readonly anchors: AnchorRule;
  /** Absent: the text on one line. */
  readonly headingText?: HeadingText;
  readonly addresses: AddressRule;
  /** Files of the system that are no docs and no records: its menu, its blog. */
  readonly noSources?: RegExp;
  /** Keys of front matter beside those of Fairlead; absent: any other is a mistake. */
  readonly keys?: KeyRules;
  /** The meaning of `{{ x }}` there; absent: a value of the data. */
  readonly braces?: string;
  /** Whether all docs, and not only those whose name ends in .mdx, are written with tags of MDX. */
  readonly jsx?: boolean;
  /** The kind of its components; absent: MDX. */
  readonly components?: string;
  /** `## Head{#id}`: an id needs no space before it. */
  readonly tightIds: boolean;
  /** Whether an empty `<a id="x"></a>` at the end of a heading is its anchor. */
  readonly headingElements?: boolean;
  /** Whether the heading that is the title has an anchor, as all others. */
  readonly titleAnchor: boolean;
  /** `[[toc]]` and `[TOC]` insert a table of contents, which every page has: they are left out. */
  readonly tocMarks: boolean;
  /** "```js [main.js]": the text in brackets is the title. */
  readonly bracketTitles: boolean;
  readonly constructs: Constructs;
}

/** The text of a heading that its anchor is made of, in a system that takes another one than readers see on one line. */
export interface HeadingText {
  /** `:rocket:` counts as that name, or not at all. */
  readonly emoji: "name" | "none";
  /** Whether the alternative text of a picture counts. */
  readonly images: boolean;
  /** Entities count as they are written. */
  readonly entities?: "written";
  /** Two hyphens are a dash, which no anchor has; "all": and three are. */
  readonly dashes?: "two" | "all";
  /** `:name` is a directive, which has no text. */
  readonly directives?: true;
}

/** How headings get their anchors. */
export interface AnchorRule {
  /** The anchor of a text; "" where nothing of it is left. */
  readonly slug: (text: string) => string;
  /** Another one, where an anchor is taken or empty; `count` is 1 at the first attempt. */
  readonly next: (anchor: string, base: string, count: number) => string;
}

/** How a file gets its address, and what a target in a doc means. */
export interface AddressRule {
  /** Names, in small letters, of files that are the page of their folder. */
  readonly indexNames: readonly string[];
  /** Whether a file with the name of its folder is its page too. */
  readonly folderNamed: boolean;
  /** Whether `01-` before a name says its place and is no part of the address. */
  readonly numbered: boolean;
  /** Whether the `id` of a file that is the page of its folder takes it out of that. */
  readonly indexHasId: boolean;
  /** Whether of two files that are the page of one folder the first name counts and the other is left out. */
  readonly oneIndex?: boolean;
  /** Whether names of folders and files are slugs in an address, as those of headings on GitHub are. */
  readonly slugged?: boolean;
  /** Whether an address in the front matter of further docs is that on the site, and not below the address of these docs. */
  readonly slugOfSite?: boolean;
  /** Absent: a page is found by its file and by its address, as Fairlead does. */
  readonly targets?: TargetRule;
}

/** Docs whose addresses are those of other paths. All paths are of the data folder. */
export interface MovedDocs {
  /** The path that gives a file its address. */
  readonly pathOf: ReadonlyMap<string, string>;
  /** The file that has the address of a path. */
  readonly fileOf: ReadonlyMap<string, string>;
}

/** The rule by which a target in a doc of another system is resolved. */
export interface TargetRule {
  /** Files that a target may name; the first pattern that fits decides, and where none does it is an address. */
  readonly files: readonly FilePattern[];
  /** Folders of the data folder in which "/x.md" is looked for. */
  readonly roots: readonly string[];
  /** Whether "/x.md" in further docs is in the folder of the docs of the site, too. */
  readonly oneRoot?: true;
  /** Folders in which "x.md" without a dot before it is looked for, after that of the doc. */
  readonly bases: readonly string[];
  /** Folders whose files are at "/". */
  readonly publicFolders: readonly string[];
  /** Whether relative files in an included part count from that part. */
  readonly partsApart?: boolean;
  /** Folders whose pages are made of code or are no docs, and are not made here. */
  readonly pageFolders?: readonly PageFolder[];
  /** Beginnings of targets and their replacements. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Address below which the system has the docs; absent: the root. */
  readonly route?: string;
  /** Which addresses end in a slash, so that "./x" counts from them and not from their folder. */
  readonly finalSlash?: "all" | "folders" | "none";
  /** Address of the whole site, with a slash before and behind. */
  readonly base?: string;
  /** Docs that get their addresses from other paths than their own, by the settings of the system; targets name them by these. */
  readonly moved?: MovedDocs | undefined;
}

interface PageFolder {
  readonly folder: string;
  /** The address of its pages. */
  readonly address: string;
  /** Whether every address below that is one of its pages, whatever its files are called. */
  readonly isWhole?: boolean;
}

/** The end of a target, and its replacements in the names of files. */
interface FilePattern {
  readonly pattern: RegExp;
  readonly to: readonly string[];
  /** "page": it counts from the address of the page; "either": from the folder of the file, then so; absent: from the folder. */
  readonly from?: "page" | "either";
}
