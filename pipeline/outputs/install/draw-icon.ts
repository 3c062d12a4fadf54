import type { SiteIcon } from "../../pages/icons/icon-set.ts";

/** Part of the plate's width that the mark takes. A circle of 80 % of a maskable icon is sure to be seen. */
const MARK: Readonly<Record<SiteIcon["purpose"], number>> = { any: 0.76, maskable: 0.56 };
/** Corner of the plate as a part of its width. */
const CORNER = 0.18;

/** The mark as a picture with its media type. */
export interface Mark {
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** The mark in the middle of a plate. It is put in as a picture, so that its own size and ids stay its own. */
export function drawIcon({ size, purpose }: SiteIcon, mark: Mark, plate: string): string {
  const side = round(size * MARK[purpose]);
  const at = round((size - side) / 2);
  const corner = purpose === "any" ? round(size * CORNER) : 0;
  const href = `data:${mark.type.split(";")[0]};base64,${Buffer.from(mark.bytes).toString("base64")}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">`,
    `<rect width="${size}" height="${size}" rx="${corner}" fill="${plate}"/>`,
    `<image x="${at}" y="${at}" width="${side}" height="${side}" href="${href}"/>`,
    "</svg>",
  ].join("");
}

/** To hundredths, so that the text is short and the same on every machine. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
