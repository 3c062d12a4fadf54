import type { ReactNode } from "react";
import type { PageRecord, SiteShell } from "../../schema/generated/types.ts";

/** Site-wide props of a layout beside its record. They come from data alone: no clock, no random, no request. */
export type LayoutContext = Pick<
  SiteShell,
  "title" | "tagline" | "titleDelimiter" | "lang" | "base" | "url" | "docs"
>;

/** The record of one type. */
export type RecordOf<T extends PageRecord["type"]> = Extract<PageRecord, { type: T }>;

/** A pure function from a record to the content of `main`. */
export type Layout<T extends PageRecord["type"]> = (props: {
  readonly record: RecordOf<T>;
  readonly context: LayoutContext;
}) => ReactNode;
