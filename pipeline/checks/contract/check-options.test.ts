import { describe, expect, test } from "vitest";
import type { LinkIndex } from "../../../schema/generated/types.ts";
import { planSheets } from "../../pages/sheet-plan.ts";
import type { Site, SiteOptions } from "../../site.ts";
import { contractOf } from "../../tests/support/checks/contract-of.ts";
import { dictionaries, type Files, printed, productWith, siteOf } from "../../tests/support/pages/site-of.ts";

const row = "param: supply-voltage, max: 5, unit: V, status: confirmed, source: page";
const withValue = (status = "confirmed"): string =>
  productWith(
    `    - id: recommended\n      groups:\n        - rows:\n            - { ${row.replace("confirmed", status)} }\n`,
    "",
    "a",
  );
const notice =
  'type: notice\nid: one\nproduct: a\nkind: erratum\ntitle: Reset\nstate: published\ndate: "2025-01-02"\neffect: It resets.\n';
const before: Files = {
  ...dictionaries,
  "site.yaml": "title: Sample\n",
  "docs/a.md": '# A\n\n::datasheet{ref="a"}\n',
  "products/a.yaml": withValue(),
};

/** The site as `build --pdf` publishes it, without a browser: the names of datasheets are those that it prints. */
async function printedSite(files: Files, options: Partial<SiteOptions> = {}): Promise<Site> {
  const output = { pdf: true };
  const { records } = await siteOf(files, { ...options, output });
  const sheets = planSheets(records).map(({ file }) => ({ ...file, bytes: 1, sha256: "0", text: "%" }));
  expect(sheets.length).toBeGreaterThan(0);
  return siteOf(files, { ...options, output, sheets });
}

const fine = "No errors, no warnings.\n";

/** The messages that a person reads about a site that is compared with a published one. */
async function contractFindings(
  links: LinkIndex,
  files: Files,
  options: Partial<SiteOptions> = {},
): Promise<string> {
  return printed(await siteOf(files, { ...options, against: contractOf(links) }));
}

const older = ({ options: _, ...links }: LinkIndex): LinkIndex => links;

describe("a site that was published with printed datasheets", () => {
  test("keeps its promise before they are printed again: in a check, and at the start of a build with --pdf", async () => {
    const { links } = await printedSite(before);
    expect(links.files).toContain("/exports/product/a.pdf");
    expect(links.options).toEqual({ base: "/", siteUrl: false, pdf: true, review: false });
    expect(await contractFindings(links, before)).toBe(fine);
    expect(await contractFindings(links, before, { output: { pdf: true } })).toBe(fine);
  });

  test("says so by the names of its files where an older Fairlead built it", async () => {
    const { links } = await printedSite(before);
    expect(await contractFindings(older(links), before)).toBe(fine);
  });

  test("and is built without them is one error, whatever anchors and files go with them", async () => {
    const { links } = await printedSite(before);
    expect(await contractFindings(links, before, { output: { pdf: false } })).toBe(
      `site.yaml:1:1  error  contract-option-missing  The published site was built with --pdf, and this one is built without: 1 datasheet, /exports/product/a.pdf, would vanish.
  1 | title: Sample
    | ^
  hint: Build with --pdf too, or lead each of them on in redirects of site.yaml.

1 error in 1 file.
`,
    );
  });

  test("and leads each of them on may do without them", async () => {
    const { links } = await printedSite(before);
    const redirect = "redirects:\n  - { from: /exports/product/a.pdf, to: /products/a }\n";
    const after = { ...before, "site.yaml": `${before["site.yaml"]}${redirect}` };
    expect(await contractFindings(links, after, { output: { pdf: false } })).toBe(fine);
  });

  test.each([undefined, { pdf: true }, { pdf: false }])(
    "and one of them really goes is an error of that file (output %o)",
    async (output) => {
      const { links } = await printedSite(before);
      const found = await contractFindings(
        links,
        { ...before, "products/a.yaml": withValue("unverified") },
        { output },
      );
      expect(found).toContain("The published export /exports/product/a.pdf is not part of the site any more");
      expect(found).not.toContain("contract-option");
    },
  );
});

describe("a site that was published with other options", () => {
  const elsewhere = { base: "/docs/", url: "https://example.org" };

  test("is compared with its like in a check, which writes no address", async () => {
    const { links } = await siteOf(before, elsewhere);
    expect(await contractFindings(links, before)).toBe(fine);
  });

  test("is one warning of a build", async () => {
    const { links } = await siteOf(before, elsewhere);
    expect(await contractFindings(links, before, { output: { pdf: false } })).toBe(
      `site.yaml:1:1  warning  contract-option-differs  The published site was built with --base /docs/ and not / and --site-url, and this one is built otherwise.
  1 | title: Sample
    | ^
  hint: Build with the same options, or leave --against out for a site that is published elsewhere.

1 warning in 1 file.
`,
    );
    expect(await contractFindings(links, before, { ...elsewhere, output: { pdf: false } })).toBe(fine);
  });

  test("has a feed where there are notices, which is missed with the last of them and not with the option", async () => {
    const noted = { ...before, "notices/one.yaml": notice };
    const { links } = await siteOf(noted, elsewhere);
    expect(links.files).toContain("/exports/notices.atom.xml");
    expect(await contractFindings(links, noted)).toBe(fine);
    expect(await contractFindings(links, before)).toContain(
      "The published export /exports/notices.atom.xml is not part",
    );
  });

  test("of a newer Fairlead is compared, with a warning that names what is not known", async () => {
    const { links } = await siteOf(before);
    const newer = { ...links, also: 1, options: { ...links.options, paper: "A3" } };
    expect(await contractFindings(newer as unknown as LinkIndex, before)).toContain(
      'warning  contract-option-differs  The published site was built by a newer Fairlead with the option "paper", which this one does not know: what depends on it may be reported as vanished.',
    );
  });
});
