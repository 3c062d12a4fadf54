import type { ColourRole } from "../../../../renderer/shared/compose/theme-colours.ts";

/** Two colours that meet on pages, and the contrast that WCAG 2.2 AA wants of them. */
export interface ColourPair {
  readonly front: ColourRole;
  readonly ground: ColourRole;
  readonly wanted: number;
}

const SURFACES = ["paper", "plate", "tint"] as const;
const TEXTS = [
  ...(["ink", "soft", "signal", "link", "note", "tip", "warning", "danger"] as const),
  ...(["busPower", "busCan", "busSerial", "busUsb", "busPwm", "busIo", "busRadio", "busOther"] as const),
];

/** Every pair of colours that meet: texts on surfaces (4.5), edges of controls and marks of drawings on theirs (3). */
export const colourPairs: readonly ColourPair[] = [
  ...pairs(TEXTS, SURFACES, 4.5),
  ...pairs(["onSignal"], ["signal"], 4.5),
  ...pairs(["rule"], SURFACES, 3),
  ...pairs(["ink", "danger", "link"], ["deep", "land"], 3),
];

function pairs(
  fronts: readonly ColourRole[],
  grounds: readonly ColourRole[],
  wanted: number,
): readonly ColourPair[] {
  return fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, wanted })));
}
