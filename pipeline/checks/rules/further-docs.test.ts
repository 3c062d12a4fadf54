import { expect, test } from "vitest";
import { codes, siteOf } from "../../tests/support/pages/site-of.ts";

test("an entry of further docs without a folder is reported, and a translation without an original", async () => {
  const site = (further: string) =>
    siteOf({
      "site.yaml": `title: Sample\ndocs:\n  further:\n${further}`,
      "docs/intro.md": "# Intro\n\nText.\n",
      "further_docs/de/intro.md": "# Einleitung\n\nText.\n",
      "further_docs/parts/nut.md": "# Nut\n\nText.\n",
    });
  const wrong = await site(
    "    prats: { route: /shop/parts }\n    de: { translates: doc }\n    parts: { translates: parts }\n",
  );
  expect(codes(wrong).filter((line) => line.startsWith("site.yaml:"))).toEqual([
    "site.yaml:4:12 menu-unread",
    "site.yaml:5:23 reference-not-found",
    "site.yaml:6:26 reference-not-found",
  ]);
  expect(wrong.diagnostics.map(({ hint }) => hint)).toEqual(
    expect.arrayContaining(["Did you mean parts?", "Did you mean docs?"]),
  );
  const right = await site("    parts: { route: /shop/parts }\n    de: { translates: docs }\n");
  expect(codes(right).filter((line) => line.startsWith("site.yaml:"))).toEqual([]);
});
