import fc from "fast-check";
import { expect, test } from "vitest";
import { tokenize } from "./testing.ts";
import { countTerms, wordsOf } from "./tokens.ts";

test.each([
  ["INPUT_MBUS_CH1", ["inputmbusch1", "input", "mbus", "ch1", "ch", "1"]],
  ["S.BUS", ["sbus", "s", "bus"]],
  ["SBUS", ["sbus"]],
  ["RS485", ["rs485", "rs", "485"]],
  ["RS-485", ["rs485", "rs", "485"]],
  ["readUart", ["readuart", "read", "uart"]],
  ["115200", ["115200"]],
  ["115\u202f200 Bd", ["115200", "115200bd", "bd"]],
  ["115 200", ["115", "200"]],
  ["1.10", ["1.10"]],
  ["9-12", ["9", "12"]],
  ["0x1F", ["0x1f"]],
  ["5\u00a0V", ["5", "5v", "v"]],
  ["24 V", ["24", "24v", "v"]],
  ["24V", ["24v", "24", "v"]],
  ["1 Mbit/s", ["1", "1mbit", "mbit", "s"]],
  ["85 °C", ["85", "85c", "c"]],
  ["4 connectors", ["4", "connector"]],
  ["Ströme µs", ["strome", "us"]],
  ["LEDs, gains and axis", ["led", "gain", "axis"]],
  ["The way to the bus", ["way", "bus"]],
  ["on/off", ["on", "off"]],
  ["", []],
])("%j is found as %j", (text, terms) => {
  expect(tokenize(text)).toEqual(terms);
});

test("terms are counted in the order in which a text says them first, and each text by itself", () => {
  const text = "Pins: a pin, the Pin; 24 V, 24 V, v/s";
  const counted = ["pin", 3, "24", 2, "24v", 2, "v", 3, "s", 1];
  expect(countTerms(text)).toEqual(counted);
  expect(countTerms("S.BUS bus, pin")).toEqual(["sbus", 1, "s", 1, "bus", 2, "pin", 1]);
  expect(countTerms(text)).toEqual(counted);
});

test("what is known of words is forgotten between texts and not amid one", () => {
  const numbered = Array.from({ length: 60_000 }, (_, at) => `w_${at}`).join(" ");
  const counted = countTerms(`w ${numbered} w`);
  expect(counted.slice(0, 6)).toEqual(["w", 60_002, "w0", 1, "0", 1]);
  expect(countTerms(`w ${numbered} w`)).toEqual(counted);
});

test("words stand where the text has them, in order and apart", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
      let from = 0;
      for (const { start, end, whole } of wordsOf(text)) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeGreaterThanOrEqual(from);
        expect(whole).toBe(whole.toLowerCase());
        from = end;
      }
    }),
  );
});

test("a word is found by its own parts and in any case", () => {
  const letters = fc.stringMatching(/^[a-z]{2,8}$/);
  fc.assert(
    fc.property(
      fc.array(letters, { minLength: 1, maxLength: 4 }),
      fc.constantFrom("_", "-", "."),
      (parts, joint) => {
        const terms = new Set(tokenize(parts.join(joint)));
        for (const term of [...parts.flatMap(tokenize), ...tokenize(parts.join("").toUpperCase())])
          expect(terms).toContain(term);
      },
    ),
  );
});

test("a very long text without borders takes no time", () => {
  const start = performance.now();
  tokenize("a1_".repeat(50_000));
  tokenize(`${"1".repeat(100_000)} ${"_".repeat(100_000)}`);
  expect(performance.now() - start).toBeLessThan(5000);
});

/** What a word is, as one pattern over the whole text: slower than `wordsOf`, and plain to read. */
const WORD =
  /[\p{L}\p{N}\p{M}]+(?:(?:[._\-\u2010\u2011]|(?<=\p{N})[\u00a0\u2009\u202f](?=\p{N}{3}(?!\p{N})))[\p{L}\p{N}\p{M}]+)*/gu;

test("words stand where one pattern over the whole text finds them", () => {
  const pieces = fc.constantFrom(
    ..."a Z 7 123 4567 é ß 漢 µ e\u0301 \u{1d400} . .. _ - \u2011 \u00a0 \u202f / ( → \t".split(" "),
    " ",
    "\n",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (list) => {
      const text = list.join("");
      const found = new Set(wordsOf(text).map(({ start, end }) => `${start}-${end}`));
      const expected = [...text.matchAll(WORD)]
        .filter(([word]) => wordsOf(word).length > 0)
        .map(({ 0: word, index }) => `${index}-${index + word.length}`);
      expect([...found]).toEqual(expected);
    }),
    { numRuns: 2_000 },
  );
});
