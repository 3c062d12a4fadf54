import { LostValueError } from "../cache/lost-value.ts";
import type { PackStore } from "../cache/pack-store.ts";
import { sizedSegments } from "../parse/document-slots.ts";
import { type DocumentHead, type DocumentText, lazyDocument } from "../parse/lazy-document.ts";
import type { MarkdownDocument, Slot } from "../parse/types.ts";
import type { Source } from "../resolve/source.ts";

/**
 * A source as JSON, in two values of the store: what the whole site must know of it, and the text of a doc, which is
 * five times as large and needed only where its page is made.
 */
export interface SourceTexts {
  readonly head: string;
  /** Absent for what is no doc. */
  readonly text?: string;
}

/** A file of the data folder that is no source of the site. */
type Ignored = "ignored";
type Head = Omit<Source, "prose"> & { readonly prose: Readonly<Record<string, DocumentHead>> };

/** Divides what a file says; `undefined` is a file that is no source. */
export function sourceTexts(source: Source | undefined, key: string): SourceTexts {
  const document = source?.prose[""];
  if (source === undefined || source.type !== "doc" || document === undefined)
    return { head: JSON.stringify(source ?? ("ignored" satisfies Ignored)) };
  const { segments, text, ...rest } = document;
  const kept = isOneText(document) ? { kept: { key, slots: slotsOf(document) } } : {};
  const head: Head = { ...source, prose: { ...source.prose, "": { ...rest, ...kept } } };
  return { head: JSON.stringify(head), text: JSON.stringify({ segments, text } satisfies DocumentText) };
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

/** Puts a divided source into the store. */
export function putSource(key: string, { head, text }: SourceTexts, store: PackStore): void {
  if (text !== undefined) store.put(textKey(key), text);
  store.put(key, head);
}

/** A source of the store, `"ignored"` for a file that is none; undefined where the store does not have all of it. */
export function keptSource(key: string, store: PackStore): Source | Ignored | undefined {
  const head = store.getJson<Head | Ignored>(key);
  if (head === undefined || head === "ignored") return head;
  const document = head.type === "doc" ? head.prose[""] : undefined;
  // What is no doc was never divided, and who still holds a doc has joined it before.
  if (document !== undefined && !("segments" in document)) joinText(document, key, store);
  return document === undefined || store.has(textKey(key)) ? (head as Source) : undefined;
}

function joinText(head: DocumentHead, key: string, store: PackStore): void {
  const read = (): DocumentText => {
    const text = store.readJson<DocumentText>(textKey(key));
    if (text === undefined) throw new LostValueError(`The text of ${key} is not in the store.`);
    return text;
  };
  lazyDocument(head, { segments: () => read().segments, text: () => read().text });
}

function textKey(key: string): string {
  return `text of ${key}`;
}
