import { spawnSync } from "node:child_process";

/** Grey levels of a page, row after row from the top, one byte a point: 0 is black. */
interface GreyPage {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** The text of each page of a PDF in the order in which it is drawn. */
export function pdfPages(file: string): string[] {
  return poppler("pdftotext", ["-raw", "-enc", "UTF-8", file, "-"]).toString().split("\f").slice(0, -1);
}

/** The pages of a PDF as pictures, `dpi` points an inch. */
export function pdfPictures(file: string, dpi: number): GreyPage[] {
  const all = poppler("pdftoppm", ["-gray", "-r", String(dpi), file]);
  const pages: GreyPage[] = [];
  for (let at = 0; at < all.length; ) {
    const [head = "", width = "", height = ""] =
      /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(all.subarray(at, at + 40).toString("latin1")) ?? [];
    if (head === "") throw new Error("A page is no PGM picture.");
    const size = Number(width) * Number(height);
    const bytes = all.subarray(at + head.length, at + head.length + size);
    pages.push({ width: Number(width), height: Number(height), bytes });
    at += head.length + size;
  }
  return pages;
}

/** The largest part of a page's height without ink, between `top` and `bottom`, parts of the height themselves. */
export function emptyPart({ width, height, bytes }: GreyPage, top: number, bottom: number): number {
  const [first, end] = [Math.round(top * height), Math.round(bottom * height)];
  let most = 0;
  let blank = 0;
  for (let row = first; row < end; row++) {
    const isBlank = bytes.subarray(row * width, (row + 1) * width).every((grey) => grey > 250);
    blank = isBlank ? blank + 1 : 0;
    most = Math.max(most, blank);
  }
  return most / (end - first);
}

function poppler(program: "pdftotext" | "pdftoppm", args: readonly string[]): Buffer {
  const { status, stdout, stderr } = spawnSync(program, args, { maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return stdout;
}
