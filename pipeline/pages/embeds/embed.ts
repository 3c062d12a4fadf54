import type { Block, Table } from "../../../schema/generated/types.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { Source, SourceOf, SourceTypes } from "../../sources/parse/source.ts";
import type { CompileContext } from "../context.ts";
import type { BoardItem } from "./board-items/board-item.ts";
import type { PageSection } from "./page-section.ts";
import type { SetUnit, SetView, UnitPlaces } from "./set-unit.ts";

/** An embed as the author wrote it, attributes checked. */
export interface EmbedRequest {
  readonly attributes: Readonly<Record<string, string>>;
  /** The doc or record that holds the embed. */
  readonly host: Source;
  /** Makes an id unique within the page; a second embed of one record has rows without ids. */
  readonly claimAnchor: (id: string) => string | undefined;
}

export interface RecordRequest<T extends keyof SourceTypes> extends EmbedRequest {
  /** The record named by `ref`. */
  readonly record: SourceOf<T>;
}

/** Input for the sections of a page that a record has of its own. */
export interface SectionsRequest<T extends keyof SourceTypes>
  extends Pick<RecordRequest<T>, "record" | "claimAnchor"> {
  /** Absent: the page shows all of the record. */
  readonly view?: SetView;
}

/** Input for the overview of a set on a page that does not show its parts. */
export interface OverviewTablesRequest<T extends keyof SourceTypes>
  extends Pick<RecordRequest<T>, "record" | "claimAnchor"> {
  readonly elsewhere: UnitPlaces;
}

/** Why an embed cannot be shown; `attribute` says which one is at fault. */
export interface EmbedProblem {
  readonly attribute: string;
  readonly message: string;
  readonly hint: string;
}

/** Undefined where a record that an embed needs has a mistake of its own, which is reported there. */
export type EmbedResult = Block | EmbedProblem | undefined;

interface Attributes {
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
}

/** How a record appears inside a doc: `::name{ref="…"}`. */
export interface RecordEmbed<T extends keyof SourceTypes = keyof SourceTypes> extends Attributes {
  /** Record type that `ref` names. */
  readonly ref: T;
  compile(request: RecordRequest<T>, context: CompileContext): EmbedResult;
  /**
   * The sections of the page that a record has of its own, none where nothing of it is published; absent: the page
   * shows what an embed shows.
   */
  sections?(request: SectionsRequest<T>, context: CompileContext): readonly PageSection[];
  /** The published parts of a set by which it is divided between pages; absent: it is never divided. */
  units?(record: SourceOf<T>, index: SiteIndex): readonly SetUnit[];
  /** The settings and the overview of a set, for a page that leads to its parts. */
  overview?(request: OverviewTablesRequest<T>, context: CompileContext): readonly Table[];
  /** The published parts of a record that may differ by hardware revision and variant; absent: none does. */
  boardItems?(record: SourceOf<T>, index: SiteIndex): readonly BoardItem[];
}

/** An embed in a doc that has other attributes than `ref`. */
export interface PlainEmbed extends Attributes {
  readonly ref?: undefined;
  compile(request: EmbedRequest, context: CompileContext): EmbedResult;
}

export type Embed = RecordEmbed | PlainEmbed;
