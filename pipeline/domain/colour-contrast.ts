/**
 * The contrast of two colours, each as `#` and six hexadecimal digits: from 1 for the same colour to 21 for black and white.
 * Source: WCAG 2.2, "contrast ratio" and "relative luminance".
 */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour nearest to this one on the way to black or white that has a contrast of at least `wanted` to all others. */
export function withContrast(colour: string, others: readonly string[], wanted: number): string | undefined {
  for (let share = 0; share <= 100; share++)
    for (const end of [0, 255]) {
      const mixed = mix(colour, end, share / 100);
      if (others.every((other) => contrast(mixed, other) >= wanted)) return mixed;
    }
  return undefined;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue from 0 to 255. */
function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function mix(colour: string, end: number, share: number): string {
  const parts = channels(colour).map((channel) => Math.round(channel + (end - channel) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
