import type { ReactNode } from "react";
import type { SpecRow } from "../../../schema/generated/types.ts";
import { displayText } from "../../shared/compose/display-text.ts";
import { Quantity } from "../quantity/quantity.tsx";
import { Symbolic } from "../spec-table/symbolic.tsx";

/** Key values as term and value. `linked` leads to the full row on the same page. */
export function Figures({
  rows,
  linked = false,
}: {
  readonly rows: readonly SpecRow[];
  readonly linked?: boolean;
}): ReactNode {
  if (rows.length === 0) return null;
  return (
    <dl className="figures">
      {rows.map((row) => (
        <div key={row.anchor} className={`figure-row status-${row.status}`}>
          <dt>
            {linked ? <a href={`#${row.anchor}`}>{row.name}</a> : row.name}
            {row.symbol !== undefined && <Symbolic symbol={row.symbol} />}
            {row.holdsFor !== undefined && <span className="spec-note"> {row.holdsFor}</span>}
          </dt>
          <dd>
            <Quantity
              text={displayText(row)}
              converted={row.converted?.display}
              system={row.converted?.system}
            />
            {row.status === "preliminary" && <span className="status status-preliminary"> preliminary</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
