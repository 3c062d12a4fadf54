import type { ReactNode } from "react";
import type { SiteShell } from "../../schema/generated/types.ts";
import { Link } from "../components/link/link.tsx";
import { Island } from "../islands/island.tsx";

type Group = SiteShell["footer"]["groups"][number];

/** The shell after the page: footer and the link back to the top. */
export function After({ shell }: { readonly shell: SiteShell }): ReactNode {
  const { groups, copyright, contact } = shell.footer;
  return (
    <>
      <footer className="footer">
        <div className="footer-inner">
          <div className="footer-about">
            <p className="footer-title">{shell.title}</p>
            <p>{shell.tagline}</p>
            <p>
              <Link href={`${shell.base}offline`}>Read without a network</Link>
            </p>
            {contact !== undefined && (
              <p>
                <Link href={contact.href}>{contact.label}</Link>
              </p>
            )}
          </div>
          {groups.map((group) => (
            <FooterGroup key={group.items.map((item) => item.href).join(" ")} group={group} />
          ))}
          {copyright !== undefined && <p className="copyright">{copyright}</p>}
          {shell.analytics !== undefined && <Island name="analytics" props={shell.analytics} />}
        </div>
      </footer>
      <Island name="back-to-top" props={{}} />
    </>
  );
}

function FooterGroup({ group }: { readonly group: Group }): ReactNode {
  return (
    <div className="footer-group">
      {group.title !== undefined && <p className="footer-heading">{group.title}</p>}
      <ul>
        {group.items.map((item) => (
          <li key={item.href}>
            <Link href={item.href} external={item.external}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
