import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { Block } from "../../../schema/generated/types.ts";
import { pageAt, printed, siteOf } from "../../tests/support/pages/site-of.ts";

const catalogue = fileURLToPath(new URL("../../tests/fixtures/catalogue", import.meta.url));
const none = (name: string) => `type: product
id: ${name}
title: ${name}
summary: Made up.
state: published
function: Made up
lifecycle: not-stated
maturity: not-stated
datasheet:
  unknown: [supply-voltage]
  sections: []
`;

/** A site with a comparison in a text: the block that it has become, and its findings. */
async function compared(embed: string): Promise<{ block: Block | undefined; report: string }> {
  const site = await siteOf(
    {
      "docs/embed.md": `---\ntitle: Embed\ndescription: A comparison.\n---\n\n${embed}\n`,
      "products/converters/sample-open.yaml": none("sample-open"),
      "products/converters/sample-shut.yaml": none("sample-shut"),
    },
    {},
    (folder) => cpSync(catalogue, folder, { recursive: true }),
  );
  const doc = site.diagnostics.length > 0 ? undefined : pageAt(site, "/docs/embed");
  return { block: doc?.type === "doc" ? doc.body[0] : undefined, report: printed(site) };
}

const params = (block: Block | undefined): string[][] =>
  block?.kind === "comparison"
    ? block.columns.map(({ sections }) =>
        sections.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows.map(({ param }) => param))),
      )
    : [];

test("a comparison shows every row that one of its products has", async () => {
  const { block } = await compared('::comparison{products="sample-anchor sample-capstan"}');
  const [anchor = [], capstan = []] = params(block);
  expect(anchor).toContain("supply-max");
  expect(capstan.length).toBeGreaterThan(5);
});

test("one of shared rows shows those alone that all of its products publish, and no other product beside them", async () => {
  const { block } = await compared('::comparison{products="sample-anchor sample-capstan" rows="shared"}');
  const [anchor = [], capstan = []] = params(block);
  expect(new Set(anchor)).toEqual(new Set(capstan));
  expect(anchor).toContain("supply-voltage");
  // Published by the first alone.
  expect(anchor).not.toContain("supply-max");
  expect(block?.kind === "comparison" && block.candidates.map(({ id }) => id)).toEqual([
    "sample-anchor",
    "sample-capstan",
  ]);
});

test.each([
  [
    ' rows="shared"',
    70,
    "These products publish no parameter that all of them have.",
    "Take the embed out, or leave rows out for the rows that two of them have.",
  ],
  [
    "",
    24,
    "No two of these products publish a value of the same parameter.",
    "State their values with status, or take the embed out.",
  ],
])("one without a row to show is an error (%s)", async (rows, column, message, hint) => {
  const embed = `::comparison{products="sample-capstan sample-open sample-shut"${rows}}`;
  const { report } = await compared(embed);
  expect(report).toContain(`docs/embed.md:6:${column}  error  embed-attribute-value  ${message}\n`);
  expect(report).toContain(`  hint: ${hint}\n`);
});

test("rows that are neither all nor shared are an error at the word", async () => {
  const { report } = await compared('::comparison{products="sample-anchor sample-capstan" rows="common"}');
  expect(report).toBe(
    'docs/embed.md:6:60  error  embed-attribute-value  A comparison cannot show the rows "common".\n' +
      "  5 |\n" +
      '  6 | ::comparison{products="sample-anchor sample-capstan" rows="common"}\n' +
      "    |                                                            ^^^^^^\n" +
      '  hint: Write rows="shared" for the rows that all of the products publish, or leave it out for all rows.\n\n' +
      "1 error in 1 file.\n",
  );
});
