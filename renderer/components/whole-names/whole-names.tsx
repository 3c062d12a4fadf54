import { Fragment, type ReactNode } from "react";

const HYPHENATED = /[\p{L}\p{N}]-[\p{L}\p{N}]/u;

/** A text whose names with hyphens, as Serial-Servo-Hub, are broken over two lines only if no line has room for them. */
export function WholeNames({ text }: { readonly text: string }): ReactNode {
  if (!HYPHENATED.test(text)) return text;
  // Words and the spaces between them, in turn: the place of each is its key.
  return text.split(/(\s+)/).map((word, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text change only with it
    <Fragment key={at}>{HYPHENATED.test(word) ? <span className="whole-name">{word}</span> : word}</Fragment>
  ));
}
