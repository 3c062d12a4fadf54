export type Contrast = "more" | "normal";

/** Storage key of the visitor's choice; the bootstrap script in the head reads the same key. */
export const CONTRAST_KEY = "contrast";

/** The choice that a stored text is. Only known words count; everything else is as if nothing were stored. */
export function contrastFrom(stored: string | undefined): Contrast | undefined {
  return stored === "more" || stored === "normal" ? stored : undefined;
}

/** Whether the high contrast is shown: as chosen, else as the system asks. */
export function isHigh(choice: Contrast | undefined, systemAsks: boolean): boolean {
  return choice === undefined ? systemAsks : choice === "more";
}

/**
 * The choice that a press of the button makes: the other contrast. The contrast of the system is the absence of a
 * choice.
 */
export function otherContrast(choice: Contrast | undefined, systemAsks: boolean): Contrast | undefined {
  const wanted = !isHigh(choice, systemAsks);
  if (wanted === systemAsks) return undefined;
  return wanted ? "more" : "normal";
}
