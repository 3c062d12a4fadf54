import type { ReactNode } from "react";
import type { SiteShell } from "../../schema/generated/types.ts";
import { Html } from "../components/html/html.tsx";
import { Island } from "../islands/island.tsx";
import { Navbar } from "./navbar.tsx";

/** The shell before the page: skip link, announcement, navbar. */
export function Before({ shell }: { readonly shell: SiteShell }): ReactNode {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      {shell.announcement !== undefined && <Announcement announcement={shell.announcement} />}
      <Navbar shell={shell} />
    </>
  );
}

function Announcement(props: { readonly announcement: NonNullable<SiteShell["announcement"]> }): ReactNode {
  const { id, html, closable } = props.announcement;
  return (
    <section className="announcement" aria-label="Announcement">
      <Html as="p" html={html} />
      {closable && <Island name="announcement-close" props={{ id }} />}
    </section>
  );
}
