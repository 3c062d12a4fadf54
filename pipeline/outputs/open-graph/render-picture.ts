import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { renderPngs } from "../../core/render-png.ts";
import { type FontTable, writeSfnt } from "../../core/sfnt.ts";

/** Drawings as PNG, with the fonts of a folder. */
export async function renderPictures(svgs: readonly string[], fonts: string): Promise<Uint8Array[]> {
  return renderPngs(svgs, fontFiles(fonts).map(woffToSfnt));
}

/** In the order of their names, which says which of two faces with one name is taken. */
export function fontFiles(folder: string): Buffer[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".woff"))
    .sort()
    .map((name) => readFileSync(join(folder, name)));
}

const SIGNATURE = 0x774f4646; // "wOFF"
const HEADER = 44;
const ENTRY = 20;

/** Unpacks a font of the form WOFF 1.0 (W3C, 2012) to the plain form, which drawing programs read. */
export function woffToSfnt(woff: Uint8Array): Uint8Array {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (view.getUint32(0) !== SIGNATURE) throw new Error("This is no font of the form WOFF 1.0.");
  const tables = Array.from({ length: view.getUint16(12) }, (_, index) =>
    readTable(view, woff, HEADER + index * ENTRY),
  );
  return writeSfnt({ flavour: view.getUint32(4), tables });
}

function readTable(view: DataView, woff: Uint8Array, at: number): FontTable {
  const [offset, packed, length] = [view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12)];
  const bytes = woff.subarray(offset, offset + packed);
  return {
    tag: String.fromCharCode(...woff.subarray(at, at + 4)),
    checksum: view.getUint32(at + 16),
    // A table that compression would not make smaller is stored as it is.
    bytes: packed < length ? inflateSync(bytes) : bytes,
  };
}
