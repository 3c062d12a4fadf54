/** The marking beside a pin on a part: a number, or text such as `A4` or `SH`. */
export type PinNumber = number | string;

interface Numbered {
  readonly number: PinNumber;
}

/** Whether all pins of a connector have numbers. */
export function hasNumbers(pins: readonly Numbered[]): boolean {
  return pins.every(({ number }) => typeof number === "number");
}

/** The place of each pin from 1 by what it is called: its number, or its place in the list where one of them has a text. */
export function pinPlaces(pins: readonly Numbered[]): ReadonlyMap<string, number> {
  const isNumbered = hasNumbers(pins);
  return new Map(
    pins.map(({ number }, n) => [String(number), isNumbered && typeof number === "number" ? number : n + 1]),
  );
}

/** Pins in the order of their places. */
export function inPlaces<Pin extends Numbered>(pins: readonly Pin[]): Pin[] {
  const places = pinPlaces(pins);
  const placeOf = ({ number }: Pin): number => places.get(String(number)) ?? 0;
  return [...pins].sort((a, b) => placeOf(a) - placeOf(b));
}
