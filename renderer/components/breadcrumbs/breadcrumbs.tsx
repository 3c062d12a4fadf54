import type { ReactNode } from "react";
import type { Crumb } from "../../../schema/generated/types.ts";
import { Icon } from "../icon/icon.tsx";

/** The trail from the home page, which is drawn as a house, to this page. `home` is the base path of the site. */
export function Breadcrumbs(props: { readonly crumbs: readonly Crumb[]; readonly home: string }): ReactNode {
  const crumbs = props.crumbs.filter((crumb) => crumb.href !== props.home);
  if (crumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <a className="crumb-home" href={props.home} aria-label="Home page">
            <Icon name="home" />
          </a>
        </li>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href ?? crumb.title}>
            <Step crumb={crumb} isLast={index === crumbs.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Step({ crumb, isLast }: { readonly crumb: Crumb; readonly isLast: boolean }): ReactNode {
  if (crumb.href !== undefined) return <a href={crumb.href}>{crumb.title}</a>;
  return <span aria-current={isLast ? "page" : undefined}>{crumb.title}</span>;
}
