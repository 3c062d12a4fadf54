import { describe, expect, it } from "vitest";
import { reportOf } from "../../../tests/support/sources/parsed-yaml.ts";

describe("what YAML allows and Fairlead does not", () => {
  const cases: [name: string, source: string, report: string][] = [
    [
      "yaml-duplicate-key",
      `a: 1
b: 2
"a": 3
`,
      `a.yaml:3:1  error  yaml-duplicate-key  The key \`a\` is already set on line 1.
  2 | b: 2
  3 | "a": 3
    | ^^^
  hint: Remove one of the two or rename it.

1 error in 1 file.
`,
    ],
    [
      "yaml-alias: an anchor and its alias",
      `a: &x 1
b: *x
`,
      `a.yaml:1:4  error  yaml-alias  \`&x\` marks a value for reuse; such anchors are not used here.
  1 | a: &x 1
    |    ^^
  2 | b: *x
  hint: Remove the mark, or put text that starts with \`&\` in quotes.

a.yaml:2:4  error  yaml-alias  \`*x\` repeats a value from elsewhere in the file; such aliases are not used here.
  1 | a: &x 1
  2 | b: *x
    |    ^^
  hint: Write the value out, or put text that starts with \`*\` in quotes.

2 errors in 1 file.
`,
    ],
    [
      "yaml-alias: a merge key",
      `<<: {a: 1}
`,
      `a.yaml:1:1  error  yaml-alias  \`<<\` merges keys from elsewhere in the file; merge keys are not used here.
  1 | <<: {a: 1}
    | ^^
  hint: Write the keys out.

1 error in 1 file.
`,
    ],
    [
      "yaml-alias: emphasis that was meant as text",
      `summary: *very* small
`,
      `a.yaml:1:10  error  yaml-alias  \`*very*\` repeats a value from elsewhere in the file; such aliases are not used here.
  1 | summary: *very* small
    |          ^^^^^^
  hint: Write the value out, or put text that starts with \`*\` in quotes.

1 error in 1 file.
`,
    ],
    [
      "yaml-alias: an ampersand that was meant as text",
      `company: & sons
`,
      `a.yaml:1:10  error  yaml-alias  \`&\` marks a value for reuse; such anchors are not used here.
  1 | company: & sons
    |          ^
  hint: Remove the mark, or put text that starts with \`&\` in quotes.

1 error in 1 file.
`,
    ],
    [
      "yaml-tag",
      `a: !!int 1
`,
      `a.yaml:1:4  error  yaml-tag  \`!!int\` is a type tag; tags are not used here.
  1 | a: !!int 1
    |    ^^^^^
  hint: Remove the tag, or put text that starts with \`!\` in quotes.

1 error in 1 file.
`,
    ],
    [
      "yaml-tag: an unknown handle",
      `a: !x!y z
`,
      `a.yaml:1:4  error  yaml-tag  \`!x!y\` is a type tag; tags are not used here.
  1 | a: !x!y z
    |    ^^^^
  hint: Remove the tag, or put text that starts with \`!\` in quotes.

1 error in 1 file.
`,
    ],
    [
      "yaml-multiple-documents",
      `a: 1
---
b: 2
`,
      `a.yaml:2:1  error  yaml-multiple-documents  A second document begins here; a file holds one.
  1 | a: 1
  2 | ---
    | ^^^
  3 | b: 2
  hint: Move it to a file of its own; as text, \`---\` belongs in quotes.

1 error in 1 file.
`,
    ],
    [
      "yaml-multiple-documents after an end mark",
      `---
a: 1
...
b: 2
`,
      `a.yaml:4:1  error  yaml-multiple-documents  A second document begins here; a file holds one.
  3 | ...
  4 | b: 2
    | ^
  hint: Move it to a file of its own; as text, \`---\` belongs in quotes.

1 error in 1 file.
`,
    ],
    [
      "yaml-empty",
      `# nothing yet
`,
      `a.yaml:1:1  error  yaml-empty  There is no content here.
  1 | # nothing yet
    | ^
  hint: Write \`key: value\` lines.

1 error in 1 file.
`,
    ],
    [
      "yaml-directive",
      `%YAML 1.2
---
a: 1
`,
      `a.yaml:1:1  error  yaml-directive  Directives such as \`%YAML\` are not used here.
  1 | %YAML 1.2
    | ^^^^^^^^^
  2 | ---
  hint: Remove the line.

1 error in 1 file.
`,
    ],
    [
      "yaml-unsafe-number: infinity",
      `a: .inf
`,
      `a.yaml:1:4  error  yaml-unsafe-number  \`.inf\` is not a number that a page or an export can show.
  1 | a: .inf
    |    ^^^^
  hint: Write a number; where text is wanted, put it in quotes: \`".inf"\`.

1 error in 1 file.
`,
    ],
    [
      "yaml-unsafe-number: 2^53",
      `a: 9007199254740991
b: 9007199254740992
`,
      `a.yaml:2:4  error  yaml-unsafe-number  \`9007199254740992\` is too large to be read without losing digits.
  1 | a: 9007199254740991
  2 | b: 9007199254740992
    |    ^^^^^^^^^^^^^^^^
  hint: Give a number in a larger unit, or leave out a limit or a raw value of this size; where text is wanted, put it in quotes: \`"9007199254740992"\`.

1 error in 1 file.
`,
    ],
    [
      "yaml-unsafe-number: too near to zero",
      `a: 0.0e-400
b: -1.5e-400
`,
      `a.yaml:2:4  error  yaml-unsafe-number  \`-1.5e-400\` is too small to be distinguished from 0.
  1 | a: 0.0e-400
  2 | b: -1.5e-400
    |    ^^^^^^^^^
  hint: Give a number in a smaller unit; where text is wanted, put it in quotes: \`"-1.5e-400"\`.

1 error in 1 file.
`,
    ],
    [
      "yaml-unsafe-number: a leading zero is a warning",
      `a: 017
`,
      `a.yaml:1:4  warning  yaml-unsafe-number  \`017\` is read as the number 17 here, and as another number elsewhere.
  1 | a: 017
    |    ^^^
  hint: Write 17; where text is wanted, put it in quotes: \`"017"\`.

1 warning in 1 file.
`,
    ],
    [
      "yaml-key-type: a number",
      `1: idle
`,
      `a.yaml:1:1  error  yaml-key-type  The key \`1\` is read as a value of another type; keys are text.
  1 | 1: idle
    | ^
  hint: Put it in quotes: \`"1"\`.

1 error in 1 file.
`,
    ],
    [
      "yaml-key-type: a decimal comma",
      "a: { nom: -1,5, unit: V }\n",
      `a.yaml:1:11  error  yaml-key-type  In braces a comma ends a value, so \`5\` is read as a key of its own.
  1 | a: { nom: -1,5, unit: V }
    |           ^^^^
  hint: Write the number with a decimal point: \`-1.5\`.

1 error in 1 file.
`,
    ],
    [
      "yaml-key-type: nothing",
      `a: 1
: 2
`,
      `a.yaml:2:1  error  yaml-key-type  There is no key before the colon.
  1 | a: 1
  2 | : 2
    | ^
  hint: Write a key, or put the text in quotes.

1 error in 1 file.
`,
    ],
    [
      "yaml-key-type: an unquoted value reference",
      `a: {{ product.clim.voltage }}
`,
      `a.yaml:1:4  error  yaml-key-type  A value that starts with \`{{\` is read as a group of keys.
  1 | a: {{ product.clim.voltage }}
    |    ^^^^^^^^^^^^^^^^^^^^^^^^^^
  hint: Put the whole value in quotes.

1 error in 1 file.
`,
    ],
    [
      "yaml-key-reserved",
      `a:
  __proto__: 1
`,
      `a.yaml:2:3  error  yaml-key-reserved  The key \`__proto__\` is reserved by the language that reads this file.
  1 | a:
  2 |   __proto__: 1
    |   ^^^^^^^^^
  hint: Choose another name.

1 error in 1 file.
`,
    ],
    [
      "yaml-folded-item",
      `a:
  - first
   - second
`,
      `a.yaml:3:4  warning  yaml-folded-item  This dash begins no list item; its line goes on with the text above.
  2 |   - first
  3 |    - second
    |    ^
  hint: Align it with the dash above, or put the whole text in quotes.

1 warning in 1 file.
`,
    ],
    [
      "yaml-control-character",
      "a: x\u001b[2Jy\n",
      `a.yaml:1:5  error  yaml-control-character  The file contains the invisible character U+001B, which is not allowed in YAML text.
  1 | a: x\\x1b[2Jy
    |     ^^^^
  hint: Delete it; inside double quotes it can be written as an escape.

1 error in 1 file.
`,
    ],
  ];

  it.each(cases)("explains %s", (_name, source, report) => {
    expect(reportOf(source)).toBe(report);
  });
});
