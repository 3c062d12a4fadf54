import type { Diagnostic } from "../../../../schema/generated/types.ts";

/**
 * How to open the manual's page about a diagnostic: its whole address where the manual is served or published, else the command that
 * prints it. A path within a manual that is nowhere opens nothing.
 */
export function explanationOf({ code, docs }: Diagnostic): string | undefined {
  return docs === undefined || isWhole(docs) ? docs : `fairlead explain ${code}`;
}

/** Whether an address says on which host it is. */
export function isWhole(address: string): boolean {
  return /^https?:/.test(address);
}
