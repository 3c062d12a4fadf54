import { expect, test } from "vitest";
import { missingAddress } from "./site-address.ts";

test("a build without the address of the site warns once of what is left out", () => {
  expect(missingAddress({ siteUrl: undefined })).toEqual([
    {
      code: "site-url-missing",
      severity: "warning",
      file: ".",
      message:
        "The public address of the site is not given: canonical links begin at the root, and there is no sitemap, QR code or picture for links.",
      hint: "Name scheme and host with --site-url, such as --site-url https://example.org.",
    },
  ]);
  expect(missingAddress({ siteUrl: "https://example.org" })).toEqual([]);
});
