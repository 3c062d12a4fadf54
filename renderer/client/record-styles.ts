import { addOwnStyle } from "./own-style.ts";
import css from "./records.css?inline";

/** Gives a page that came with the style sheet of texts the rest of it. */
export function addRecordStyles(): void {
  addOwnStyle(css);
}
