import type { SiteSource } from "../../../schema/generated/types.ts";

/** The name of a dialect in `site.yaml`. */
export type DialectName = NonNullable<NonNullable<SiteSource["docs"]>["dialect"]>;

/** How docs are read that were written for a system. */
export interface Dialect {
  /** The system as people call it. */
  readonly label: string;
  /** Files and folders, of the data folder, that show it; the first that is there is named. */
  readonly signs: readonly string[];
  readonly anchors: AnchorRule;
  /** `## Head{#id}`: an id needs no space before it. */
  readonly tightIds: boolean;
  /** `[[toc]]` and `[TOC]` stand for a table of contents, which every page has: they are left out. */
  readonly tocMarks: boolean;
  /** "```js [main.js]": what stands in brackets is the title. */
  readonly bracketTitles: boolean;
}

/** How headings get their anchors. */
export interface AnchorRule {
  /** The anchor of a text; "" where nothing of it is left. */
  readonly slug: (text: string) => string;
  /** Another one, where an anchor is taken or empty; `count` is 1 at the first attempt. */
  readonly next: (anchor: string, base: string, count: number) => string;
}
