import { quoted } from "../../text/phrase.ts";
import type { Mistake } from "./mistake.ts";
import type { YamlNode } from "./walk-events.ts";

const code = "yaml-unsafe-number";

/**
 * Numbers that JSON cannot carry, and spellings that other YAML readers take for another number.
 * `0x40` is none of these: every reader agrees on it, and addresses are written so.
 */
export function checkNumber({ text = "", start, end }: YamlNode): readonly Mistake[] {
  if (!/^[-+.0-9]/.test(text)) return [];
  if (/^[-+]?\.(?:inf|Inf|INF)$|^\.(?:nan|NaN|NAN)$/.test(text)) {
    const message = `${quoted(text)} is not a number that a page or an export can show.`;
    return [{ code, start, end, message, hint: "Write a number, or put the text in quotes." }];
  }
  if (/^(?:[-+]?[0-9]+|0x[0-9a-fA-F]+|0o[0-7]+)$/.test(text) && !isSafe(text)) {
    const message = `${quoted(text)} is too large to be read without losing digits.`;
    const hint = `Put it in quotes: ${quoted(`"${text}"`)}.`;
    return [{ code, start, end, message, hint }];
  }
  if (/^[-+]?0[0-9]+$|^0o[0-7]+$/.test(text)) {
    const value = Number(text);
    const message = `${quoted(text)} is read as the number ${value} here, and as another number elsewhere.`;
    const hint = `Write ${value}, or put the text in quotes to keep its zeros.`;
    return [{ code, severity: "warning", start, end, message, hint }];
  }
  return [];
}

function isSafe(text: string): boolean {
  return Number.isSafeInteger(Number(text));
}
