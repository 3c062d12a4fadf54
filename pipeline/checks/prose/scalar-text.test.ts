import fc from "fast-check";
import { expect, it } from "vitest";
import { scalarText } from "./scalar-text.ts";

const cases: [name: string, raw: string, text: string, isBlock: boolean][] = [
  ["plain text", "a: b", "a: b", false],
  ["double quotes and their escapes", '"a \\"b\\" \\n\\u00b5"', ' a  "b "          ', false],
  ["single quotes", "'it''s'", " it 's ", false],
  ["a literal block", "|-\n  a\n", "  \n  a\n", true],
  ["a folded block", ">\n  a", " \n  a", true],
];
it.each(cases)("leaves the text of %s", (_name, raw, text, isBlock) => {
  expect(scalarText(raw)).toEqual({ text, isBlock });
});

it("keeps the length and the line breaks", () => {
  const part = fc.constantFrom('"', "'", "\\", "\n", "|", "a", "\\u00b5", " ");
  const quoted = fc.array(part, { minLength: 1, maxLength: 20 }).map((all) => `"${all.join("")}"`);
  fc.assert(
    fc.property(quoted, (raw) => {
      const { text } = scalarText(raw);
      expect(text.replace(/[^\n]/g, ".")).toBe(raw.replace(/[^\n]/g, "."));
    }),
  );
});
