import type { MarkdownDocument } from "./types.ts";

/** The large part of a document, for which few steps ask. */
export type DocumentText = Pick<MarkdownDocument, "segments" | "text">;
/** The rest of it. */
export type DocumentHead = Omit<MarkdownDocument, keyof DocumentText>;

/**
 * Makes a document of its head, whose text is read each time it is asked for, so that a site of many docs does not hold
 * all of them. It is the same object: who holds the head holds the document.
 */
export function lazyDocument(
  head: DocumentHead,
  { segments, text }: { readonly [K in keyof DocumentText]: () => DocumentText[K] },
): MarkdownDocument {
  return Object.defineProperties(head, {
    segments: { enumerable: true, get: segments },
    text: { enumerable: true, get: text },
  }) as MarkdownDocument;
}
