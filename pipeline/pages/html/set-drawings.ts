/**
 * An `img` of a drawing that can be a part of the page; its text is written so that it is valid in an
 * attribute.
 */
const tag = /<img\b([^>]*?) src="([^"]*)" data-drawing="([^"]*)"([^>]*)>/g;

/** The attribute that goes with the address of such a picture, as the next one. */
export function drawingAttribute(drawing: string | undefined): string {
  return drawing === undefined ? "" : ` data-drawing="${encodeURIComponent(drawing)}"`;
}

/**
 * Puts drawings in place of their pictures: one image with the same alternative text and size. The address of the file
 * stays beside it, for those who want the picture.
 */
export function setDrawings(html: string): string {
  return html.replaceAll(tag, (_, before: string, src: string, drawing: string, after: string) => {
    const attributes = `${before}${after}`;
    const label = / alt="([^"]*)"/.exec(attributes)?.[1] ?? "";
    const rest = attributes.replaceAll(/ (?:alt|loading|decoding)="[^"]*"/g, "");
    const role = label === "" ? 'aria-hidden="true"' : `role="img" aria-label="${label}"`;
    return decodeURIComponent(drawing).replace("<svg", () => `<svg ${role}${rest} data-src="${src}"`);
  });
}
