import { daysOfMonth, monthInWords } from "../../core/text/day.ts";
import { quoted } from "../../core/text/phrase.ts";
import type { ErrorContext, Explanation } from "./explanation.ts";

/** `updated: 2023-02-30`: of the form of a day, and in no calendar. */
export function explainDay({ error, pointer }: ErrorContext): Explanation {
  const text = String(error.data);
  const [year = 0, month = 0] = text.split("-").map(Number);
  return {
    code: "schema-day",
    pointer,
    at: "value",
    message: `${quoted(text)} is no day: ${monthInWords(year, month)} has ${daysOfMonth(year, month)}.`,
    hint: "Correct the day, the month or the year.",
  };
}
