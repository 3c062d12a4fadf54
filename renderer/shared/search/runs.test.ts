import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pagesOf, shardedCorpus } from "../../tests/search/sharded-corpus.ts";
import { cutWords } from "./cut-words.ts";
import { find } from "./find.ts";
import { keyOfTerm, readTerm, termsOfPieces, typedKey } from "./runs.ts";

/** Each makes an index. */
const RUNS = 200;
const limits = { pages: 100, sections: 5 };

/** Pages that a query finds without slips, in small shards, so that what is not asked for is not there. */
async function found(query: string, texts: readonly string[]): Promise<number[]> {
  const answer = await find(query, shardedCorpus(pagesOf(texts), { size: 0 }), limits);
  return answer.effort === 0
    ? answer.pages.map(({ href }) => Number(href.slice(1))).sort((a, b) => a - b)
    : [];
}

/** A piece of a word as an engineer means it, and the sign that leads to it. */
interface Token {
  readonly sign: string;
  readonly text: string;
}

const isFigure = ({ text }: Token): boolean => /^\d/.test(text);
const letters = fc.oneof(
  fc.constantFrom("is", "on", "the", "px", "ch", "v", "m", "x", "mode", "bus", "uart", "strasse", "f", "a"),
  fc.stringMatching(/^[a-e]{1,3}$/),
);
const figures = fc.oneof(
  fc.constantFrom("1", "12", "1.5", "03", "485", "1.10"),
  fc.stringMatching(/^[0-2]{1,2}$/),
);
const signs = fc.constantFrom("_", "-", ".", "/", ":", "__", "::", "\u2011", "@");

/** Pieces joined by signs, by a change of case, or by nothing between letters and figures. */
const word = fc
  .array(fc.tuple(fc.oneof(letters, figures), signs, fc.constantFrom("sign", "case", "none")), {
    minLength: 1,
    maxLength: 12,
  })
  .map((list) => {
    const tokens: Token[] = [];
    for (const [text, sign, way] of list) {
      const token = { sign: "", text };
      const before = tokens.at(-1);
      if (before === undefined) tokens.push(token);
      else if (isFigure(before) && isFigure(token)) tokens.push({ sign: sign === "." ? "-" : sign, text });
      else if (isFigure(before) !== isFigure(token)) tokens.push({ sign: way === "none" ? "" : sign, text });
      else if (way === "case" && text.length > 2 && before.text.length > 1)
        tokens.push({ sign: "", text: text.charAt(0).toUpperCase() + text.slice(1) });
      else tokens.push({ sign, text });
    }
    return tokens;
  });
/** A version, whose dots are borders. */
const version = fc
  .tuple(fc.constantFrom("v", "px4-", ""), fc.array(fc.nat(20), { minLength: 3, maxLength: 4 }))
  .map(([head, list]): Token[] => [
    ...(head === "px4-"
      ? [
          { sign: "", text: "px" },
          { sign: "", text: "4" },
        ]
      : []),
    ...(head === "v" ? [{ sign: "", text: "v" }] : []),
    ...list.map((one, at) => ({ sign: at > 0 ? "." : head === "px4-" ? "-" : "", text: String(one) })),
  ]);
const words = fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: version });

const written = (tokens: readonly Token[]): string =>
  tokens.map(({ sign, text }, at) => (at === 0 ? "" : sign) + text).join("");

/** The same for runs that say the same: letters without signs, figures apart from letters and from each other. */
const normalized = (tokens: readonly Token[]): string =>
  tokens
    .map((token, at) => {
      const before = tokens[at - 1];
      const text = token.text.toLowerCase();
      if (before === undefined) return text;
      if (isFigure(before) !== isFigure(token)) return ` ${text}`;
      return isFigure(token) ? (token.sign === "." ? "." : "-") + text : text;
    })
    .join("");

/** Every run of a word, as it is meant. */
function runsOf(tokens: readonly Token[]): Set<string> {
  return new Set(
    tokens.flatMap((_, from) =>
      tokens.slice(from).map((__, count) => normalized(tokens.slice(from, from + count + 1))),
    ),
  );
}

const isSmallWord = (tokens: readonly Token[]): boolean =>
  tokens.length === 1 && /^(is|the|a)$/i.test(written(tokens));

