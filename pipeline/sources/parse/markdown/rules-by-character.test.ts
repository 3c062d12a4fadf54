import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { defaultLimits } from "../types.ts";
import { engineFor } from "./engine.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { prepareMarkdown } from "./prepare-markdown.ts";

const { inline } = engineFor(defaultLimits.markdownDepth);
const { tokenize, skipToken, State } = inline;

/** The results of markdown-it itself with the same rules, and the field that only it uses. */
const original = {
  tokenize: Object.getPrototypeOf(inline).tokenize as typeof tokenize,
  skipToken: Object.getPrototypeOf(inline).skipToken as typeof skipToken,
  State: class extends State {
    override cache: Record<number, number> = {};
  },
};

beforeAll(() => prepareMarkdown(["$a$"]));

function parse(text: string, markdownDepth: number, engine: Partial<typeof inline>) {
  Object.assign(inline, engine);
  return parseMarkdown({ file: "a.mdx", text, bodyStart: 0, limits: { ...defaultLimits, markdownDepth } });
}

const piece = fc.constantFrom(
  ..."\n|\t| |  |a|B|1|.|-|#|+|=|%|@|}|\"|'|(|)|/|;|é|\u{1f6a2}|\u00a0|\ud83d".split("|"),
  ..."*|**|_|__|~~|`|``|[|]|](|](a)|][b]|![|^[|[^a]|<|>|</b>|<b>|<Tabs>|{|{{|{{a.b}}|{/*|*/}|$|$$".split("|"),
  ..."&|&amp;|&#35;|\\|\\\n|:|!|^|~".split("|"),
  ...[
    "https://a.b",
    "<https://a.b>",
    "www.a.b",
    "c@d.e",
    "a|b",
    "|",
    "  \n",
    "\n\n[b]: c\n\n",
    "\n\n[^a]: d\n\n",
  ],
);

test("a document is the same as with all rules asked at each character", () => {
  const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(text, fc.constantFrom(1, 2, 3, 50), (written, depth) => {
      const own = parse(written, depth, { tokenize, skipToken, State });
      expect(own).toEqual(parse(written, depth, original));
    }),
    { numRuns: 3000 },
  );
});
