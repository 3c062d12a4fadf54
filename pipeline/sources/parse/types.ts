import type { Position } from "../../core/diagnostics.ts";
import type { ComponentMeanings, DialectName } from "../dialects/dialect.ts";
import type { FormulaRule } from "../dialects/formula-rules.ts";

/** Limits on one file, and how it is read. Settings of `site.yaml`; there is no limit on the number of files. */
export interface Limits {
  /** Bytes of one text file. */
  readonly fileBytes: number;
  /** UTF-16 units of one line. */
  readonly lineLength: number;
  /** Nesting of YAML collections. */
  readonly yamlDepth: number;
  /** Cells of one Markdown table. */
  readonly tableCells: number;
  /** Nesting of Markdown blocks. */
  readonly markdownDepth: number;
  /** Steps that a browser takes to paint one drawing, as `drawingCost` counts them. */
  readonly drawingCost: number;
  /** The system that the docs were written for; absent: Fairlead itself. */
  readonly dialect?: DialectName | undefined;
  /** By which system's rule a text has formulas; absent: by that of the dialect without its settings. */
  readonly formulas?: FormulaRule | undefined;
  /** The meanings that the site gives to its components of MDX or Vue. */
  readonly components?: ComponentMeanings | undefined;
}

export const defaultLimits: Limits = {
  fileBytes: 1024 * 1024,
  lineLength: 100_000,
  yamlDepth: 64,
  tableCells: 20_000,
  markdownDepth: 50,
  drawingCost: 100_000,
};

/** Where a node of a YAML file was written, and its scalar text as typed (`1.10` stays `1.10`). */
export interface NodePosition {
  readonly value: Position;
  /** Position of the key that leads to this node; absent for list items and the root. */
  readonly key?: Position;
  /** Scalars only: the text as written, without quotes. */
  readonly text?: string;
  /** Scalars only: the offset range of the scalar in the file, quotes or block indicator included. */
  readonly range?: readonly [start: number, end: number];
}

/** A parsed YAML text: its value, and for each JSON Pointer (`/sections/0/id`, root is "") its place. */
export interface YamlDocument {
  readonly value: unknown;
  readonly positions: ReadonlyMap<string, NodePosition>;
}

/** One piece of rendered Markdown: HTML, or a slot that is filled once the whole site is known. */
export type Segment =
  | string
  /** The value of an `href` or `src` attribute: index into `links`. */
  | { readonly link: number }
  /** A value reference `{{ … }}`: index into `values`. */
  | { readonly value: number }
  /**
   * A value reference inside a quoted attribute or a caption, where only text is allowed: index into
   * `values`.
   */
  | { readonly valueText: number }
  /** A typed embed of a record, block level: index into `embeds`. */
  | { readonly embed: number };

/** The content that is filled in; for an image, the size that its author gave, which it keeps. */
export type Slot = Exclude<Segment, string> & { readonly sized?: GivenSize };

/** The one side of an image that its author gave in pixels, else that nothing is to be added. */
export type GivenSize = "whole" | { readonly width: number } | { readonly height: number };

export interface Heading {
  /** 2 to 6; a level 1 heading that leads a doc is its title. */
  readonly level: number;
  readonly id: string;
  /**
   * Plain text, with marks in place of values, as in all plain texts of a document (`reference-marks.ts`).
   */
  readonly text: string;
  /** Inline HTML of the heading, without links. */
  readonly html: string;
  readonly position: Position;
}

export interface MarkdownLink {
  readonly kind: "link" | "image";
  /** The target as it is meant: entities and escapes resolved, percent-encoding as written. */
  readonly target: string;
  /** Where the target was written; for a reference link, its definition. */
  readonly position: Position;
}

/** `{{ product.clim.supply-voltage }}` */
export interface ValueReference {
  /** The reference without braces and outer space. */
  readonly path: string;
  readonly position: Position;
}

/** `::register-map{ref="vektor-core-registers" block="gnss"}` on a line of its own. */
export interface MarkdownEmbed {
  readonly name: string;
  readonly attributes: Readonly<Record<string, { readonly value: string; readonly position: Position }>>;
  readonly position: Position;
  /** The whole line, in docs of another system: it is shown as it is where the data has no such record. */
  readonly line?: string;
}

export interface MarkdownDocument {
  readonly segments: readonly Segment[];
  readonly headings: readonly Heading[];
  readonly links: readonly MarkdownLink[];
  /** Links and images of other sites, whose addresses are in the HTML already; absent: none. */
  readonly externals?: readonly MarkdownLink[];
  readonly values: readonly ValueReference[];
  readonly embeds: readonly MarkdownEmbed[];
  /** Every id in the HTML of this document, in order: headings, footnotes, elements with an id. */
  readonly ids: readonly string[];
  /** First paragraph as plain text, for a description where front matter gives none. */
  readonly excerpt: string;
  /** Plain text of the whole document, one line a block. */
  readonly text: string;
  /**
   * For a doc whose text is one piece of HTML: the key and slots of its text in the store, for callers that
   * do not need the HTML itself.
   */
  readonly stored?: StoredText;
}

/** A text that is kept apart from what else is known of its document, and read when its segments are asked for. */
export interface StoredText {
  /** Names the segments. */
  readonly key: string;
  /** The slots between them, in order. */
  readonly slots: readonly Slot[];
}
