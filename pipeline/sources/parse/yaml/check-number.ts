import { quoted } from "../../../core/text/phrase.ts";
import type { Mistake } from "./mistake.ts";
import type { YamlNode } from "./walk-events.ts";

const code = "yaml-unsafe-number";

/**
 * Numbers that JSON cannot carry, and spellings that other YAML readers take for another number. `0x40` is
 * fine: every reader agrees on it, and addresses are written so.
 */
export function checkNumber({ text = "", start, end }: YamlNode): readonly Mistake[] {
  if (!/^[-+.0-9]/.test(text)) return [];
  if (/^[-+]?\.(?:inf|Inf|INF)$|^\.(?:nan|NaN|NAN)$/.test(text)) {
    const message = `${quoted(text)} is not a number that a page or an export can show.`;
    return [{ code, start, end, message, hint: `Write a number; ${whereText(text)}` }];
  }
  if (/^(?:[-+]?[0-9]+|0x[0-9a-fA-F]+|0o[0-7]+)$/.test(text) && !isSafe(text)) {
    const message = `${quoted(text)} is too large to be read without losing digits.`;
    return [{ code, start, end, message, hint: `${tooLarge}; ${whereText(text)}` }];
  }
  if (isTooSmall(text)) {
    const message = `${quoted(text)} is too small to be distinguished from 0.`;
    return [{ code, start, end, message, hint: `Give a number in a smaller unit; ${whereText(text)}` }];
  }
  if (/^[-+]?0[0-9]+$|^0o[0-7]+$/.test(text)) {
    const value = Number(text);
    const message = `${quoted(text)} is read as the number ${value} here, and as another number elsewhere.`;
    const hint = `Write ${value}; ${whereText(text)}`;
    return [{ code, severity: "warning", start, end, message, hint }];
  }
  return [];
}

/** Limits, sentinels and named values of 64 bits are numbers, and take no quotes; values of examples take digits. */
const tooLarge = "Give a number in a larger unit, or leave out a limit or a raw value of this size";

/** A number field refuses quotes, and which kind a field is only its schema knows. */
function whereText(text: string): string {
  return `where text is wanted, put it in quotes: ${quoted(`"${text}"`)}.`;
}

/** A decimal that is not 0 and is read as 0. */
function isTooSmall(text: string): boolean {
  return /^[-+.0]*[1-9][0-9.]*(?:[eE]-[0-9]+)?$/.test(text) && Number(text) === 0;
}

function isSafe(text: string): boolean {
  return Number.isSafeInteger(Number(text));
}
