/** Facts that a camera writes beside the pixels and that disclose more than the picture does. */
export type Disclosure = "position" | "serial" | "owner";

/** The facts about a file of pixels, by its bytes alone. */
export interface PictureFacts {
  readonly kind: "AVIF" | "JPEG" | "PNG" | "WebP";
  /** False where the file ends too early, or a part of it does not agree with its check sum. */
  readonly whole: boolean;
  /** Shows more than one frame. */
  readonly moves: boolean;
  /** How browsers turn it, 1 to 8 as Exif has it: from 5 on width and height change places. */
  readonly orientation: number;
  /** Sorted. */
  readonly discloses: readonly Disclosure[];
}
