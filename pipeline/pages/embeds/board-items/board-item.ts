import type { Scope } from "../../../domain/boards/scope.ts";

/** A pin, message, signal or register as one text, which may differ by hardware revision and variant. */
export interface BoardItem {
  /** Its name: items of one name are the same thing on several boards. */
  readonly title: string;
  readonly display: string;
  /** Limits of the item, and of the thing that contains it. */
  readonly scopes: readonly Scope[];
  /** Id of its row on the page. */
  readonly anchor: string;
}
