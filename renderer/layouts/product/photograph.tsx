import type { ReactNode } from "react";
import type { Citation, ProductPage, ShownPhotograph } from "../../../schema/generated/types.ts";
import { Link } from "../../components/link/link.tsx";
import { SourceMark } from "../../components/spec-table/row-status.tsx";

/** The head of a page, and beside it the photograph of its product, or below it on a narrow screen. */
export function WithPhotograph(props: {
  readonly record: Pick<ProductPage, "photograph" | "citations">;
  readonly children: ReactNode;
}): ReactNode {
  const { record, children } = props;
  const { photograph, citations = [] } = record;
  if (photograph === undefined) return children;
  return (
    <div className="sheet">
      <div className="hero-text sheet-cell">{children}</div>
      <Photograph photograph={photograph} citations={citations} />
    </div>
  );
}

/** Width and height are given so that nothing moves when it arrives, and it is loaded before pictures further down. */
function Photograph(props: {
  readonly photograph: ShownPhotograph;
  readonly citations: readonly Citation[];
}): ReactNode {
  const { photograph, citations } = props;
  const { href, alt, width, height, caption, credit, licence, citation } = photograph;
  return (
    <figure className="sheet-cell">
      <img src={href} alt={alt} width={width} height={height} fetchPriority="high" />
      <figcaption>
        {caption}
        {caption !== undefined && <br />}
        Photograph: {credit}
        {licence !== undefined && (
          <>
            , <Link href={licence.href}>{licence.title}</Link>
          </>
        )}
        {citation !== undefined && <SourceMark source={citation} citations={citations} />}
      </figcaption>
    </figure>
  );
}
