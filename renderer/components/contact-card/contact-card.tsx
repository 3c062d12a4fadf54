import type { ReactNode } from "react";
import type { Organization } from "../../../schema/generated/types.ts";
import { Link } from "../link/link.tsx";

/** Contact details of the publisher; unknown ones are left out. */
export function ContactCard({ organization }: { readonly organization: Organization }): ReactNode {
  const { name, legalName, email, telephone, address, profiles } = organization;
  return (
    <address className="contact-card">
      <p className="contact-name">{legalName ?? name}</p>
      <dl>
        <Row term="E-mail">{email && <a href={`mailto:${email}`}>{email}</a>}</Row>
        <Row term="Telephone">
          {telephone && <a href={`tel:${telephone.replace(/[^+\d]/g, "")}`}>{telephone}</a>}
        </Row>
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
