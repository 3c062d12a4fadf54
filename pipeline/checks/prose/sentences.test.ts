import { describe, expect, it } from "vitest";
import { maskInline } from "./mask-inline.ts";
import { sentencesOf } from "./sentences.ts";
import { countWords } from "./words.ts";

const split = (written: string): string[] =>
  sentencesOf({ rawText: written, masked: maskInline(written) }).map(({ start, end }) =>
    written.slice(start, end),
  );

describe("sentencesOf", () => {
  const cases: [name: string, text: string, expected: string[]][] = [
    ["full stops, question and exclamation marks", "A b. C? D!", ["A b.", "C?", "D!"]],
    ["abbreviations", "Use e.g. CAN, approx. 5 V, or Fig. 3.", ["Use e.g. CAN, approx. 5 V, or Fig. 3."]],
    ["numbers", "See No. 5 at 3.3 V. Say no. Then go.", ["See No. 5 at 3.3 V.", "Say no.", "Then go."]],
    ["names with points", "S.BUS and file.txt. Next.", ["S.BUS and file.txt.", "Next."]],
    ["a small letter that goes on", "Wait ... then go.", ["Wait ... then go."]],
    ["code that begins a sentence", "First one. `code` is next.", ["First one.", "is next."]],
    ["closing quotes and brackets", 'Say "stop." (Then wait.) Go.', ['Say "stop."', "(Then wait.)", "Go."]],
    ["stress", "**Mount.** Fit it.", ["Mount.", "Fit it."]],
    ["a line break", "One\ntwo.\nThree", ["One\ntwo.", "Three"]],
    ["nothing", "  ", []],
  ];
  it.each(cases)("splits at %s", (_name, text, expected) => {
    expect(split(text)).toEqual(expected);
  });
});

it("counts words and numbers, no signs by themselves and no code", () => {
  expect(countWords(maskInline("Set `a` to 120 Ω – or not, Serial-Servo-Hub & co."))).toBe(8);
});
