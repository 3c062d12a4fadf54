import { describe, expect, test } from "vitest";
import { blockersOf } from "../../commands/shared/publish-note.ts";
import { type Files, siteOf } from "../../tests/support/pages/site-of.ts";
import { blockersText } from "./blockers-text.ts";

const report = async (files: Files): Promise<string> => blockersText(blockersOf(await siteOf(files)));

const doc = (links: number): string =>
  `---\ntitle: A\ndescription: A sample.\n---\n\n${"[Ask](/contact)\n\n".repeat(links)}`;
const contact =
  "type: page\nid: contact\ntitle: Contact\nsummary: A sample.\nstate: published\norganization: true\nreading: Ours.\n";

describe("the report on publication", () => {
  test("lists each thing once, what most places wait for first, with the first of them", async () => {
    const files = { "site.yaml": "title: Sample\n", "docs/a.md": doc(5), "pages/contact.yaml": contact };
    expect(
      await report(files),
    ).toBe(`1. Name a channel by which visitors reach the organization, under contact: of site.yaml. (5 places)
    docs/a.md:6:7  publish-contact-missing
    docs/a.md:8:7  publish-contact-missing
    docs/a.md:10:7  publish-contact-missing
    and 2 more

2. Confirm or correct: Ours.
    pages/contact.yaml:7:10  publish-reading

2 things to supply before this site is published.
`);
  });

  test("counts for the reading of the only channel every link that leads to it", async () => {
    const channel = (reading: string): string =>
      `title: Sample\nreadings: [First.]\ncontact:\n  - { kind: link, label: A, to: "https://example.org"${reading} }\n`;
    const files = { "docs/a.md": doc(2), "pages/contact.yaml": contact };
    const [first] = (await report({ ...files, "site.yaml": channel(", reading: Last.") })).split("\n");
    expect(first).toBe("1. Confirm or correct: Last. (3 places)");
  });

  test("begins no line with a text of the site, and sends none to a terminal as it is", () => {
    const text = blockersText([
      {
        supply: "Confirm or correct: \n::error::no\x1b[2J",
        places: 1,
        diagnostics: [
          { code: "publish-reading", severity: "error", file: "a\n::error::no.yaml", message: "No." },
        ],
      },
    ]);
    expect(text.split("\n")).toEqual([
      "1. Confirm or correct: \\x0a::error::no\\x1b[2J",
      "    a\\x0a::error::no.yaml  publish-reading",
      "",
      "1 thing to supply before this site is published.",
      "",
    ]);
  });

  test("says so where nothing stands in the way", async () => {
    expect(await report({ "docs/a.md": doc(0) })).toBe("Nothing blocks the publication.\n");
  });
});
