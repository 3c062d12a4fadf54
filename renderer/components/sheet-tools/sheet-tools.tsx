import type { ReactNode } from "react";
import type { SpecSection } from "../../../schema/generated/types.ts";
import { Island } from "../../islands/island.tsx";

/** The tools of parametric tables: nothing where a page has none, and no choice of units where none has a partner. */
export function SheetTools({ sections }: { readonly sections: readonly SpecSection[] }): ReactNode {
  const rows = sections.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
  if (rows.length === 0) return null;
  return <Island name="sheet-tools" props={{ hasUnits: rows.some((row) => row.converted !== undefined) }} />;
}
