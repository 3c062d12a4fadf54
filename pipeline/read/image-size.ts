import { readFileSync } from "node:fs";
import { imageSize } from "image-size";

/** Width and height in pixels, or nothing where the file is no image that browsers size. */
export function sizeOfImage(absolute: string): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(readFileSync(absolute));
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return undefined;
  }
}
