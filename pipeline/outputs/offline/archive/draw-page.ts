import { asText } from "../../../core/as-bytes.ts";
import { type DiskSite, diskPage } from "./disk-page.ts";
import { type PackedFile, packFile } from "./zip.ts";

/** A finished page: its HTML in UTF-8 and its path below the base, "" for the home page. */
export interface PageHtml {
  readonly html: Uint8Array;
  readonly at: string;
}

/** A page as the zip holds it. */
export interface DrawnPage {
  /** Paths that it names; what each leads to decides about its links. */
  readonly named: readonly string[];
  readonly packed: PackedFile;
}

/** Draws a page for a disk and packs it. */
export function drawPage({ html, at }: PageHtml, site: DiskSite): DrawnPage {
  const { named, html: plain } = diskPage(asText(html), at, site);
  return { named, packed: packFile(Buffer.from(plain)) };
}
