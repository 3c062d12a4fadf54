import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pageAt, siteOf } from "../support/pages/site-of.ts";

type Pairs = readonly (readonly [heading: string, anchor: string])[];

const systems = JSON.parse(
  readFileSync(new URL("../fixtures/heading-anchors.json", import.meta.url), "utf8"),
) as Readonly<Record<"docusaurus" | "vitepress" | "starlight" | "jekyll", Pairs>>;

describe("the anchors of headings are those on pages that the system itself made, in", () => {
  test.each(["docusaurus", "vitepress", "starlight", "jekyll"] as const)("%s", async (dialect) => {
    const pairs = systems[dialect];
    const site = await siteOf({
      "site.yaml": `docs: { dialect: ${dialect} }\n`,
      "docs/more.md": "# More\n",
      "docs/a.md": `# Page\n\n${pairs.map(([heading]) => `${heading}\n`).join("\n")}`,
    });
    const { toc, anchors } = pageAt(site, "/docs/a");
    expect(toc.length).toBeGreaterThan(10);
    const missing = pairs.filter(([, anchor]) => !anchors.includes(anchor));
    expect(missing).toEqual([]);
  });
});

test("a name of an emoji, an entity and blanks within a heading of mdBook and GitHub are as these have them", async () => {
  const text = "# Page\n\n## :rocket: Two  blanks\n\n## 5&nbsp;V &amp; more\n\n## ![Pins](a.svg) of it\n";
  const anchorsOf = async (dialect: string) => {
    const files = { "site.yaml": `docs: { dialect: ${dialect} }\n`, "docs/a.md": text };
    return pageAt(await siteOf(files), "/docs/a").anchors;
  };
  expect(await anchorsOf("mdbook")).toEqual(
    expect.arrayContaining(["rocket-two--blanks", "5-v--more", "of-it"]),
  );
  expect(await anchorsOf("github")).toEqual(
    expect.arrayContaining(["rocket-two--blanks", "5v--more", "-of-it"]),
  );
});
