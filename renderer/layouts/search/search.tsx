import { Link } from "../../components/link/link.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { pathnameToHref } from "../../compose/href.ts";
import { Island } from "../../islands/island.tsx";
import type { Layout } from "../layout.ts";

/** The search on a page of its own, and the list of all pages, which needs no scripts. */
export const layout: Layout<"search"> = ({ record, context }) => (
  <>
    <PageHead title={record.title} />
    <Island name="search" props={{ page: pathnameToHref(record.pathname, context.base) }} />
    <section className="section search-index">
      <h2 id="all-pages">All pages</h2>
      <div className="search-groups">
        {record.groups.map(({ title, items }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item.href}>
                  <Link href={item.href}>{item.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  </>
);
