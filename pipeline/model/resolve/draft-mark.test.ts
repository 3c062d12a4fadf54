import { expect, test } from "vitest";
import { dictionaries, type Files, pageAt, productWith, siteOf } from "../../tests/support/pages/site-of.ts";

const files: Files = {
  ...dictionaries,
  "families/boards.yaml": "type: family\nid: boards\ntitle: Boards\nsummary: A sample.\nstate: published\n",
  "products/boards/one.yaml": productWith("    []\n", "", "one").replace(
    "sections:\n    []\n",
    "sections: []\n",
  ),
  "products/boards/two.yaml": productWith("    []\n", "", "two")
    .replace("sections:\n    []\n", "sections: []\n")
    .replace("state: published", "state: draft"),
  "docs/a.md": "---\ntitle: First\nsidebar_label: One\ndraft: true\n---\n\nText.\n",
  "docs/b.md": "---\ntitle: Second\n---\n\nText.\n",
};

test("a draft wears a mark on its page, its cards and in the sidebar of the review view", async () => {
  const site = await siteOf(files, { review: true });
  expect(pageAt(site, "/docs/a").title).toBe("First (draft)");
  expect(pageAt(site, "/docs/b").title).toBe("Second");
  const family = JSON.stringify(pageAt(site, "/families/boards"));
  expect(family).toContain('"Sample two (draft)"');
  expect(family).toContain('"Sample one"');
  expect(JSON.stringify(site)).toContain('"One (draft)"');
});

test("no published page has the mark", async () => {
  expect(JSON.stringify((await siteOf(files)).records)).not.toContain("(draft)");
});
