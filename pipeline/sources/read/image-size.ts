import { readFileSync } from "node:fs";
import { imageSize } from "image-size";

/** Width and height in pixels, or nothing where the file is no image that browsers size. */
export function sizeOfImage(absolute: string): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(readFileSync(absolute));
    const size = { width: Math.round(width), height: Math.round(height) };
    // A camera that was held upright says so, and browsers turn its picture.
    return orientation < 5 ? size : { width: size.height, height: size.width };
  } catch {
    return undefined;
  }
}
