/** A difference between two values of YAML or JSON. Numbers are compared as written: 1.10 is not 1.1. */
export interface ValueChange {
  /** `renamed`: the same item under another name, which `old` and `new` are; `moved`: in another list, whose paths they are. */
  readonly kind: "added" | "removed" | "changed" | "reordered" | "renamed" | "moved";
  /** JSON Pointer in the newer value; in the older one where the field is gone. */
  readonly pointer: string;
  /** JSON Pointer in the older value; absent for what is new. */
  readonly oldPointer?: string;
  /** Names instead of places in lists: `sections`, `electrical`, `groups`, `1`, `rows`, `idle-current`, `typ`. */
  readonly path: readonly string[];
  readonly old?: unknown;
  readonly new?: unknown;
}
