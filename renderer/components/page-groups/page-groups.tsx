import type { ReactNode } from "react";
import type { SearchPage } from "../../../schema/generated/types.ts";
import { Link } from "../link/link.tsx";

/** Lists of pages below the names of their groups, in as many columns as fit. */
export function PageGroups({ groups }: Pick<SearchPage, "groups">): ReactNode {
  return (
    <div className="page-groups">
      {groups.map(({ title, items }) => (
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
  );
}
