import { type ReactNode, useContext } from "react";
import { OnPaper } from "../paper/paper.ts";
import { Heading, Section } from "./section.tsx";

interface ChapterProps {
  readonly id: string | undefined;
  readonly title: string;
  readonly children: ReactNode;
}

/** Records of one kind under a common heading; a datasheet has no such heading, because each of them is a chapter of it. */
export function RecordChapters({ id, title, children }: ChapterProps): ReactNode {
  if (useContext(OnPaper)) return <div id={id}>{children}</div>;
  return (
    <Section folds id={id} title={title}>
      {children}
    </Section>
  );
}

/** One of them: a block of the page, a chapter of the datasheet. */
export function RecordChapter({ children, ...heading }: ChapterProps): ReactNode {
  if (useContext(OnPaper)) return <Section {...heading}>{children}</Section>;
  return (
    <section className="block">
      <Heading {...heading} level={3} />
      {children}
    </section>
  );
}
