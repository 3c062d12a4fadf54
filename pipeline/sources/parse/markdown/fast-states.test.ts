import fc from "fast-check";
import MarkdownIt from "markdown-it";
import { expect, test } from "vitest";
import { defaultLimits } from "../types.ts";
import { engineFor } from "./engine.ts";

const original = new MarkdownIt();

function linesBy(md: typeof original, text: string) {
  const { md: _, env: __, Token: ___, ...fields } = new md.block.State(text, md, {}, []);
  return fields;
}

test("the lines of a text are those that markdown-it finds", () => {
  const engine = engineFor(defaultLimits.markdownDepth);
  const text = fc
    .array(fc.constantFrom("a", " ", "  ", "\t", "\n", "\u00a0", "- b"))
    .map((all) => all.join(""));
  fc.assert(
    fc.property(text, (written) => {
      expect(linesBy(engine, written)).toEqual(linesBy(original, written));
    }),
    { numRuns: 1000 },
  );
});
