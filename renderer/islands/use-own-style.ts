import { useInsertionEffect } from "react";
import { addOwnStyle } from "../client/own-style.ts";

/** Gives the page the style sheet of an island, before the island's first paint. */
export function useOwnStyle(css: string): void {
  useInsertionEffect(() => addOwnStyle(css), [css]);
}
