import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LineMap } from "../../../core/diagnostics.ts";
import { defaultLimits } from "../types.ts";
import { parseWhole } from "./parse-yaml.ts";
import { plainPairs } from "./plain-pairs.ts";

/** The results of both readers for the YAML between two fences. */
function both(source: string) {
  const text = `---\n${source}---\n# Body\n`;
  const location = { lines: new LineMap(text), base: 4 };
  return {
    plain: plainPairs(source, defaultLimits, location),
    whole: parseWhole(source, defaultLimits, location),
  };
}

const word = fc.constantFrom(
  ..."true null yes No on ~ 0 1 12 007 1e3 0x1F 0o7 1.5 .inf .nan -1 +1 2024-01-02 1:30 a B Ab a-b A.B <<".split(
    " ",
  ),
  ..."# : - ? , [ ] { } & * ! | > ' \" % @ ` = + ( ) / _ \\ é \t".split(" "),
  ...[
    "a: b",
    "a #b",
    "- a",
    "{{ x }}",
    "a ",
    " a",
    "",
    "__proto__",
    "constructor",
    "toString",
    "True",
    "NULL",
  ],
);
const plainWord = fc.constantFrom("a", "Main", "sensor", "/a/b-c", "(2)", "x.", "1");
const value = fc
  .oneof(
    fc.array(plainWord, { minLength: 1, maxLength: 4 }),
    fc.array(fc.oneof(word, plainWord), { minLength: 0, maxLength: 3 }),
  )
  .map((words) => words.join(" "));
const key = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom("title", "description", "sidebar_position", "id", "slug") },
  word,
);
const line = fc
  .tuple(key, value, fc.constantFrom(": ", ": ", ": ", ": ", ": ", ": ", ":", ":  ", " : "))
  .map((parts) => {
    const [name, text, colon] = parts;
    return `${name}${colon}${text}`;
  });
const frontMatter = fc
  .tuple(
    fc.array(line, { maxLength: 4 }),
    fc.constantFrom("\n", "\n", "\n", "\n", "\n", "\r\n", "\n\n", "\n  "),
  )
  .map(([lines, lineBreak]) => lines.map((text) => text + lineBreak).join(""));

describe("front matter of plain pairs", () => {
  test("is read as the whole parser reads it, or not at all", () => {
    let count = 0;
    fc.assert(
      fc.property(frontMatter, (source) => {
        const { plain, whole } = both(source);
        if (plain === undefined) return;
        count++;
        expect(whole).toStrictEqual({ mistakes: [], document: plain });
        expect([...plain.positions.keys()]).toEqual([...(whole.document?.positions.keys() ?? [])]);
      }),
      { numRuns: 4000 },
    );
    expect(count).toBeGreaterThan(200);
  });

  test("is what docs have", () => {
    const { plain, whole } = both("title: Main sensor (2)\nsidebar_position: 12\nslug: /a/b-c\n");
    expect(plain?.value).toEqual({ title: "Main sensor (2)", sidebar_position: 12, slug: "/a/b-c" });
    expect(plain).toStrictEqual(whole.document);
  });

  test.each([
    ["a list", "tags: [a, b]\n"],
    ["a quoted text", 'title: "A"\n'],
    ["a comment", "title: A # b\n"],
    ["a key twice", "title: A\ntitle: B\n"],
    ["a value of another type", "draft: true\n"],
    ["a number with a zero before it", "id: 007\n"],
    ["a text over two lines", "title: A\n  b\n"],
    ["nothing", ""],
  ])("is not %s", (_, source) => {
    expect(both(source).plain).toBeUndefined();
  });

  test("is not what is over a limit", () => {
    const limits = { ...defaultLimits, lineLength: 8 };
    expect(
      plainPairs("title: Long\n", limits, { lines: new LineMap("title: Long\n"), base: 0 }),
    ).toBeUndefined();
  });
});
