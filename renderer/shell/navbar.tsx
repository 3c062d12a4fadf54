import type { ReactNode } from "react";
import type { ShellItem, SiteShell } from "../../schema/generated/types.ts";
import { Icon } from "../components/icon/icon.tsx";
import { Link } from "../components/link/link.tsx";
import { Island } from "../islands/island.tsx";

/** The navigation bar; on a small screen the same items are in a panel. Both work without scripts. */
export function Navbar({ shell }: { readonly shell: SiteShell }): ReactNode {
  const { navigation, colourMode } = shell;
  const left = navigation.filter((item) => item.position === "left");
  const right = navigation.filter((item) => item.position === "right");
  return (
    <header className="navbar">
      <nav className={colourMode.switch ? "navbar-inner with-mode" : "navbar-inner"} aria-label="Main">
        <Brand shell={shell} />
        <Items items={left} className="navbar-items navbar-left" />
        <Items items={right} className="navbar-items navbar-right" />
        <form className="navbar-search" action={`${shell.base}search`} method="get">
          <button type="submit" aria-label="Search" aria-keyshortcuts="/ Control+K Meta+K">
            <Icon name="search" />
            <span>Search</span>
            <kbd>/</kbd>
          </button>
        </form>
        {colourMode.switch && (
          <div className="navbar-mode">
            <Island name="colour-mode" props={{ followSystem: colourMode.followSystem }} />
          </div>
        )}
        <details className="mobile-menu">
          <summary aria-label="Toggle navigation bar">
            <Icon name="menu" />
          </summary>
          <Items items={[...left, ...right]} className="mobile-items" />
        </details>
      </nav>
      <Island name="menus" props={{}} />
    </header>
  );
}

function Brand({ shell }: { readonly shell: SiteShell }): ReactNode {
  const { logo } = shell;
  if (logo === undefined) {
    return (
      <a className="brand" href={shell.base}>
        {shell.title}
      </a>
    );
  }
  const { alt, height, width } = logo;
  return (
    <a className="brand" href={shell.base} aria-label={shell.title}>
      <img className={logo.dark && "only-light"} src={logo.href} alt={alt} height={height} width={width} />
      {logo.dark && <img className="only-dark" src={logo.dark} alt={alt} height={height} width={width} />}
    </a>
  );
}

function Items(props: { readonly items: readonly ShellItem[]; readonly className: string }): ReactNode {
  if (props.items.length === 0) return null;
  return (
    <ul className={props.className}>
      {props.items.map((item) => (
        <li key={item.label}>{item.items === undefined ? <Single item={item} /> : <Menu item={item} />}</li>
      ))}
    </ul>
  );
}

function Single({ item }: { readonly item: ShellItem }): ReactNode {
  if (item.href === undefined) return <span>{item.label}</span>;
  return (
    <Link href={item.href} external={item.external}>
      {item.label}
    </Link>
  );
}

function Menu({ item }: { readonly item: ShellItem }): ReactNode {
  return (
    <details className="menu">
      <summary>{item.label}</summary>
      <ul>
        {item.items?.map((link) => (
          <li key={link.href}>
            <Link href={link.href} external={link.external}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
