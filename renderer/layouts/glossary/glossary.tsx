import type { ReactNode } from "react";
import type { GlossaryPage } from "../../../schema/generated/types.ts";
import { Html } from "../../components/html/html.tsx";
import { PageEnd } from "../../components/page-end/page-end.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { Island } from "../../islands/island.tsx";
import type { Layout } from "../layout.ts";

type Term = GlossaryPage["terms"][number];

/** The fewest terms that have letters to jump to and a filter. */
const LONG = 20;

/** Every term with its explanation; running text elsewhere links to the entries. */
export const layout: Layout<"glossary"> = ({ record }) => (
  <>
    <PageHead title={record.title} lead={record.description} />
    {record.terms.length >= LONG && (
      <>
        <Letters terms={record.terms} />
        <Island name="glossary-filter" props={{}} />
      </>
    )}
    <dl className="glossary">
      {record.terms.map((term) => (
        <div key={term.anchor} data-letter={letterOf(term)}>
          <dt id={term.anchor}>
            {term.term}
            {term.also !== undefined && <span className="also"> also {term.also.join(", ")}</span>}
          </dt>
          <Html as="dd" html={term.html} />
        </div>
      ))}
    </dl>
    <PageEnd record={record} />
  </>
);

/** The first letters of the terms, each a link to the first of its terms. */
function Letters({ terms }: Pick<GlossaryPage, "terms">): ReactNode {
  const firsts = new Map<string, Term>();
  for (const term of terms) if (!firsts.has(letterOf(term))) firsts.set(letterOf(term), term);
  return (
    <nav aria-label="Letters">
      <ul className="letters">
        {[...firsts].map(([letter, { anchor }]) => (
          <li key={letter}>
            <a href={`#${anchor}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const letterOf = ({ term }: Term): string => (Array.from(term)[0] ?? "").toUpperCase();
