import { type ReactNode, useContext } from "react";
import { OnPaper } from "../paper/paper.ts";
import { WholeNames } from "../whole-names/whole-names.tsx";

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
    <Tag id={id} aria-label={id === undefined ? undefined : title}>
      <WholeNames text={title} />
      <HeadingAnchor id={id} title={title} />
    </Tag>
  );
}

function HeadingAnchor({ id, title }: HeadingProps): ReactNode {
  if (id === undefined) return null;
  return (
    <a className="heading-anchor" href={`#${id}`} aria-label={`Direct link to ${title}`}>
      #
    </a>
  );
}

/**
 * A part of a page that is closed on a phone until its heading is pressed; such a heading cannot contain a link, so
 * that the link is beside it.
 */
export function Fold(
  props: HeadingProps & {
    /** The heading, where it is more than its title. */
    readonly summary?: ReactNode;
    readonly className?: string;
    readonly isOpen?: boolean;
    readonly children: ReactNode;
  },
): ReactNode {
  const { id, title, level = 2, className = "section", isOpen = false, children } = props;
  const Tag = `h${level}` as const;
  const {
    summary = (
      <summary>
        <Tag id={id}>
          <WholeNames text={title} />
        </Tag>
      </summary>
    ),
  } = props;
  return (
    <details className={`${className} fold`} open={isOpen}>
      {summary}
      <HeadingAnchor id={id} title={title} />
      {children}
    </details>
  );
}

/** A part of a page under its heading; one that folds is closed on a phone, and never in a datasheet. */
export function Section(
  props: HeadingProps & {
    readonly className?: string;
    readonly folds?: boolean | undefined;
    readonly children: ReactNode;
  },
): ReactNode {
  const { className = "section", folds = false, children, ...heading } = props;
  const isOnPaper = useContext(OnPaper);
  if (folds && !isOnPaper) return <Fold {...props} />;
  return (
    <section className={className}>
      <Heading {...heading} />
      {children}
    </section>
  );
}
