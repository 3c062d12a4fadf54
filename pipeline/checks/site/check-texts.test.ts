import { expect, test } from "vitest";
import { memoryEngine } from "../../tests/support/engine/memory-engine.ts";
import { codes, dictionaries, type Files, productWith, siteOf } from "../../tests/support/pages/site-of.ts";

const rows = (max: number): string => `    - id: recommended
      groups:
        - rows:
            - { param: supply-voltage, max: ${max}, unit: V, status: confirmed, source: page }
`;
const doc = (text: string): string => `---\ntitle: A\ndescription: About A.\n---\n\n${text}\n`;

/**
 * The findings about files, made after the findings about others that were in their place before: as if they
 * were checked for the first time.
 */
async function saidAfter(before: Files, after: Files): Promise<readonly string[]> {
  const engine = memoryEngine();
  const first = new Set(codes(await siteOf(before, { engine })));
  const warmCodes = codes(await siteOf(after, { engine }));
  expect(warmCodes).toEqual(codes(await siteOf(after)));
  return warmCodes.filter((code) => !first.has(code));
}

test("a text is checked again when a value changes of a product whose title is broken in it", async () => {
  const files = (max: number): Files => ({
    ...dictionaries,
    "products/board.yaml": productWith(rows(16)),
    "products/unit.yaml": productWith(rows(max), "", "unit").replace("Sample unit", "Core Unit"),
    "docs/a.md": doc("A Sample board. The supply voltage of the **Core**\nUnit is 12 V."),
  });
  expect(await saidAfter(files(16), files(10))).toEqual(["docs/a.md:7:9 value-contradicted"]);
});

test("headings are checked again when a value in them changes", async () => {
  const files = (max: number): Files => ({
    ...dictionaries,
    "prose-rules.yaml": "type: prose-rules\npageWords: 1\n",
    "products/board.yaml": productWith(rows(16)),
    "products/unit.yaml": productWith(rows(max), "", "unit"),
    "docs/a.md": doc(
      ["board", "unit"].map((id) => `## For {{ product.${id}.supply-voltage }}\n\nText.`).join("\n\n"),
    ),
  });
  expect(await saidAfter(files(24), files(16))).toEqual(["docs/a.md:10:4 heading-repeated"]);
});
