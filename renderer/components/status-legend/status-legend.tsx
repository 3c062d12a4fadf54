import { type ReactNode, useContext } from "react";
import { OnPaper } from "../paper/paper.ts";
import { statusMeanings } from "./status-words.ts";

/** The head of a column of statuses. It opens a legend of the words below it; paper has the legend before the sources. */
export function StatusHead({ words }: { readonly words: readonly string[] }): ReactNode {
  const isOnPaper = useContext(OnPaper);
  const meanings = statusMeanings(words);
  if (isOnPaper || meanings.length === 0) return <th scope="col">Status</th>;
  return (
    <th scope="col" aria-label="Status">
      <details>
        <summary>Status</summary>
        <div className="status-note">
          {meanings.map(([word, meaning]) => (
            <span key={word} className="spec-note">
              <span className={`status status-${word}`}>{word}</span> {meaning}
            </span>
          ))}
        </div>
      </details>
    </th>
  );
}

/** The legend in one line: `Status: confirmed, the maker of the product gives this value; measured, it was measured.` */
export function StatusLine({ words }: { readonly words: readonly string[] }): ReactNode {
  const meanings = statusMeanings(words);
  if (meanings.length === 0) return null;
  return <p>Status: {meanings.map(([word, meaning]) => `${word}, ${meaning}`).join("; ")}.</p>;
}
