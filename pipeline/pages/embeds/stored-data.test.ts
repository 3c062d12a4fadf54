import { expect, test } from "vitest";
import { pageAt, siteOf } from "../../tests/support/pages/site-of.ts";

/** How long a site keeps something, as its privacy text says. */
async function untilOf(name: string, settings: string): Promise<string | undefined> {
  const site = await siteOf({
    "site.yaml": `type: site\ntitle: Sample\n${settings}`,
    "docs/privacy.md": "---\ntitle: Privacy\ndescription: A sample.\n---\n\n::stored-data\n",
  });
  const doc = pageAt(site, "/docs/privacy");
  const [block] = doc.type === "doc" ? doc.body : [];
  const [table] = block?.kind === "table" ? block.tables : [];
  return table?.rows.find(({ cells }) => cells[0] === `<code>${name}</code>`)?.cells.at(-1);
}

test.each([
  [
    "ends with the choice of the system where that is offered",
    "true",
    "You choose the setting of your system.",
  ],
  ["stays where it is not", "false", "It stays; another choice takes its place."],
])("the colour mode that was chosen %s", async (_name, followSystem, until) => {
  const settings = `colourMode: { default: light, switch: true, followSystem: ${followSystem} }\n`;
  expect(await untilOf("theme", settings)).toBe(until);
});

test("the colour mode that was chosen stays where the site says nothing about it", async () => {
  expect(await untilOf("theme", "")).toBe("It stays; another choice takes its place.");
});
