import { Html } from "../../components/html/html.tsx";
import { PageEnd } from "../../components/page-end/page-end.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import type { Layout } from "../layout.ts";

/** Every term with its explanation; running text elsewhere links to the entries. */
export const layout: Layout<"glossary"> = ({ record }) => (
  <>
    <PageHead title={record.title} lead={record.description} />
    <dl className="glossary">
      {record.terms.map((term) => (
        <div key={term.anchor}>
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
