import { Html } from "../../components/html/html.tsx";
import { LinkCards } from "../../components/link-cards/link-cards.tsx";
import { Island } from "../../islands/island.tsx";
import type { Layout } from "../layout.ts";

/** The page for addresses that do not exist: an empty spot on the chart. */
export const layout: Layout<"not-found"> = ({ record, context }) => (
  <div className="not-found">
    <svg className="not-found-mark" viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
      <circle cx="48" cy="48" r="34" />
      <path d="M48 2v28M48 66v28M2 48h28M66 48h28" />
    </svg>
    <h1>{record.title}</h1>
    {record.lines.map((line) => (
      <Html key={line} as="p" html={line} />
    ))}
    <p>
      <a href={context.base}>Home page</a>
    </p>
    <Island name="search" props={{ page: `${context.base}search`, isLost: true }} />
    <LinkCards cards={record.related ?? []} level={2} withKind />
  </div>
);
