import { describe, expect, it, test } from "vitest";
import {
  codes,
  dictionaries,
  type Files,
  picture,
  productWith,
  siteOf,
} from "../tests/support/pages/site-of.ts";

const reference = "{{product.board.supply-voltage}}";
const display = "9\u00a0V to 16\u00a0V";
const board = productWith(`    - id: recommended
      groups:
        - rows:
            - { param: supply-voltage, min: 9, max: 16, unit: V, status: confirmed, source: page }
`);
const siteWith = (files: Files) =>
  siteOf({ ...dictionaries, "images/a.svg": picture, "products/board.yaml": board, ...files });
const pageOf = async (text: string) => {
  const site = await siteWith({ "docs/a.md": text });
  expect(codes(site).filter((code) => !code.includes("image"))).toEqual([]);
  return { site, page: site.records.find(({ pathname }) => pathname === "/docs/a") };
};

test("code stays as written where the same page also refers to the value", async () => {
  const { page, site } = await pageOf(
    `# ${reference} \`${reference}\`\n\nAt ${reference}, not \`${reference}\`.\n\n## ${reference} \`${reference}\`\n\n\`\`\`text\n${reference}\n\`\`\`\n`,
  );
  expect(page).toMatchObject({
    title: `${display} ${reference}`,
    description: `At ${display}, not ${reference}.`,
    toc: [{ html: `${display} <code>${reference}</code>` }],
  });
  const body = JSON.stringify(page);
  expect(body).toContain(`<code>${reference}</code>`);
  expect(JSON.stringify([site.sidebars, site.search, site.offline])).not.toContain("\\u0000");
  expect(body).not.toContain("\\u0000");
});

test("values stand in titles, captions and raw attributes beside a size that the author gave", async () => {
  const { page } = await pageOf(
    `# A\n\n<img width="7" alt="At ${reference}" title="Or ${reference}" src="../images/a.svg">\n`,
  );
  const html = JSON.stringify(page).replaceAll('\\"', '"');
  expect(html).toContain(`<img width="7" title="Or ${display}" src="`);
  expect(html).toContain(`alt="At ${display}"`);
  expect(html.match(/ width="/g)).toHaveLength(1);
});

describe("the index of links names the page that shows a value only in", () => {
  const cases: [name: string, text: string][] = [
    ["its title as a heading", `# At ${reference}\n\nText.\n`],
    ["its title in front matter", `---\ntitle: At ${reference}\n---\n\nText.\n`],
    ["its description", `---\ntitle: A\ndescription: At ${reference}\n---\n\nText.\n`],
    ["a heading", `# A\n\n## At ${reference}\n\nText.\n`],
    ["the text of a picture", `# A\n\n![At ${reference}](../images/a.svg)\n`],
    ["the caption of a picture", `# A\n\n![A](../images/a.svg "At ${reference}")\n`],
    ["the title of a link", `# A\n\n[B](#a "At ${reference}")\n\n## A\n`],
  ];
  it.each(cases)("%s", async (_name, text) => {
    const { site } = await pageOf(text);
    expect(site.links.values?.["product.board.supply-voltage"]).toContain("/docs/a");
  });

  it("the card of another page, and not in a title that a heading of front matter hides", async () => {
    const summary = board.replace("summary: A sample.", `summary: "At ${reference}"`);
    const { links } = await siteWith({
      "products/board.yaml": summary,
      "docs/a.md": `---\ntitle: A\n---\n\n# At \`${reference}\`\n\nText.\n`,
    });
    expect(links.values?.["product.board.supply-voltage"]).toEqual(["/products/board"]);
  });
});

test("a reference in a field is checked in that field, though one before it looks the same", async () => {
  const site = await siteOf({
    ...dictionaries,
    "products/board.yaml": board,
    "docs/a.md":
      '---\ndescription: "At {{ product.board.x }}"\ntitle: "{{ product.board.x }}"\n---\n\nText.\n',
  });
  expect(codes(site)).toEqual(["docs/a.md:2:18 value-not-found", "docs/a.md:3:9 value-not-found"]);
});

test("a value that stands on all pages is said of none of them", async () => {
  const site = await siteWith({
    "site.yaml":
      'type: site\ntitle: Sample\nannouncement: { id: a, text: "{{ product.board.supply-voltage }}" }\n',
  });
  expect(site.links.values?.["product.board.supply-voltage"]).toEqual(["/products/board"]);
});
