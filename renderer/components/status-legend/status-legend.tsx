import type { ReactNode } from "react";
import { statusMeanings } from "./status-words.ts";

/** The head of a column of statuses. A pointer gets the meanings of the words below it; the end of a product has them as text. */
export function StatusHead({ words }: { readonly words: readonly string[] }): ReactNode {
  const meanings = statusMeanings(words).map(([word, meaning]) => `${word}: ${meaning}`);
  return (
    <th scope="col" title={meanings.length === 0 ? undefined : meanings.join("\n")}>
      Status
    </th>
  );
}

/** The legend in one line: `Status: confirmed, the maker of the product gives this value; measured, it was measured.` */
export function StatusLine({ words }: { readonly words: readonly string[] }): ReactNode {
  const meanings = statusMeanings(words);
  if (meanings.length === 0) return null;
  return <p>Status: {meanings.map(([word, meaning]) => `${word}, ${meaning}`).join("; ")}.</p>;
}
