import { expect, test } from "vitest";
import { dictionaries, productWith, sheet, siteOf } from "../../tests/support/pages/site-of.ts";

const doc = (title: string): string => `---\ntitle: ${title}\ndescription: About it.\n---\n\nText.\n`;

test("a doc of a product names the category that it is in, also where its link leads to a heading", async () => {
  const links = ["/docs/intro", "/docs/board/start#steps", "/docs/board/deep/registers", "/docs/missing"];
  const site = await siteOf({
    ...dictionaries,
    "site.yaml": "title: Sample\nnavigation:\n  - { label: Docs, to: /docs/intro }\n",
    "docs/intro.md": doc("Introduction"),
    "docs/board/_category.yaml": "label: Board\n",
    "docs/board/start.md": `${doc("Start")}\n## Steps\n\nText.\n`,
    "docs/board/deep/_category.yaml": "label: Advanced\n",
    "docs/board/deep/registers.md": doc("Registers"),
    "products/boards/board.yaml": productWith(sheet, `docs: [${links.join(", ")}]\n`),
  });
  const page = site.records.find((record) => record.type === "product");
  if (page === undefined) throw new Error("There is a page of the product.");
  expect(page.docs.map(({ title, group }) => [title, group])).toEqual([
    ["Introduction", undefined],
    ["Start", "Board"],
    ["Registers", "Advanced"],
  ]);
});
