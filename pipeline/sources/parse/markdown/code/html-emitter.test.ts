import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { hljs, languageNames, loadLanguage } from "./languages.ts";

/** The same grammars with the emitter of highlight.js itself. */
const original = hljs.newInstance();

beforeAll(async () => {
  for (const name of languageNames) await loadLanguage(name);
  for (const name of hljs.listLanguages()) {
    const grammar = hljs.getLanguage(name)?.rawDefinition;
    if (grammar !== undefined) original.registerLanguage(name, grammar);
  }
});

const piece = fc.constantFrom(
  ..."\n|  |a|1|0x1F|\"|'|`|<|>|&|/|\\|#|$|{|}|(|)|[|]|;|:|=|-|*|@|%|!|é|\u{1f6a2}".split("|"),
  ..."if |for |def |class |fn |let |const |struct |return |import |self|true|null|None".split("|"),
  ...[
    "<style>",
    "</style>",
    "<script>",
    "</script>",
    "a{color:#fff}",
    "<b c='d'>",
    "<!-- ",
    " -->",
    "/* ",
    " */",
  ],
  ...[
    "// ",
    "# ",
    "-- ",
    "html`",
    "css`",
    "${",
    '"""',
    "f'{",
    "#include <a.h>",
    "$ ls 'a'",
    "name: b",
    "f(x)",
    "a.b()",
  ],
  ...["title = 1", "@media", "GET / HTTP/1.1", "\n\n", "{% a %}", "<?php", "```js\n", "\n```\n"],
);

test("what is written is what highlight.js would write, in every language", () => {
  const code = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(fc.constantFrom(...hljs.listLanguages()), code, (language, text) => {
      const options = { language, ignoreIllegals: true };
      expect(hljs.highlight(text, options).value).toBe(original.highlight(text, options).value);
    }),
    { numRuns: 2000 },
  );
});

test("code within other code has the name of its language", () => {
  const html = hljs.highlight("<style>a{b:'<'}</style>", { language: "xml" }).value;
  expect(html).toContain('<span class="language-css"><span class="hljs-selector-tag">a</span>{');
  expect(html).toContain("&#x27;&lt;&#x27;");
});

test("a scope of several names is a class of each", () => {
  expect(hljs.highlight("f()", { language: "javascript" }).value).toBe(
    '<span class="hljs-title function_">f</span>()',
  );
});
