import { describe, expect, test } from "vitest";
import { dictionaries, type Files, pageAt, productWith, siteOf } from "../../tests/support/pages/site-of.ts";

const sheet = `    - id: interface
      groups:
        - rows:
            - { param: bus, tokens: [can, serial], status: preliminary }
            - { param: mounting, token: rail, status: preliminary }
            - { param: outputs, count: 4, status: preliminary }
`;
const filesWith = (text: string, more: Files = {}): Files => ({
  ...dictionaries,
  "products/board.yaml": productWith(sheet, "", "board"),
  "docs/a.md": `---\ntitle: Buses with {{ product.board.bus | and }}\ndescription: "{{product.board.bus|or}}"\n---\n\n${text}\n`,
  ...more,
});

describe("the words of a value", () => {
  test.each<[name: string, text: string, html: string]>([
    ["with a comma", "{{ product.board.bus }}", "can, serial"],
    ["with or", "{{ product.board.bus | or }}", "can or serial"],
    ["with and, without spaces", "{{product.board.bus|and}}", "can and serial"],
    ["one word alone", "{{ product.board.mounting | or }}", "rail"],
    ["in a cell of a table", "| A |\n| --- |\n| {{ product.board.bus \\| or }} |", "can or serial"],
  ])("are joined %s", async (_, text, html) => {
    const site = await siteOf(filesWith(text));
    expect(site.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(JSON.stringify(pageAt(site, "/docs/a"))).toContain(html);
  });

  test("are joined in titles and descriptions", async () => {
    const page = pageAt(await siteOf(filesWith("One.")), "/docs/a");
    expect(page).toMatchObject({ title: "Buses with can and serial", description: "can or serial" });
  });

  test("are joined by the words of the site's language", async () => {
    const site = await siteOf(
      filesWith("{{ product.board.bus | or }}", { "site.yaml": "type: site\ntitle: Muster\nlang: de\n" }),
    );
    expect(JSON.stringify(pageAt(site, "/docs/a"))).toContain("can oder serial");
  });
});

test("a value of another form has nothing to join", async () => {
  const { diagnostics } = await siteOf(filesWith("{{ product.board.outputs | or }}"));
  expect(diagnostics.filter(({ severity }) => severity === "error")).toMatchObject([
    {
      file: "docs/a.md",
      code: "value-not-found",
      message: 'The value "outputs" of board is no list of words, so "| or" has nothing to join.',
    },
  ]);
});
