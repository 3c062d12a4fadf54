import { Fragment, type ReactNode } from "react";

/** A name with hyphens, with the signs around it. Paths and references to values are left as they are. */
const HYPHENATED = /^[^\p{L}\p{N}{]*[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+[^\p{L}\p{N}]*$/u;

/** A text whose names with hyphens, as Serial-Servo-Hub, are broken over two lines only if no line has room for them. */
export function WholeNames({ text }: { readonly text: string }): ReactNode {
  const words = text.split(/(\s+)/);
  // A name that is all of the text has a line of its own already.
  if (words.length === 1 || !words.some((word) => HYPHENATED.test(word))) return text;
  // Words and the spaces between them, in turn: the place of each is its key.
  return words.map((word, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text change only with it
    <Fragment key={at}>{HYPHENATED.test(word) ? <span className="whole-name">{word}</span> : word}</Fragment>
  ));
}
