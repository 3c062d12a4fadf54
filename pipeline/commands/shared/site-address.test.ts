import { expect, test } from "vitest";
import { siteOf } from "../../tests/support/pages/site-of.ts";
import { missingAddress } from "./site-address.ts";

const docs = { "docs/a.md": "# A\n\nText.\n" };

test("a build without the address of the site warns once of what is left out", async () => {
  expect(missingAddress(await siteOf(docs))).toEqual([
    {
      code: "site-url-missing",
      severity: "warning",
      file: ".",
      message:
        "The public address of the site is not given: canonical links begin at the root, and there is no sitemap, QR code or picture for links.",
      hint: "Name scheme and host as url in site.yaml, or with --site-url, such as --site-url https://example.org.",
    },
  ]);
});

test("a build whose site.yaml names the address has nothing to warn of", async () => {
  const site = await siteOf({ ...docs, "site.yaml": "url: https://example.org\n" });
  expect(missingAddress(site)).toEqual([]);
});
