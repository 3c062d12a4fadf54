import type { ReactNode } from "react";
import type { PageRecord, Question } from "../../../schema/generated/types.ts";
import { partId } from "../section/anchor-of.ts";

/**
 * The values that are not published, once for the whole page: a closed panel with their names, and a link to ask for
 * them.
 */
export function NotPublished({ record }: { readonly record: PageRecord }): ReactNode {
  const { unknown = [], question } = record;
  if (question === undefined) return null;
  return (
    <div className="prose not-published">
      <details id={partId(record, "not-published")}>
        <summary>{unknown.length === 0 ? "Question" : `Not published (${unknown.length})`}</summary>
        {unknown.length > 0 && (
          <ul>
            {unknown.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
        <AskedAs question={question} />
      </details>
    </div>
  );
}

/** The question as a message to send where the site knows a channel, else as a text to copy. */
function AskedAs({ question: { text, href } }: { readonly question: Question }): ReactNode {
  if (href === undefined)
    return (
      <pre>
        <code>{text}</code>
      </pre>
    );
  return (
    <>
      <p>{text}</p>
      <p>
        <a className="button" href={href}>
          Ask this question
        </a>
      </p>
    </>
  );
}