describe("words of engineers", () => {
  test("any run of the pieces of a word finds its page, in any case", async () => {
    await fc.assert(
      fc.asyncProperty(words, fc.nat(), fc.nat(), fc.boolean(), async (tokens, a, b, inCapitals) => {
        fc.pre(!isSmallWord(tokens));
        const from = a % tokens.length;
        const run = tokens.slice(from, from + 1 + (b % (tokens.length - from)));
        const query = inCapitals ? written(run).toUpperCase() : written(run);
        expect(await found(`${query} `, [`other, ${written(tokens)}, words`])).toEqual([0]);
      }),
      { numRuns: RUNS },
    );
  });

  test("what is found has the pieces of the query behind each other, and all that has them is found", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(words, { minLength: 1, maxLength: 8 }),
        words,
        fc.nat(),
        async (texts, other, pick) => {
          const source = pick % 2 === 0 ? other : (texts[pick % texts.length] ?? other);
          const query = source.slice((pick >> 1) % source.length);
          const wanted = normalized(query);
          const expected = texts.flatMap((tokens, page) =>
            !isSmallWord(tokens) && runsOf(tokens).has(wanted) ? [page] : [],
          );
          fc.pre(!isSmallWord(query));
          expect(await found(`${written(query)} `, texts.map(written))).toEqual(expected);
        },
      ),
      { numRuns: RUNS },
    );
  });
});

describe("scripts without spaces", () => {
  const run = (most: number) =>
    fc.string({ unit: fc.constantFrom(..."舵机控ガาั𠮷"), minLength: 1, maxLength: most });
  test("a query finds what has its characters behind each other, and nothing else", async () => {
    const text = fc
      .array(fc.tuple(run(8), fc.constantFrom(" ", "，", "PWM", " x ")), { maxLength: 4 })
      .map((parts) => parts.flat().join(""));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 6 }), run(5), async (texts, query) => {
        const expected = texts.flatMap((one, page) => (one.includes(query) ? [page] : []));
        expect(await found(query, texts)).toEqual(expected);
      }),
      { numRuns: RUNS },
    );
  });
});

test.each([
  ["4.5.7", "Firmware v4.5.7", "v[4.5.7]"],
  ["1.15.2", "PX4-1.15.2", "PX4-[1.15.2]"],
  ["1F03", "0x1F03", "0x[1F03]"],
  ["1F03", "1F03h", "[1F03]h"],
  ["IS_ON", "MODE_IS_ON", "MODE_[IS_ON]"],
  ["is_on", "MODE_IS_ON", "MODE_[IS_ON]"],
  ["IS", "MODE_IS_ON", "MODE_[IS]_ON"],
  ["modeison", "MODE_IS_ON", "[MODE_IS_ON]"],
  ["舵机", "微型舵机控制器", "微型[舵机]控制器"],
  ["舵机控制", "微型舵机控制器", "微型[舵机控制]器"],
  ["器", "微型舵机控制器", "微型舵机控制[器]"],
  ["舵机PWM输出", "舵机PWM输出", "[舵机][PWM][输出]"],
  ["サーボ", "マイクロサーボモータ", "マイクロ[サーボ]モータ"],
  ["サーボ", "ﾏｲｸﾛｻｰﾎﾞ", "ﾏｲｸﾛ[ｻｰﾎﾞ]"],
  ["มอเตอร์", "ตัวควบคุมมอเตอร์", "ตัวควบคุม[มอเตอร์]"],
  ["strasse", "Die Straße", "Die [Straße]"],
  ["STRASSE", "Die Straße", "Die [Straße]"],
  ["Straße", "Hauptstrasse, Strasse", "Hauptstrasse, [Strasse]"],
  ["οδος", "ΟΔΟΣ", "[ΟΔΟΣ]"],
  ["file", "ﬁle", "[ﬁle]"],
  ["istanbul", "İstanbul", "[İstanbul]"],
  ["12V", "１２Ｖ", "[１２Ｖ]"],
  ["12V", "12 V", "[12 V]"],
  ["12 V", "12V", "[12V]"],
  ["3.3 V", "3.3V", "[3.3V]"],
  ["5 A", "5\u00a0A", "[5\u00a0A]"],
  ["10 kohm", "10 kΩ", "[10 kΩ]"],
  ["10kΩ", "10 k\u2126", "[10 k\u2126]"],
  ["us", "µs", "[µs]"],
  ["85°C", "85 ℃", "[85 ℃]"],
  ["85 ℃", "85 °C", "[85 °C]"],
  ["m2", "㎡", "[㎡]"],
  ["115200", "115\u2009200", "[115\u2009200]"],
  ["115 200", "115200", "[115200]"],
  ["115 200", "115 200", "[115] [200]"],
  ["115,200", "115,200", "[115],[200]"],
  ["5019", "VNH5019A", "VNH[5019]A"],
  ["h743", "STM32H743", "STM32[H743]"],
  ["link", "MAVLink", "MAV[Link]"],
  ["caseName", "camelCaseName", "camel[CaseName]"],
  ["casename", "camelCaseName", "camel[CaseName]"],
  ["ttyUSB0", "/dev/ttyUSB0", "/dev/[ttyUSB0]"],
  ["/dev/ttyUSB0", "/dev/ttyUSB0", "/[dev/ttyUSB0]"],
  ["example.org", "info@example.org", "info@[example.org]"],
  ["vector", "std::vector", "std::[vector]"],
  ["4S", "4S LiPo", "[4S] LiPo"],
  ["sbus", "S.BUS", "[S.BUS]"],
  ["s.bus", "SBUS", "[SBUS]"],
  ["s", "S.BUS", "[S].BUS"],
  [
    "the_way_of_the_long_name_that",
    "x_the_way_of_the_long_name_that_y",
    "x_[the_way_of_the_long_name_that]_y",
  ],
])("%j is found in %j and marked as %j", async (query, text, marked) => {
  for (const typed of [query, `${query} `]) {
    const { effort, pages } = await find(typed, shardedCorpus(pagesOf([text]), { size: 0 }), limits);
    const stretches = pages[0]?.sections[0]?.text ?? [];
    expect(stretches.map(([part, isHit]) => (isHit ? `[${part}]` : part)).join("")).toContain(marked);
    expect(effort).toBe(0);
  }
});

