import { expect, test } from "vitest";
import { codes, pageAt, picture, printed, siteOf } from "../tests/support/pages/site-of.ts";

const composed = (text: string): string => text.normalize("NFC");
const apart = (text: string): string => text.normalize("NFD");
const forms: [name: string, disk: (text: string) => string, written: (text: string) => string][] = [
  ["names apart, texts composed", apart, composed],
  ["names composed, texts apart", composed, apart],
  ["both apart", apart, apart],
];

test.each(forms)("a name is the same in each of its normal forms: %s", async (_, disk, written) => {
  const other = written === apart ? composed : apart;
  const site = await siteOf({
    [disk("docs/über/größe.md")]:
      `---\naliases: [${written("/früher")}]\n---\n\n${written("# Größe\n\n## Prüfung der Länge\n\n## Maß {#maß-ä}\n\n")}<span id="${other("öse")}"></span>\n`,
    [disk("docs/bär.svg")]: picture,
    [disk("docs/schluß-ö.md")]:
      `---\nslug: ${written("ende-ü")}\npagination_prev: ${other("über/größe")}\n---\n# End\n`,
    "docs/a.md": [
      "# A",
      ...[written, other].flatMap((form) => [
        form("[a](über/größe.md#prüfung-der-länge) [b](über/größe.md#maß-ä) [c](über/größe.md#öse)"),
        form("![A bear](bär.svg) [d](/docs/über/größe) [e](/früher) [f](/alt/ä) [g](ende-ü)"),
        `[h](${encodeURI(form("über/größe.md"))}#${encodeURIComponent(form("öse"))})`,
      ]),
    ].join("\n\n"),
    "site.yaml": `type: site\nredirects:\n  - { from: ${written("/alt/ä")}, to: ${other("/docs/über/größe#öse")} }\n`,
  });
  expect(printed(site)).toBe("No errors, no warnings.\n");
  const { anchors } = pageAt(site, "/docs/%C3%BCber/gr%C3%B6%C3%9Fe");
  expect(anchors).toEqual(anchors.map(composed));
  const addresses = site.records.map(({ pathname }) => decodeURI(pathname));
  expect(addresses).toEqual(addresses.map(composed));
});

test.each(forms)("an include finds its part in each of its normal forms: %s", async (_, disk, written) => {
  const site = await siteOf({
    [disk("docs/teil/_stück.md")]: "Words of a part.\n",
    "docs/a.md": `# A\n\n${written("<!--@include: ./teil/_stück.md-->")}\n`,
    "site.yaml": "type: site\ndocs: { dialect: vitepress }\n",
  });
  expect(printed(site)).toBe("No errors, no warnings.\n");
  expect(JSON.stringify(pageAt(site, "/docs/a"))).toContain("Words of a part.");
});

test("two names that look the same are reported, and the second one is not read", async () => {
  const files = { [apart("docs/ü.md")]: "# A\n", [composed("docs/ü.md")]: "# B\n", "docs/z.md": "# Z\n" };
  const site = await siteOf(files);
  expect(codes(site)).toEqual([`${composed("docs/ü.md")} file-name-form`]);
  expect(printed(site)).toContain("accents: U+0308, and here U+00FC.");
});

test("a hint never offers what looks the same", async () => {
  const site = await siteOf({ "docs/a.md": `# A\n\n[b](${apart("kühl")}.md)\n`, "docs/kühn.md": "# K\n" });
  expect(printed(site)).toContain("Did you mean");
  expect(printed(site)).not.toContain(`Did you mean /docs/${encodeURI(apart("kühl"))}`);
});

test("folders whose names look the same are reported", async () => {
  const site = await siteOf({ [composed("docs/ü/a.md")]: "# A\n", [apart("docs/ü/b.md")]: "# B\n" });
  expect(codes(site)).toEqual(["docs/ü file-name-form"]);
});

test("a former address stays in the form in which a former server had it", async () => {
  const former = `/alt/${encodeURI(apart("ä"))}`;
  const site = await siteOf({
    "docs/a.md": "# A\n",
    "site.yaml": `type: site\nredirects:\n  - { from: "${former}", to: /docs/a }\n`,
  });
  expect(site.redirects.map(({ from }) => from)).toContain(former);
});
