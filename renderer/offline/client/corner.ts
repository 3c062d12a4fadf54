import { addOwnStyle } from "../../client/own-style.ts";
import css from "./offline.css?inline";

let corner: HTMLElement | undefined;

/** The corner of the window that tells of the copy: a landmark that is there from the first thing it says. */
export function cornerOf(): HTMLElement {
  if (corner === undefined) {
    addOwnStyle(css);
    corner = document.createElement("aside");
    corner.className = "copy-corner";
    corner.ariaLabel = "Saved copy";
    document.body.append(corner);
  }
  return corner;
}