test.each([
  ["12V", "M12x1.5"],
  ["3V", "3.3V"],
  ["10", "1.10"],
  ["1.1", "11"],
  ["1-10", "1.10"],
  ["5.7", "v4.5.71"],
  ["MODE_ON", "MODE_IS_ON"],
  ["son", "MODE_IS_ON"],
  ["舵机", "机舵"],
  ["舵机控", "舵机与机控"],
  ["is", "This is it"],
])("%j does not find %j", async (query, text) => {
  expect(await found(`${query} `, [text])).toEqual([]);
});

test.each([
  "Überspannungsschutzeinrichtung",
  "überspannungs-schutzeinrichtung-ty",
  "INPUT_OVERVOLTAGE_PROTECTION_LEVEL",
])("a long name that a section has beside its heading is found: %s", async (query) => {
  const names = ["Überspannungsschutzeinrichtung-Typ", "Ableiter", "INPUT_OVERVOLTAGE_PROTECTION_LEVEL"];
  const pages = pagesOf(["Other.", "One line."]).map((page, at) =>
    at === 0 ? page : { ...page, entries: [{ heading: "Bus", text: "One line.", names }] },
  );
  const { effort, pages: found } = await find(query, shardedCorpus(pages, { size: 0 }), limits);
  expect([effort, found.map(({ href }) => href)]).toEqual([0, ["/1"]]);
});

test("a run that is cut out of a word is cut as it was in it", () => {
  const texts = fc.oneof(words.map(written), fc.string({ unit: "grapheme", maxLength: 40 }));
  fc.assert(
    fc.property(texts, fc.nat(), fc.nat(), (text, a, b) => {
      for (const { pieces, isUnspaced } of cutWords(text)) {
        const [from, to] = [a % pieces.length, b % pieces.length].sort((x, y) => x - y) as [number, number];
        const run = pieces.slice(from, to + 1);
        const [start = 0, end = 0] = [run[0]?.start, run.at(-1)?.end];
        // Characters that become several ones are cut whole.
        if (pieces.some((piece, at) => piece.start === start && at < from)) continue;
        if (pieces.some((piece, at) => piece.end === end && at > to)) continue;
        const again = cutWords(text.slice(start, end));
        expect(again.map((word) => [typedKey(word.pieces), word.isUnspaced])).toEqual([
          [typedKey(run), isUnspaced],
        ]);
      }
    }),
    { numRuns: 500 },
  );
});

test("words and their pieces have their positions in the text, in order", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
      let from = 0;
      for (const { start, end, pieces } of cutWords(text)) {
        expect(start).toBeGreaterThanOrEqual(from);
        let at = start;
        for (const piece of pieces) {
          expect(piece.start >= at && piece.end > piece.start && piece.end <= end).toBe(true);
          expect(piece.text).not.toBe("");
          at = piece.start;
        }
        from = end;
      }
    }),
    { numRuns: 500 },
  );
});

test("a term says where its runs end, and holds no more than the longest run that is looked for", () => {
  fc.assert(
    fc.property(words, (tokens) => {
      const runs = runsOf(tokens);
      for (const { pieces } of cutWords(written(tokens)))
        for (const term of termsOfPieces(pieces)) {
          const { key, ends } = readTerm(term);
          expect(key).toBe(keyOfTerm(term));
          expect(key.length).toBeLessThan(40);
          for (const end of ends) expect(runs).toContain(key.slice(0, end));
        }
    }),
  );
});
