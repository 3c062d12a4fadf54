import { PageGroups } from "../../components/page-groups/page-groups.tsx";
import { PageHead } from "../../components/page-head/page-head.tsx";
import { Island } from "../../islands/island.tsx";
import { pathnameToHref } from "../../shared/compose/href.ts";
import type { Layout } from "../layout.ts";

/** The search on a page of its own, and the list of all pages, which needs no scripts. */
export const layout: Layout<"search"> = ({ record, context }) => (
  <>
    <PageHead title={record.title} />
    <Island name="search" props={{ page: pathnameToHref(record.pathname, context.base) }} />
    <section className="section">
      <h2 id="all-pages">All pages</h2>
      <PageGroups groups={record.groups} />
    </section>
  </>
);
