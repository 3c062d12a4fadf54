import { type ReactNode, useContext } from "react";
import { OnPaper } from "../paper/paper.ts";
import { statusMeanings } from "./status-words.ts";

/** The head of a column of statuses. It opens a legend of the words below it; paper has the legend before the sources. */
export function StatusHead({ words }: { readonly words: readonly string[] }): ReactNode {
  const isOnPaper = useContext(OnPaper);
  const meanings = statusMeanings(words);
  if (isOnPaper || meanings.length === 0) return <th scope="col">Status</th>;
  return (
    <th scope="col" className="status-head">
      <details>
        <summary>Status</summary>
        <dl className="status-legend">
          {meanings.map(([word, meaning]) => (
            <div key={word}>
              <dt className={`status status-${word}`}>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
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
