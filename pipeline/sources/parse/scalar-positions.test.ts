import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LineMap } from "../../core/diagnostics.ts";
import { scalarPositions } from "./scalar-positions.ts";
import { defaultLimits } from "./types.ts";
import { parseYaml } from "./yaml/parse-yaml.ts";

function located(text: string, wanted: string, occurrence = 0): string {
  const { value: document } = parseYaml({ file: "a.yaml", text, limits: defaultLimits });
  const value = String((document?.value as { text?: unknown } | undefined)?.text);
  const range = document?.positions.get("/text")?.range;
  if (range === undefined) throw new Error("The scalar has no range.");
  let start = value.indexOf(wanted);
  for (let n = 0; n < occurrence; n++) start = value.indexOf(wanted, start + 1);
  const lines = new LineMap(text);
  const at = scalarPositions(lines, range, value)(start, start + wanted.length);
  return text.slice(lines.lineStart(at.line) + at.column - 1, lines.lineStart(at.endLine) + at.endColumn - 1);
}

describe("the place of a stretch of a scalar", () => {
  const cases: [name: string, text: string, wanted: string, found?: string][] = [
    ["plain", "text: see the board here\n", "board"],
    ["plain on several lines", "text: see\n  the board\n  here\n", "here"],
    ["plain, over a fold", "text: see\n  the board\n", "see the", "see\n  the"],
    ["single quotes", "text: 'it''s the board'\n", "board"],
    ["single quotes, the quote itself", "text: 'it''s'\n", "it's", "it''s"],
    ["double quotes", 'text: "see the board"\n', "board"],
    ["double quotes after escapes", 'text: "a\\tb \\u00e9 \\U0001F600 board"\n', "board"],
    ["double quotes, an escape", 'text: "a\\tb"\n', "\t", "\\t"],
    ["double quotes, a joined line", 'text: "bo\\\n  ard is"\n', "is"],
    ["literal", "text: |\n  one\n\n  the board\n", "board"],
    ["literal with indentation of its own", "text: |\n  one\n    - board\n", "board"],
    ["literal with an indicator", "text: |2-\n    board\n  here\n", "board"],
    ["literal with CRLF", "text: |\r\n  one\r\n  the board\r\n", "board"],
    ["folded", "text: >\n  see the\n  board here\n\n  again\n", "again"],
    ["folded with CRLF", "text: >-\r\n  see the\r\n  board\r\n", "board"],
    ["in a flow collection", "{ text: 'see the board', other: 1 }\n", "board"],
  ];
  test.each(cases)("%s", (_name, text, wanted, found = wanted) => {
    expect(located(text, wanted)).toBe(found);
  });

  test("a word that stands twice is found where it is meant", () => {
    const text = "text: |\n  board\n  board\n";
    const { value: document } = parseYaml({ file: "a.yaml", text, limits: defaultLimits });
    const range = document?.positions.get("/text")?.range ?? [0, 0];
    expect(scalarPositions(new LineMap(text), range, "board\nboard\n")(6, 11)).toMatchObject({
      line: 3,
      column: 3,
    });
  });

  const word = fc.stringMatching(/^[a-z][a-z0-9é*_[\]()/.]{0,7}$/);
  test("is that word itself, however the scalar is written", () => {
    const styles: ((lines: string[][]) => string)[] = [
      (lines) => `text: |\n${lines.map((words) => `  ${words.join(" ")}\n`).join("")}`,
      (lines) => `text: >\n${lines.map((words) => `  ${words.join(" ")}\n`).join("")}`,
      (lines) => `text: '${lines.map((words) => words.join(" ")).join("\n  ")}'\n`,
      (lines) => `text: "${lines.map((words) => words.join("  ")).join("\n   ")}"\n`,
      (lines) => `text: a ${lines.map((words) => words.join(" ")).join("\n  ")}\n`,
    ];
    const input = fc.tuple(
      fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...styles),
      fc.boolean(),
    );
    fc.assert(
      fc.property(input, ([lines, style, crlf]) => {
        const marked = [...lines, ["target"]];
        const text = crlf ? style(marked).replaceAll("\n", "\r\n") : style(marked);
        expect(located(text, "target")).toBe("target");
        expect(located(text, lines[0]?.[0] ?? "")).toBe(lines[0]?.[0]);
      }),
      { numRuns: 300 },
    );
  });
});
