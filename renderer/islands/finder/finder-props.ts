import type { FamilyPage } from "../../../schema/generated/types.ts";

/** Props of the product finder. */
export interface FinderProps {
  readonly caption: string;
  readonly members: FamilyPage["members"];
  readonly rows: FamilyPage["sections"];
  /** Id of the comparison on the page; absent where it has none. */
  readonly comparison?: string;
}
