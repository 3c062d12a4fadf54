import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printed, siteOf } from "../tests/support/pages/site-of.ts";
import { limitBounds } from "./limit-bounds.ts";
import { defaultLimits } from "./parse/types.ts";
import { limitsOf } from "./site-config.ts";

const usual = { ...defaultLimits, imageBytes: 4_194_304 };

test("every limit that site.yaml may set has the bounds that its schema states", () => {
  const file = new URL("../../schema/generated/site.schema.json", import.meta.url);
  const schema = JSON.parse(readFileSync(file, "utf8"));
  const stated = Object.entries<{ minimum: number; maximum: number }>(schema.properties.limits.properties);
  expect(
    Object.fromEntries(stated.map(([name, { minimum, maximum }]) => [name, [minimum, maximum]])),
  ).toEqual(limitBounds);
});

test.each(Object.entries(limitBounds))(
  "%s holds at its bounds, and is the usual one beyond them",
  (name, [least, most]) => {
    for (const value of [least, most])
      expect(limitsOf({ limits: { [name]: value } })).toEqual({ ...usual, [name]: value });
    for (const value of [least - 1, most + 1, 0, -1, 1e12, 1e300, Number.NaN, least + 0.5])
      expect(limitsOf({ limits: { [name]: value } })).toEqual(usual);
  },
);

test("a limit beyond its bound is an error, and the protection stays", async () => {
  const site = await siteOf({
    "site.yaml": "type: site\nlimits: { fileBytes: 1000000000000, lineLength: 1000000000000 }\n",
    "docs/a.md": `# A\n\n${"a ".repeat(60_000)}\n`,
    "docs/b.md": "a\n".repeat(600_000),
  });
  expect(printed(site).replace(/^.{200,}$/gm, "…")).toMatchInlineSnapshot(`
    "docs/a.md:3:100001  error  limit-line-length  This line has 120000 characters; the limit is 100000.
      2 |
      3 | …a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a a …
        |                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      hint: Break the paragraph over several lines.

    docs/b.md  error  limit-file-size  This file has 1200000 bytes; 1048576 are allowed.
      hint: Make it smaller, or raise limits.fileBytes in site.yaml.

    site.yaml:2:22  error  schema-range  \`limits › fileBytes\` is 1000000000000; the largest allowed value is 16777216.
      1 | type: site
      2 | limits: { fileBytes: 1000000000000, lineLength: 1000000000000 }
        |                      ^^^^^^^^^^^^^
      hint: Bytes of a text file, 1 MiB where nothing is said and 16 MiB at most.

    site.yaml:2:49  error  schema-range  \`limits › lineLength\` is 1000000000000; the largest allowed value is 1000000.
      1 | type: site
      2 | limits: { fileBytes: 1000000000000, lineLength: 1000000000000 }
        |                                                 ^^^^^^^^^^^^^
      hint: Length of a line, 100,000 where nothing is said and a million at most.

    4 errors in 3 files.
    "
  `);
});
