import { expect, test } from "vitest";
import { externalByHost } from "../../tests/support/checks/external-by-host.ts";
import { codes, siteOf } from "../../tests/support/pages/site-of.ts";

const files = {
  "site.yaml": `title: Sample
checks:
  exceptions:
    - code: external-link-broken
      file: docs/intro.md
      reason: The maker rebuilds its site.
      until: "2026-12-31"
`,
  "docs/intro.md": "# Intro\n\n[Maker](https://gone.example/)\n",
};

test("a link to another site is checked only where other sites are asked", async () => {
  const { "docs/intro.md": doc } = files;
  expect(codes(await siteOf({ "docs/intro.md": doc }))).toEqual([]);
  expect(codes(await siteOf({ "docs/intro.md": doc }, { external: externalByHost }))).toEqual([
    "docs/intro.md:3:9 external-link-broken",
  ]);
});

test("an exception for it is needed though a run asks nobody", async () => {
  expect(codes(await siteOf(files))).toEqual([]);
  expect(codes(await siteOf(files, { external: externalByHost, today: "2026-01-01" }))).toEqual([]);
  const mended = { ...files, "docs/intro.md": "# Intro\n\n[Maker](https://fine.example/)\n" };
  expect(codes(await siteOf(mended))).toEqual([]);
  expect(codes(await siteOf(mended, { external: externalByHost }))).toEqual([
    "site.yaml:4:7 exception-unneeded",
  ]);
});

test("a channel of the contact page is asked too, at its place in the file of the site", async () => {
  const channel = '{ kind: form, label: Form, to: "https://gone.example/form" }';
  const files = { "site.yaml": `title: Sample\ncontact: [${channel}, { kind: email, to: a@example.org }]\n` };
  const { diagnostics } = await siteOf(files, { external: externalByHost });
  expect(diagnostics).toMatchObject([
    { code: "external-link-broken", file: "site.yaml", line: 2, column: 42 },
  ]);
});
