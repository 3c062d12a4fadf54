import { describe, expect, it } from "vitest";
import { reportOf } from "../../../tests/support/sources/parsed-yaml.ts";

describe("yaml-syntax", () => {
  const cases: [name: string, source: string, report: string][] = [
    [
      "a tab before a key",
      `a:
	b: 1
`,
      `a.yaml:2:1  error  yaml-syntax  A tab is used for indentation; YAML allows only spaces there.
  1 | a:
  2 |   b: 1
    | ^^
  hint: Replace the tab by spaces, two for each level.

1 error in 1 file.
`,
    ],
    [
      "a tab after a dash",
      `a:
  -	b: 1
  -	c
`,
      `a.yaml:2:4  error  yaml-syntax  A tab is used for indentation; YAML allows only spaces there.
  1 | a:
  2 |   -  b: 1
    |    ^^
  3 |   -  c
  hint: Replace the tab by spaces, two for each level.

1 error in 1 file.
`,
    ],
    [
      "a key deeper than its siblings",
      `a:
  b: 1
   c: 2
`,
      `a.yaml:3:4  error  yaml-syntax  This key is indented deeper than its siblings above.
  2 |   b: 1
  3 |    c: 2
    |    ^
  hint: Align it with them; to nest it, the key above must end with its colon.

1 error in 1 file.
`,
    ],
    [
      "a key between two levels",
      `a:
    b: 1
  c: 2
`,
      `a.yaml:3:3  error  yaml-syntax  The indentation of this line fits none of the lines above.
  2 |     b: 1
  3 |   c: 2
    |   ^^^^
  hint: Align it with the entries that it belongs to; two spaces for each level.

1 error in 1 file.
`,
    ],
    [
      "a list item between two levels",
      `a:
  - x
 - y
`,
      `a.yaml:3:2  error  yaml-syntax  The indentation of this line fits none of the lines above.
  2 |   - x
  3 |  - y
    |  ^^^
  hint: Align it with the entries that it belongs to; two spaces for each level.

1 error in 1 file.
`,
    ],
    [
      "a list item among keys",
      `a: 1
- b
`,
      `a.yaml:2:1  error  yaml-syntax  A list item is among keys.
  1 | a: 1
  2 | - b
    | ^^^
  hint: Give the list a key of its own and indent its items below it.

1 error in 1 file.
`,
    ],
    [
      "a key among list items",
      `- a
b: 1
`,
      `a.yaml:2:1  error  yaml-syntax  A key is among the items of a list.
  1 | - a
  2 | b: 1
    | ^^^^
  hint: Give the list a key of its own and indent its items below it.

1 error in 1 file.
`,
    ],
    [
      "a double quote that is never closed",
      `a: "foo
b: 1
`,
      `a.yaml:1:4  error  yaml-syntax  The quote that opens here is never closed.
  1 | a: "foo
    |    ^^^^
  2 | b: 1
  hint: Close it with \`"\`.

1 error in 1 file.
`,
    ],
    [
      "a single quote that is never closed",
      `a: 1
b: 'foo
`,
      `a.yaml:2:4  error  yaml-syntax  The quote that opens here is never closed.
  1 | a: 1
  2 | b: 'foo
    |    ^^^^
  hint: Close it with \`'\`; an apostrophe inside is written twice.

1 error in 1 file.
`,
    ],
    [
      "an apostrophe inside single quotes",
      `a: 'it's here'
b: 1
`,
      `a.yaml:1:8  error  yaml-syntax  Text follows after the closing quote of a value.
  1 | a: 'it's here'
    |        ^^^^^^^
  2 | b: 1
  hint: Write an apostrophe inside single quotes twice, or use double quotes around the whole value.

1 error in 1 file.
`,
    ],
    [
      "double quotes inside double quotes",
      `a: "the "old" one"
`,
      `a.yaml:1:10  error  yaml-syntax  Text follows after the closing quote of a value.
  1 | a: "the "old" one"
    |          ^^^^^^^^^
  hint: Write a double quote inside the value as \`\\"\`, or use single quotes around the whole value.

1 error in 1 file.
`,
    ],
    [
      "a forgotten quote that a later one closes",
      `a: "x
  b
  c: "y"
`,
      `a.yaml:1:4  error  yaml-syntax  The quote that opens here is closed only by a quote on a later line, in the middle of another value.
  1 | a: "x
    |    ^^
  2 |   b
  hint: Close it at the end of its own value.

1 error in 1 file.
`,
    ],
    [
      "an unknown escape",
      `path: "C:\\path"
`,
      `a.yaml:1:10  error  yaml-syntax  \`\\p\` is not an escape that double quotes know.
  1 | path: "C:\\path"
    |          ^^
  hint: Use single quotes, or write the backslash twice.

1 error in 1 file.
`,
    ],
    [
      "an escape with a wrong digit",
      `a: "\\xZZ"
`,
      `a.yaml:1:5  error  yaml-syntax  \`\\xZ\` is not an escape that double quotes know.
  1 | a: "\\xZZ"
    |     ^^^
  hint: Use single quotes, or write the backslash twice.

1 error in 1 file.
`,
    ],
    [
      "a bracket that is never closed",
      `pins: [1, 2
b: 3
`,
      `a.yaml:1:7  error  yaml-syntax  The bracket \`[\` is never closed.
  1 | pins: [1, 2
    |       ^
  2 | b: 3
  hint: Close it with \`]\`, or put the value in quotes if it is text.

1 error in 1 file.
`,
    ],
    [
      "a brace that is never closed",
      `a: {x: 1
`,
      `a.yaml:1:4  error  yaml-syntax  The bracket \`{\` is never closed.
  1 | a: {x: 1
    |    ^
  hint: Close it with \`}\`, or put the value in quotes if it is text.

1 error in 1 file.
`,
    ],
    [
      "a bracket too many",
      `a: [1, 2]]
`,
      `a.yaml:1:10  error  yaml-syntax  Text follows after the closing bracket of a value.
  1 | a: [1, 2]]
    |          ^
  hint: Put the whole value in quotes.

1 error in 1 file.
`,
    ],
    [
      "a missing comma",
      `a: ["x" "y"]
`,
      `a.yaml:1:9  error  yaml-syntax  A comma is missing before this entry of the brackets.
  1 | a: ["x" "y"]
    |         ^
  hint: Separate entries with commas.

1 error in 1 file.
`,
    ],
    [
      "a comma too many",
      `a: [1,,2]
`,
      `a.yaml:1:7  error  yaml-syntax  There is nothing between this comma and the one before.
  1 | a: [1,,2]
    |       ^
  hint: Remove one comma.

1 error in 1 file.
`,
    ],
    [
      "a Markdown link without quotes",
      `a: [text](address)
`,
      `a.yaml:1:10  error  yaml-syntax  Text follows after the closing bracket of a value.
  1 | a: [text](address)
    |          ^^^^^^^^^
  hint: Put the whole value in quotes.

1 error in 1 file.
`,
    ],
    [
      "a colon inside a value",
      `title: CLIM: the board
`,
      `a.yaml:1:12  error  yaml-syntax  This value holds a colon and a space, which would begin another key.
  1 | title: CLIM: the board
    |            ^
  hint: Put the whole value in quotes.

1 error in 1 file.
`,
    ],
    [
      "a line without colon between keys",
      `a: 1
b
c: 3
`,
      `a.yaml:2:1  error  yaml-syntax  \`b\` is between keys and has no colon.
  1 | a: 1
  2 | b
    | ^
  3 | c: 3
  hint: Write \`key: value\`; text that goes on from the line above is indented.

1 error in 1 file.
`,
    ],
    [
      "a last line without colon",
      `a: 1
b
`,
      `a.yaml:2:1  error  yaml-syntax  \`b\` is between keys and has no colon.
  1 | a: 1
  2 | b
    | ^
  hint: Write \`key: value\`; text that goes on from the line above is indented.

1 error in 1 file.
`,
    ],
    [
      "a first line without colon",
      `a
b: 2
`,
      `a.yaml:1:1  error  yaml-syntax  \`a\` is between keys and has no colon.
  1 | a
    | ^
  2 | b: 2
  hint: Write \`key: value\`; text that goes on from the line above is indented.

1 error in 1 file.
`,
    ],
    [
      "no space after the colon",
      `a: 1
voltage:5
c: 3
`,
      `a.yaml:2:8  error  yaml-syntax  A space is missing after the colon of \`voltage\`.
  1 | a: 1
  2 | voltage:5
    |        ^
  3 | c: 3
  hint: Write \`key: value\`.

1 error in 1 file.
`,
    ],
    [
      "no space after the colon of a quoted key",
      `a: 1
"b":2
`,
      `a.yaml:2:4  error  yaml-syntax  A space is missing after this colon.
  1 | a: 1
  2 | "b":2
    |    ^
  hint: Write \`key: value\`.

1 error in 1 file.
`,
    ],
    [
      "a quoted key without colon",
      `a: 1
"b" 2
`,
      `a.yaml:2:1  error  yaml-syntax  \`"b" 2\` is between keys and has no colon.
  1 | a: 1
  2 | "b" 2
    | ^^^^^
  hint: Write \`key: value\`; text that goes on from the line above is indented.

1 error in 1 file.
`,
    ],
    [
      "a value that starts with @",
      `a: @vendor
`,
      `a.yaml:1:4  error  yaml-syntax  A value cannot start with \`@\`.
  1 | a: @vendor
    |    ^
  hint: Put the value in quotes.

1 error in 1 file.
`,
    ],
    [
      "a value that starts with a backquote",
      `a: \`x\` y
`,
      `a.yaml:1:4  error  yaml-syntax  A value cannot start with a backquote.
  1 | a: \`x\` y
    |    ^
  hint: Put the value in quotes.

1 error in 1 file.
`,
    ],
    [
      "a list on the line of its key",
      `a: - b
`,
      `a.yaml:1:4  error  yaml-syntax  A list cannot start on the line of its key.
  1 | a: - b
    |    ^
  hint: Put each item on a line of its own below the key.

1 error in 1 file.
`,
    ],
    [
      "text on the line of a block sign",
      `a: | text
`,
      `a.yaml:1:6  error  yaml-syntax  Text is on the line of the block sign \`|\` or \`>\`.
  1 | a: | text
    |      ^^^^
  hint: Start the text on the next line, indented below its key.

1 error in 1 file.
`,
    ],
    [
      "the parser's own words where no rule knows better",
      `%YAML 3.0
---
a: 1
`,
      `a.yaml:2:1  error  yaml-syntax  The file cannot be read as YAML here: unacceptable YAML version of the document.
  1 | %YAML 3.0
  2 | ---
    | ^
  3 | a: 1

1 error in 1 file.
`,
    ],
  ];

  it.each(cases)("explains %s", (_name, source, report) => {
    expect(reportOf(source)).toBe(report);
  });
});
