import { describe, expect, it } from "vitest";
import { reportOf } from "../../tests/support/sources/product-validator.ts";

describe("errors of the schema", () => {
  const cases: [name: string, source: string, report: string][] = [
    [
      "schema-unknown-key: a misspelt key",
      `id: clim
title: CLIM
stat: draft
`,
      `a.yaml:3:1  error  schema-unknown-key  \`stat\` is not a key of this file.
  2 | title: CLIM
  3 | stat: draft
    | ^^^^
  hint: Did you mean \`state\`?

1 error in 1 file.
`,
    ],
    [
      "schema-unknown-key: a short list of allowed keys",
      `id: clim
title: CLIM
supply:
  unit: V
  colour: red
`,
      `a.yaml:5:3  error  schema-unknown-key  \`colour\` is not a key of \`supply\`.
  4 |   unit: V
  5 |   colour: red
    |   ^^^^^^
  hint: Allowed here: \`unit\`, \`min\` and \`typ\`.

1 error in 1 file.
`,
    ],
    [
      "schema-missing-key: of the file, with its description",
      `# A product.
title: CLIM
`,
      `a.yaml:2:1  error  schema-missing-key  The key \`id\` is missing in this file.
  1 | # A product.
  2 | title: CLIM
    | ^^^^^
  hint: Add \`id:\` Name in addresses.

1 error in 1 file.
`,
    ],
    [
      "schema-missing-key: of a group",
      `id: clim
title: CLIM
supply:
  min: 1
`,
      `a.yaml:3:1  error  schema-missing-key  The key \`typ\` is missing in \`supply\`; \`min\` needs it.
  2 | title: CLIM
  3 | supply:
    | ^^^^^^
  4 |   min: 1
  hint: Add \`typ:\` with its value.

a.yaml:3:1  error  schema-missing-key  The key \`unit\` is missing in \`supply\`.
  2 | title: CLIM
  3 | supply:
    | ^^^^^^
  4 |   min: 1
  hint: Add \`unit:\` with its value.

2 errors in 1 file.
`,
    ],
    [
      "schema-missing-key: of an item",
      `id: clim
title: CLIM
blocks:
  - kind: text
`,
      `a.yaml:4:5  error  schema-missing-key  The key \`text\` is missing in \`blocks › 1\`.
  3 | blocks:
  4 |   - kind: text
    |     ^^^^
  hint: Add \`text:\` with its value.

1 error in 1 file.
`,
    ],
    [
      "schema-missing-key: of a condition",
      `id: clim
title: CLIM
mode: { a: x }
`,
      `a.yaml:3:1  error  schema-missing-key  The key \`b\` is missing in \`mode\`.
  2 | title: CLIM
  3 | mode: { a: x }
    | ^^^^
  hint: Add \`b:\` with its value.

1 error in 1 file.
`,
    ],
    [
      "schema-type: a number in quotes",
      `id: clim
title: CLIM
count: "5"
`,
      `a.yaml:3:8  error  schema-type  \`count\` must be a whole number, but this is text.
  2 | title: CLIM
  3 | count: "5"
    |        ^^^
  hint: Remove the quotes: \`5\`.

1 error in 1 file.
`,
    ],
    [
      "schema-type: a number with its unit",
      `id: clim
title: CLIM
count: 5 V
`,
      `a.yaml:3:8  error  schema-type  \`count\` must be a whole number, but this is text.
  2 | title: CLIM
  3 | count: 5 V
    |        ^^^
  hint: Write a number without \`V\`. Pieces in a box, 0 to 300.

1 error in 1 file.
`,
    ],
    [
      "schema-type: a number with the unit of its row",
      `id: clim
title: CLIM
supply: { unit: V, typ: 5 V }
`,
      `a.yaml:3:25  error  schema-type  \`supply › typ\` must be a number, but this is text.
  2 | title: CLIM
  3 | supply: { unit: V, typ: 5 V }
    |                         ^^^
  hint: Write the number alone: \`5\`.

1 error in 1 file.
`,
    ],
    [
      "schema-type: text without quotes, digits kept",
      `id: clim
title: CLIM
version: 1.10
`,
      `a.yaml:3:10  error  schema-type  \`version\` must be text, but this is the number 1.10.
  2 | title: CLIM
  3 | version: 1.10
    |          ^^^^
  hint: Put it in quotes: \`"1.10"\`.

1 error in 1 file.
`,
    ],
    [
      "schema-type: a decimal where a whole number is needed",
      `id: clim
title: CLIM
count: 1.5
`,
      `a.yaml:3:8  error  schema-type  \`count\` must be a whole number, but this is the number 1.5.
  2 | title: CLIM
  3 | count: 1.5
    |        ^^^

1 error in 1 file.
`,
    ],
    [
      "schema-type: a word for a boolean",
      `id: clim
title: CLIM
visible: yes
`,
      `a.yaml:3:10  error  schema-type  \`visible\` must be \`true\` or \`false\`, but this is text.
  2 | title: CLIM
  3 | visible: yes
    |          ^^^
  hint: Write \`true\` without quotes.

1 error in 1 file.
`,
    ],
    [
      "schema-type: one value for a list",
      `id: clim
title: CLIM
tags: usv
`,
      `a.yaml:3:7  error  schema-type  \`tags\` must be a list, but this is text.
  2 | title: CLIM
  3 | tags: usv
    |       ^^^
  hint: Write it as a list: \`- usv\` on a line of its own.

1 error in 1 file.
`,
    ],
    [
      "schema-type: a list for one value",
      `id: clim
title:
  - CLIM
`,
      `a.yaml:3:3  error  schema-type  \`title\` must be text, but this is a list.
  2 | title:
  3 |   - CLIM
    |   ^^^^^^
  hint: Write one value instead of a list.

1 error in 1 file.
`,
    ],
    [
      "schema-type: text for a group",
      `id: clim
title: CLIM
supply: 5 V
`,
      `a.yaml:3:9  error  schema-type  \`supply\` must be a group of keys, but this is text.
  2 | title: CLIM
  3 | supply: 5 V
    |         ^^^
  hint: Write its keys on lines of their own, indented below it.

1 error in 1 file.
`,
    ],
    [
      "schema-type: text for a group, because of a no-break space",
      `id: clim
title: CLIM
supply:
  unit:\u00a0V
`,
      `a.yaml:4:3  error  schema-type  \`supply\` must be a group of keys, but this is text.
  3 | supply:
  4 |   unit:\u00a0V
    |   ^^^^^^^
  hint: Replace the no-break space (U+00A0) after the colon by a space.

1 error in 1 file.
`,
    ],
    [
      "schema-type: no value",
      `id: clim
title: CLIM
state:
`,
      `a.yaml:3:1  error  schema-type  \`state\` has no value; it must be text.
  2 | title: CLIM
  3 | state:
    | ^^^^^
  hint: Write the value after the colon or remove the key; text that starts with \`#\` needs quotes.

1 error in 1 file.
`,
    ],
    [
      "schema-type: two types are possible",
      `id: clim
title: CLIM
either: 5
`,
      `a.yaml:3:9  error  schema-type  \`either\` must be text or a list, but this is the number 5.
  2 | title: CLIM
  3 | either: 5
    |         ^
  hint: Put it in quotes: \`"5"\`.

1 error in 1 file.
`,
    ],
    [
      "schema-enum: a close value",
      `id: clim
title: CLIM
state: publishd
`,
      `a.yaml:3:8  error  schema-enum  \`state\` cannot be \`publishd\`.
  2 | title: CLIM
  3 | state: publishd
    |        ^^^^^^^^
  hint: Did you mean \`published\`?

1 error in 1 file.
`,
    ],
    [
      "schema-enum: none close",
      `id: clim
title: CLIM
state: shown
`,
      `a.yaml:3:8  error  schema-enum  \`state\` cannot be \`shown\`.
  2 | title: CLIM
  3 | state: shown
    |        ^^^^^
  hint: Allowed: \`draft\`, \`published\` or \`archived\`.

1 error in 1 file.
`,
    ],
    [
      "schema-pattern: the hint of the schema",
      `id: Vektor Core
title: x
`,
      `a.yaml:1:5  error  schema-pattern  \`Vektor Core\` is not a valid value of \`id\`.
  1 | id: Vektor Core
    |     ^^^^^^^^^^^
  2 | title: x
  hint: Use small letters, digits and hyphens, and begin with a letter.

1 error in 1 file.
`,
    ],
    [
      "schema-pattern: the description where there is no hint",
      `id: clim
title: CLIM
version: one
`,
      `a.yaml:3:10  error  schema-pattern  \`one\` is not a valid value of \`version\`.
  2 | title: CLIM
  3 | version: one
    |          ^^^
  hint: Digits and points.

1 error in 1 file.
`,
    ],
    [
      "schema-pattern: the expression where there is nothing better",
      `id: clim
title: CLIM
code: y
`,
      `a.yaml:3:7  error  schema-pattern  \`y\` is not a valid value of \`code\`.
  2 | title: CLIM
  3 | code: y
    |       ^
  hint: It must match the expression \`^x$\`.

1 error in 1 file.
`,
    ],
    [
      "schema-pattern: a key",
      `id: clim
title: CLIM
pins: { vin: x }
`,
      `a.yaml:3:9  error  schema-pattern  \`vin\` is not a valid key in \`pins\`.
  2 | title: CLIM
  3 | pins: { vin: x }
    |         ^^^
  hint: It must match the expression \`^[A-Z]+$\`.

1 error in 1 file.
`,
    ],
    [
      "schema-day: a day that its month does not have",
      `id: clim
title: CLIM
updated: 2023-02-30
`,
      `a.yaml:3:10  error  schema-day  \`2023-02-30\` is no day: February 2023 has 28.
  2 | title: CLIM
  3 | updated: 2023-02-30
    |          ^^^^^^^^^^
  hint: Correct the day, the month or the year.

1 error in 1 file.
`,
    ],
    [
      "schema-pattern: a month that the year does not have, said once",
      `id: clim
title: CLIM
updated: 2023-13-31
`,
      `a.yaml:3:10  error  schema-pattern  \`2023-13-31\` is not a valid value of \`updated\`.
  2 | title: CLIM
  3 | updated: 2023-13-31
    |          ^^^^^^^^^^
  hint: A day as YYYY-MM-DD.

1 error in 1 file.
`,
    ],
    [
      "schema-range: too small",
      `id: clim
title: CLIM
count: -1
`,
      `a.yaml:3:8  error  schema-range  \`count\` is -1; the smallest allowed value is 0.
  2 | title: CLIM
  3 | count: -1
    |        ^^
  hint: Pieces in a box, 0 to 300.

1 error in 1 file.
`,
    ],
    [
      "schema-range: too large",
      `id: clim
title: CLIM
count: 301
`,
      `a.yaml:3:8  error  schema-range  \`count\` is 301; the largest allowed value is 300.
  2 | title: CLIM
  3 | count: 301
    |        ^^^
  hint: Pieces in a box, 0 to 300.

1 error in 1 file.
`,
    ],
    [
      "schema-range: exclusive and multiple",
      `id: clim
title: CLIM
ratio: 0
`,
      `a.yaml:3:8  error  schema-range  \`ratio\` is 0; it must be greater than 0.
  2 | title: CLIM
  3 | ratio: 0
    |        ^

1 error in 1 file.
`,
    ],
    [
      "schema-range: not a multiple",
      `id: clim
title: CLIM
ratio: 0.7
`,
      `a.yaml:3:8  error  schema-range  \`ratio\` is 0.7; it must be a multiple of 0.5.
  2 | title: CLIM
  3 | ratio: 0.7
    |        ^^^

1 error in 1 file.
`,
    ],
    [
      "schema-size: text too long",
      `id: clim
title: CLIM
summary: twelve chars
`,
      `a.yaml:3:10  error  schema-size  \`summary\` has 12 characters; at most 10 are allowed.
  2 | title: CLIM
  3 | summary: twelve chars
    |          ^^^^^^^^^^^^
  hint: At most 10 characters.

1 error in 1 file.
`,
    ],
    [
      "schema-size: empty text, said once",
      `id: clim
title: ""
`,
      `a.yaml:2:8  error  schema-size  \`title\` has no characters; at least 1 is needed.
  1 | id: clim
  2 | title: ""
    |        ^^
  hint: One line of text.

1 error in 1 file.
`,
    ],
    [
      "schema-size: no items",
      `id: clim
title: CLIM
tags: []
`,
      `a.yaml:3:7  error  schema-size  \`tags\` has no items; at least 1 is needed.
  2 | title: CLIM
  3 | tags: []
    |       ^^

1 error in 1 file.
`,
    ],
    [
      "schema-size: too many items",
      `id: clim
title: CLIM
tags: [a, b, c, d]
`,
      `a.yaml:3:7  error  schema-size  \`tags\` has 4 items; at most 3 are allowed.
  2 | title: CLIM
  3 | tags: [a, b, c, d]
    |       ^^^^^^^^^^^^

1 error in 1 file.
`,
    ],
    [
      "schema-duplicate-item",
      `id: clim
title: CLIM
tags: [usv, rov, usv]
`,
      `a.yaml:3:18  error  schema-duplicate-item  Items 1 and 3 of \`tags\` are the same.
  2 | title: CLIM
  3 | tags: [usv, rov, usv]
    |                  ^^^
  hint: Remove one of the two.

1 error in 1 file.
`,
    ],
    [
      "schema-type-unknown",
      `id: clim
title: CLIM
blocks:
  - kind: txt
    text: x
`,
      `a.yaml:4:11  error  schema-type-unknown  There is no kind \`txt\`.
  3 | blocks:
  4 |   - kind: txt
    |           ^^^
  5 |     text: x
  hint: Did you mean \`text\`?

1 error in 1 file.
`,
    ],
    [
      "schema-not-allowed: two forms at once",
      `id: clim
title: CLIM
one: { a: 1, b: 2 }
`,
      `a.yaml:3:1  error  schema-not-allowed  \`one\` is not allowed in this form.
  2 | title: CLIM
  3 | one: { a: 1, b: 2 }
    | ^^^

1 error in 1 file.
`,
    ],
    [
      "schema-no-effect",
      `id: clim
title: CLIM
sidebar: left
`,
      `a.yaml:3:1  warning  schema-no-effect  \`sidebar\` has no effect here.
  2 | title: CLIM
  3 | sidebar: left
    | ^^^^^^^
  hint: Remove the key.

1 warning in 1 file.
`,
    ],
    [
      "several mistakes, each at its place",
      `id: CLIM
titel: x
count: 500
blocks:
  - kind: link
    too: /x
`,
      `a.yaml:1:1  error  schema-missing-key  The key \`title\` is missing in this file.
  1 | id: CLIM
    | ^^
  2 | titel: x
  hint: Add \`title:\` One line of text.

a.yaml:1:5  error  schema-pattern  \`CLIM\` is not a valid value of \`id\`.
  1 | id: CLIM
    |     ^^^^
  2 | titel: x
  hint: Use small letters, digits and hyphens, and begin with a letter.

a.yaml:2:1  error  schema-unknown-key  \`titel\` is not a key of this file.
  1 | id: CLIM
  2 | titel: x
    | ^^^^^
  3 | count: 500
  hint: Did you mean \`title\`?

a.yaml:3:8  error  schema-range  \`count\` is 500; the largest allowed value is 300.
  2 | titel: x
  3 | count: 500
    |        ^^^
  4 | blocks:
  hint: Pieces in a box, 0 to 300.

a.yaml:5:5  error  schema-missing-key  The key \`to\` is missing in \`blocks › 1\`.
  4 | blocks:
  5 |   - kind: link
    |     ^^^^
  6 |     too: /x
  hint: Add \`to:\` with its value.

a.yaml:6:5  error  schema-unknown-key  \`too\` is not a key of \`blocks › 1\`.
  5 |   - kind: link
  6 |     too: /x
    |     ^^^
  hint: Did you mean \`to\`?

6 errors in 1 file.
`,
    ],
  ];

  it.each(cases)("%s", (_name, source, report) => {
    expect(reportOf(source)).toBe(report);
  });
});
