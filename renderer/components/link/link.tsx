import type { ReactNode } from "react";

/** A link. One that leaves the site opens beside it and says so. */
export function Link(props: {
  readonly href: string;
  readonly external?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { href, className, children, external = /^https?:/.test(href) } = props;
  if (!external) {
    return (
      <a className={className} href={href}>
        {children}
      </a>
    );
  }
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (opens in new tab)</span>
    </a>
  );
}
