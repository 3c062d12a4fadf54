import type { ReactNode } from "react";

export type HeadingLevel = 2 | 3 | 4;

interface HeadingProps {
  readonly id?: string | undefined;
  readonly title: string;
  readonly level?: HeadingLevel | undefined;
}

/** A heading that can be linked to where the record gives it an id. */
export function Heading({ id, title, level = 2 }: HeadingProps): ReactNode {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id}>
      {title}
      {id !== undefined && (
        <a className="heading-anchor" href={`#${id}`} aria-label={`Direct link to ${title}`}>
          #
        </a>
      )}
    </Tag>
  );
}

/** A part of a page under its heading. */
export function Section(
  props: HeadingProps & { readonly className?: string; readonly children: ReactNode },
): ReactNode {
  const { className = "section", children, ...heading } = props;
  return (
    <section className={className}>
      <Heading {...heading} />
      {children}
    </section>
  );
}
