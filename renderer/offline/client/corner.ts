let corner: HTMLElement | undefined;

/** The corner of the window that tells of the copy: a landmark that is there from the first thing it says. */
export function cornerOf(): HTMLElement {
  if (corner === undefined) {
    corner = document.createElement("aside");
    corner.className = "copy-corner";
    corner.ariaLabel = "Saved copy";
    document.body.append(corner);
  }
  return corner;
}
