import type { FamilyPage } from "../../../schema/generated/types.ts";

/** What the finder is given. */
export interface FinderProps {
  readonly caption: string;
  readonly members: FamilyPage["members"];
  readonly rows: FamilyPage["sections"];
  /** Id of the comparison on the page; absent where it has none. */
  readonly comparison?: string;
}
