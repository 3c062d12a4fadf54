import type { StyleSheet } from "../shared/compose/page-styles.ts";
import { addOwnStyle } from "./own-style.ts";
import pages from "./pages.css?inline";
import records from "./records.css?inline";

/** Gives a page that came with a smaller style sheet the rest of all. */
export function addStyles(first: StyleSheet): void {
  if (first === "text") addOwnStyle(records);
  addOwnStyle(pages);
}
