import { once } from "../../core/once.ts";
import { LostValueError } from "../../engine/cache/lost-value.ts";
import type { Engine } from "../../engine/engine.ts";
import { sizedSegments } from "../parse/document-slots.ts";
import { type DocumentHead, type DocumentText, lazyDocument } from "../parse/lazy-document.ts";
import type { Source } from "../parse/source.ts";
import type { MarkdownDocument, Slot } from "../parse/types.ts";

/**
 * A source as JSON, in two values of the store: what the whole site must know of it, and the text of a doc, which is
 * five times as large and needed only where its page is made.
 */
export interface SourceTexts<Text extends Uint8Array | string = Uint8Array | string> {
  readonly head: Text;
  /** Absent for what is no doc. */
  readonly text?: Text;
}

/** A file of the data folder that is no source of the site. */
type Ignored = "ignored";

/** The part of a source that the whole site needs. */
interface Head extends Omit<Source, "prose"> {
  readonly prose: Readonly<Record<string, DocumentHead>>;
}

/**
 * A head as it is in the store: the positions of its values are a third of it, and are only read for a
 * report.
 */
type CachedHead = Omit<Head, "positions"> & { readonly positions: string };

/** Divides what a file says; `undefined` is a file that is no source. */
export function sourceTexts(source: Source | undefined, key: string): SourceTexts<string> {
  const document = source?.prose[""];
  if (source === undefined) return { head: JSON.stringify("ignored" satisfies Ignored) };
  if (source.type !== "doc" || document === undefined) return { head: headText(source) };
  const { segments, text, ...rest } = document;
  const stored = isOneText(document) ? { stored: { key, slots: slotsOf(document) } } : {};
  return {
    head: headText({ ...source, prose: { ...source.prose, "": { ...rest, ...stored } } }),
    text: JSON.stringify({ segments, text } satisfies DocumentText),
  };
}

function headText({ positions, ...head }: Head): string {
  return JSON.stringify({ ...head, positions: JSON.stringify(positions) } satisfies CachedHead);
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
export function putSources(sources: ReadonlyMap<string, SourceTexts>, engine: Engine): void {
  for (const [key, { text }] of sources) if (text !== undefined) engine.values.put(textKey(key), text);
  for (const [key, { head }] of sources) engine.values.put(key, head);
}

/**
 * A source of the store, `"ignored"` for a file that is not a source; undefined if a part of it is missing in
 * the store.
 */
export type CachedSource = Source | Ignored | undefined;

/** Sources in the order of their keys, neighbours read together. */
export function* cachedSources(keys: readonly string[], engine: Engine): Generator<CachedSource> {
  const heads = engine.values.getEachJson<CachedHead | Head | Ignored>(keys);
  for (const key of keys) yield joined(heads.next().value ?? undefined, key, engine);
}

/** If a former result is still in memory, the same object, which has been joined before. */
function joined(cached: CachedHead | Head | Ignored | undefined, key: string, engine: Engine): CachedSource {
  if (cached === undefined || cached === "ignored") return cached;
  const head = isCachedHead(cached) ? withPositions(cached) : cached;
  const document = head.type === "doc" ? head.prose[""] : undefined;
  // A source that is not a doc was never divided, and a doc that is still in memory has been joined before.
  if (document !== undefined && !("segments" in document)) joinText(document, key, engine);
  return document === undefined || engine.values.has(textKey(key)) ? (head as Source) : undefined;
}

function isCachedHead(head: CachedHead | Head): head is CachedHead {
  return typeof head.positions === "string";
}

/** The same object, whose positions are read when somebody asks for one. */
function withPositions(cached: CachedHead): Head {
  const text = cached.positions;
  const head: Omit<Head, "positions"> = cached;
  const get = once(() => JSON.parse(text) as Source["positions"]);
  return Object.defineProperty(head, "positions", { enumerable: true, get }) as Head;
}

function joinText(head: DocumentHead, key: string, engine: Engine): void {
  lazyDocument(head, {
    segments: () => readText(key, engine).segments,
    text: () => readText(key, engine).text,
  });
}

function readText(key: string, engine: Engine): DocumentText {
  const text = engine.values.readJson<DocumentText>(textKey(key));
  if (text === undefined) throw new LostValueError(`The text of ${key} is not in the store.`);
  return text;
}

function textKey(key: string): string {
  return `text of ${key}`;
}
