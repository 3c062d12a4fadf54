import { pick } from "../../../tests/fixtures/random.ts";
import type { TextWords } from "./text-words.ts";
import { zipfRank } from "./vocabulary.ts";

const letters = "ABCDEFGHKLMNPRSTUVWX";

/** An abbreviation of three or four letters. */
export function abbreviation(words: TextWords): string {
  const rank = zipfRank(words.random);
  return lettersOf(rank * 7919 + 3571, 3 + (rank % 2));
}

/** The number of a part that does not exist, as `TRN-4821-B`. */
export function partNumber(words: TextWords): string {
  const rank = zipfRank(words.random);
  const revision = rank % 3 === 0 ? `-${letters[rank % letters.length]}` : "";
  return `${lettersOf(rank * 3571 + 7919, 2 + (rank % 2))}-${100 + ((rank * 617) % 9900)}${revision}`;
}

function lettersOf(number: number, length: number): string {
  let [text, rest] = ["", number];
  for (; text.length < length; rest = Math.floor(rest / letters.length))
    text += letters[rest % letters.length];
  return text;
}

const units = "V mV A mA µA W mW Hz kHz MHz ms µs s mm m kg g °C bar N K kbit/s % dB Ω kΩ nF µF".split(" ");

/** A number with a unit; the number has one to three digits that count, as measured ones have. */
export function quantity(words: TextWords): string {
  return `${measured(words)} ${pick(units, words.random)}`;
}

/** A number of any size from hundredths to thousands. */
export function measured(words: TextWords): string {
  return String(Number((10 ** (words.random() * 5 - 1.5)).toPrecision(words.whole(1, 4))));
}

/** A name of code as `cable_offset`. */
export const snake = (words: TextWords): string => nameParts(words).join("_");
/** A name of code as `CABLE_OFFSET`. */
export const upper = (words: TextWords): string => snake(words).toUpperCase();
/** A name of code as `cableOffset`. */
export const camel = (words: TextWords): string =>
  pascal(words).replace(/^./, (first) => first.toLowerCase());
/** A name of code as `CableOffset`. */
export const pascal = (words: TextWords): string =>
  nameParts(words)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");

function nameParts(words: TextWords): string[] {
  const parts = words.word("noun").split(" ");
  if (words.chance(0.1)) return [...parts, String(words.whole(1, 32))];
  return words.chance(0.25) ? [words.word("adjective"), ...parts] : parts;
}

/** A name of code in any style. */
export const identifier = (words: TextWords): string =>
  pick([snake, upper, camel, snake, camel, pascal], words.random)(words);

/** A number of a register or an address, with four digits. */
export const hex = (words: TextWords): string =>
  `0x${words.whole(0x100, 0x10000).toString(16).padStart(4, "0")}`;
