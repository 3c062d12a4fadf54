import { readFileSync } from "node:fs";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { packageFile } from "./package-file.ts";

let ready: Promise<void> | undefined;

/**
 * A drawing as PNG, in its own size. The same text gives the same bytes on every machine: of fonts only those that are
 * handed over are asked, each as the bytes of a plain font file.
 */
export async function renderPng(svg: string, fontBuffers: Uint8Array[] = []): Promise<Uint8Array> {
  ready ??= initWasm(readFileSync(packageFile("resvg.wasm")));
  await ready;
  const drawing = new Resvg(svg, { font: { fontBuffers } });
  try {
    const image = drawing.render();
    const png = image.asPng();
    image.free();
    return png;
  } finally {
    drawing.free();
  }
}

/** Many drawings, one after another. */
export async function renderPngs(svgs: readonly string[], fontBuffers?: Uint8Array[]): Promise<Uint8Array[]> {
  const drawn: Uint8Array[] = [];
  for (const svg of svgs) drawn.push(await renderPng(svg, fontBuffers));
  return drawn;
}
