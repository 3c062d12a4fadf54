import { describe, expect, test } from "vitest";
import type { LegalPage } from "../../../schema/generated/types.ts";
import type { SiteOptions } from "../../site.ts";
import { dictionaries, type Files, pageAt, printed, siteOf } from "../../tests/support/pages/site-of.ts";
import { requestStatements } from "./proven-parts.ts";

const legal = (more: string): Files => ({
  ...dictionaries,
  "legal/a.yaml": `type: legal\nid: a\ntitle: A\nsummary: A sample.\nstate: published\nkind: terms\nversion: "1"\n${more}`,
});
const draft = `proven: [stored-data]
facts:
  - id: use
    heading: Use
    statements: [{ text: "It may **break**.", source: page }]
body: |
  ## Secret

  A text that binds, with [a link](#secret) and [a missing one](/nowhere).

  ::stored-data
`;

const pageOf = async (more: string, options: Partial<SiteOptions> = {}): Promise<LegalPage> => {
  const page = pageAt(await siteOf(legal(more), options), "/legal/a");
  if (page.type !== "legal") throw new Error("It is no legal page.");
  return page;
};

describe("a legal page with a text that nobody has approved", () => {
  test("shows what is proven and nothing of the text", async () => {
    const page = await pageOf(draft);
    expect(page).toMatchObject({ draft: true, body: [], citations: [{ id: "page" }] });
    expect(page.proven?.map(({ id, heading }) => [id, heading])).toEqual([
      ["part-stored-data", "What your browser keeps"],
      ["use", "Use"],
    ]);
    expect(page.anchors).toEqual(["part-stored-data", "use", "part-sources"]);
    expect(JSON.stringify(page)).not.toMatch(/[Ss]ecret|binds/);
  });

  test("may hold links that lead nowhere, as other drafts may, and links to its own headings", async () => {
    expect((await siteOf(legal(draft))).diagnostics).toEqual([]);
    expect(printed(await siteOf(legal(`${draft}approvedBy: Director\n`)))).toContain("/nowhere");
  });

  test("is drawn as a draft in the review alone", async () => {
    const page = await pageOf(draft.replace(" and [a missing one](/nowhere)", ""), { review: true });
    expect(page).toMatchObject({ draft: true, body: [{ kind: "html" }, { kind: "table" }] });
  });
});

test("a text that was approved stands below what is proven", async () => {
  const page = await pageOf(`${draft.replace(" and [a missing one](/nowhere)", "")}approvedBy: Director\n`);
  expect(page).toMatchObject({ draft: false, body: [{ kind: "html" }, { kind: "table" }] });
  expect(page.anchors).toEqual(["part-stored-data", "use", "secret", "part-sources"]);
});

test("a page without a text is no draft", async () => {
  expect(await pageOf("proven: [requests]\n")).toMatchObject({ draft: false, body: [] });
});

test("a fact that neither the company has published nor a role has signed is refused", async () => {
  const site = await siteOf(legal(draft.replace("source: page", "source: bench")));
  expect(printed(site)).toContain(
    "legal/a.yaml:12:55  error  source-kind  The source bench is of kind measurement; it cannot confirm what a legal page states.",
  );
  expect(printed(site)).toContain("hint: Name a source of kind company or signed.");
});

describe("what a site says of its requests", () => {
  const counting = (analytics: Parameters<typeof requestStatements>[0]): string | undefined =>
    requestStatements(analytics)[3];

  test.each([
    [undefined, "The pages load no script of a service that counts visits."],
    [{ anonymiseIp: true, consent: true }, "The pages load no script of a service that counts visits."],
    [{ measurementId: "G-1" }, "Page views are counted with the hosts that the table names."],
    [
      { tagManagerId: "GTM-1", consent: true, anonymiseIp: true },
      "Page views are counted with the hosts that the table names, after you have allowed it. The service is configured to cut the last part of your address.",
    ],
  ])("goes by its settings: %o", (analytics, words) => {
    expect(counting(analytics)).toBe(words);
  });
});
