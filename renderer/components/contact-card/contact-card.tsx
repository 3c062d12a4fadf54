import type { ReactNode } from "react";
import type { ContactChannel, Organization } from "../../../schema/generated/types.ts";
import { Link } from "../link/link.tsx";

const terms: { readonly [K in ContactChannel["kind"]]: string } = {
  email: "E-mail",
  telephone: "Telephone",
  form: "Form",
  chat: "Chat",
  link: "Online",
};

/** How to reach the publisher: each channel, and what else is known of the organization. Nothing where nothing is known. */
export function ContactCard(props: {
  readonly organization?: Organization | undefined;
  readonly channels?: readonly ContactChannel[] | undefined;
}): ReactNode {
  const { organization, channels = [] } = props;
  if (organization === undefined && channels.length === 0) return null;
  const { address, profiles } = organization ?? {};
  return (
    <address className="contact-card">
      {organization && <p className="contact-name">{organization.legalName ?? organization.name}</p>}
      <dl>
        {channels.map(({ kind, label, href }) => (
          <Row key={href} term={terms[kind]}>
            <Link href={href}>{label}</Link>
          </Row>
        ))}
        <Row term="Post">
          {address?.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Row>
        <Row term="Elsewhere">
          {profiles?.map(({ label, href }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </Row>
      </dl>
    </address>
  );
}

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  if (children === undefined) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
