export type Contrast = "more" | "normal";

/** Where the visitor's choice is kept; the bootstrap script in the head reads the same key. */
export const CONTRAST_KEY = "contrast";

/** The choice that a stored text is. Only known words count; everything else is as if nothing were stored. */
export function contrastFrom(stored: string | undefined): Contrast | undefined {
  return stored === "more" || stored === "normal" ? stored : undefined;
}

/** Whether the high contrast is shown: as chosen, else as the system asks. */
export function isHigh(choice: Contrast | undefined, systemAsks: boolean): boolean {
  return choice === undefined ? systemAsks : choice === "more";
}

/** What the button chooses: the other contrast. That of the system is the absence of a choice. */
export function otherContrast(choice: Contrast | undefined, systemAsks: boolean): Contrast | undefined {
  const wanted = !isHigh(choice, systemAsks);
  if (wanted === systemAsks) return undefined;
  return wanted ? "more" : "normal";
}
