import type { ReactNode } from "react";
import { WholeNames } from "../whole-names/whole-names.tsx";

/** Head of a page: what kind of sheet it is, its title, its first sentence, its stamps. */
export function PageHead(props: {
  readonly title: string;
  readonly kind?: ReactNode;
  readonly lead?: string | undefined;
  readonly stamps?: ReactNode;
}): ReactNode {
  const { title, kind, lead, stamps } = props;
  return (
    <header className="page-head">
      {kind !== undefined && <p className="page-kind">{kind}</p>}
      <div className="page-title">
        <h1>
          <WholeNames text={title} />
        </h1>
        {stamps !== undefined && <p className="stamps">{stamps}</p>}
      </div>
      {lead !== undefined && lead !== "" && (
        <p className="lead">
          <WholeNames text={lead} />
        </p>
      )}
    </header>
  );
}
