import { once } from "../../core/once.ts";
import { LostValueError } from "../../engine/cache/lost-value.ts";
import type { PackStore } from "../../engine/cache/pack-store.ts";
import type { ValueTable } from "../../engine/cache/value-table.ts";
import { sizedSegments } from "../parse/document-slots.ts";
import { type DocumentHead, type DocumentText, lazyDocument } from "../parse/lazy-document.ts";
import type { Source } from "../parse/source.ts";
import type { MarkdownDocument, Slot } from "../parse/types.ts";
import { outlineOf } from "./outline.ts";

/**
 * A source as JSON, in two values of the store: what the whole site must know of it, and the text of a doc, which is
 * five times as large and needed only where its page is made.
 */
export interface SourceTexts {
  readonly head: string;
  /** Names the file without what is changed most often (`outline.ts`); empty for one that counts as a whole. */
  readonly outline: string;
  /** Absent for what is no doc. */
  readonly text?: string;
}

/** A file of the data folder that is no source of the site. */
type Ignored = "ignored";

/** What the whole site must know of a source. */
interface Head extends Omit<Source, "prose"> {
  readonly prose: Readonly<Record<string, DocumentHead>>;
}

/** A head as the store has it: where its values stand is a third of it, and asked for where something is to be said. */
type KeptHead = Omit<Head, "places"> & { readonly places: string };

/** Divides what a file says; `undefined` is a file that is no source. */
export function sourceTexts(source: Source | undefined, key: string): SourceTexts {
  const document = source?.prose[""];
  if (source === undefined) return { head: JSON.stringify("ignored" satisfies Ignored), outline: "" };
  if (source.type !== "doc" || document === undefined)
    return { head: headText(source), outline: outlineOf(source) ?? "" };
  const { segments, text, ...rest } = document;
  const kept = isOneText(document) ? { kept: { key, slots: slotsOf(document) } } : {};
  const head: Head = { ...source, prose: { ...source.prose, "": { ...rest, ...kept } } };
  return {
    head: headText(head),
    text: JSON.stringify({ segments, text } satisfies DocumentText),
    outline: outlineOf(head) ?? "",
  };
}

function headText({ places, ...head }: Head): string {
  return JSON.stringify({ ...head, places: JSON.stringify(places) } satisfies KeptHead);
}

function slotsOf(document: MarkdownDocument): Slot[] {
  return sizedSegments(document).filter((segment) => typeof segment !== "string");
}

/** Whether the page of a doc shows one piece of HTML and nothing else. */
function isOneText({ segments, embeds }: MarkdownDocument): boolean {
  return (
    embeds.length === 0 && segments.some((segment) => typeof segment === "string" && segment.trim() !== "")
  );
}

/** Puts divided sources into the store: their heads side by side, because a build reads those of all files. */
export function putSources(sources: ReadonlyMap<string, SourceTexts>, store: PackStore): void {
  for (const [key, { text, outline }] of sources) {
    if (text !== undefined) store.put(textKey(key), text);
    outlinesIn(store).set(key, outline);
  }
  for (const [key, { head }] of sources) store.put(key, head);
}

/** Outlines of files by the keys of their sources. */
export function outlinesIn(store: PackStore): ValueTable<string> {
  return store.table<string>("outlines");
}

/** The pieces of a doc's HTML, of which nothing else was read. */
export function keptSegments(key: string, store: PackStore): DocumentText["segments"] {
  return readText(key, store).segments;
}

/** A source of the store, `"ignored"` for a file that is none; undefined where the store does not have all of one. */
export type CachedSource = Source | Ignored | undefined;

/** Sources in the order of their keys, neighbours read together. */
export function* cachedSources(keys: readonly string[], store: PackStore): Generator<CachedSource> {
  const heads = store.getEachJson<KeptHead | Head | Ignored>(keys);
  for (const key of keys) yield joined(heads.next().value ?? undefined, key, store);
}

/** Of what somebody still holds, the same object, which has been joined before. */
function joined(kept: KeptHead | Head | Ignored | undefined, key: string, store: PackStore): CachedSource {
  if (kept === undefined || kept === "ignored") return kept;
  const head = isKept(kept) ? withPlaces(kept) : kept;
  const document = head.type === "doc" ? head.prose[""] : undefined;
  // What is no doc was never divided, and who still holds a doc has joined it before.
  if (document !== undefined && !("segments" in document)) joinText(document, key, store);
  return document === undefined || store.has(textKey(key)) ? (head as Source) : undefined;
}

function isKept(head: KeptHead | Head): head is KeptHead {
  return typeof head.places === "string";
}

/** The same object, whose places are read when somebody asks for one. */
function withPlaces(kept: KeptHead): Head {
  const text = kept.places;
  const head: Omit<Head, "places"> = kept;
  const get = once(() => JSON.parse(text) as Source["places"]);
  return Object.defineProperty(head, "places", { enumerable: true, get }) as Head;
}

function joinText(head: DocumentHead, key: string, store: PackStore): void {
  lazyDocument(head, {
    segments: () => readText(key, store).segments,
    text: () => readText(key, store).text,
  });
}

function readText(key: string, store: PackStore): DocumentText {
  const text = store.readJson<DocumentText>(textKey(key));
  if (text === undefined) throw new LostValueError(`The text of ${key} is not in the store.`);
  return text;
}

function textKey(key: string): string {
  return `text of ${key}`;
}
