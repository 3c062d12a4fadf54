import { expect, test } from "vitest";
import { contractOf } from "../../tests/support/checks/contract-of.ts";
import { codes, type Files, siteOf } from "../../tests/support/pages/site-of.ts";
import type { Contract } from "./contract.ts";

const before: Files = {
  "site.yaml": "title: Sample\n",
  "docs/intro.md": "# Intro\n\n[Wiring](./wiring.md), [manual](../files/manual.pdf)\n",
  "docs/wiring.md": "# Wiring\n\n[Intro](./intro.md)\n\n## Pins\n\nText.\n\n## Fuses\n\nText.\n",
  "files/manual.pdf": "%PDF-1",
};

async function published(files: Files = before): Promise<Contract> {
  return contractOf((await siteOf(files)).links);
}

async function contractCodes(after: Files): Promise<string[]> {
  const against = await published();
  return codes(await siteOf(after, { against })).filter((line) => line.endsWith("vanished"));
}

test("a site keeps what it has published itself", async () => {
  expect(await contractCodes(before)).toEqual([]);
});

test("new pages, anchors and bytes of a download are no matter", async () => {
  const wiring = `${before["docs/wiring.md"]}\n## Colours\n\nText.\n`;
  const after = {
    ...before,
    "docs/wiring.md": wiring,
    "files/manual.pdf": "%PDF-2",
    "docs/new.md": "# New\n",
  };
  expect(await contractCodes(after)).toEqual([]);
});

const renamed = {
  "site.yaml": "title: Sample\n",
  "docs/intro.md": "# Intro\n\n[Wiring](./cables.md), [manual](../files/manual.pdf)\n",
  "files/manual.pdf": "%PDF-1",
};

test("a renamed page is reported in the file that it became", async () => {
  const text = String(before["docs/wiring.md"]);
  expect(await contractCodes({ ...renamed, "docs/cables.md": text })).toEqual([
    "docs/cables.md:1:1 address-vanished",
  ]);
  const slug = `---\ntitle: Wiring\nslug: cables\n---\n${text}`;
  expect(await contractCodes({ ...renamed, "docs/cables.md": slug })).toEqual([
    "docs/cables.md:3:7 address-vanished",
  ]);
});

test("an alias of the page, or a redirect of the site, mends it; its anchors must be there too", async () => {
  const aliased = `---\ntitle: Wiring\naliases: [/docs/wiring]\n---\n${before["docs/wiring.md"]}`;
  expect(await contractCodes({ ...renamed, "docs/cables.md": aliased })).toEqual([]);
  const redirect = "title: Sample\nredirects:\n  - { from: /docs/wiring, to: /docs/cables }\n";
  const text = String(before["docs/wiring.md"]);
  expect(await contractCodes({ ...renamed, "docs/cables.md": text, "site.yaml": redirect })).toEqual([]);
  const shorter = text.replace("## Fuses", "## Breakers");
  expect(await contractCodes({ ...renamed, "docs/cables.md": shorter, "site.yaml": redirect })).toEqual([
    "docs/cables.md:9:4 anchor-vanished",
  ]);
});

test("a former anchor is an anchor of its page", async () => {
  const text = `---\ntitle: Wiring\nanchorAliases: { fuses: "#breakers" }\n---\n${before["docs/wiring.md"]}`;
  const after = { ...before, "docs/wiring.md": text.replace("## Fuses", "## Breakers") };
  expect(await contractCodes(after)).toEqual([]);
});

test("a redirect of a file leads to the file that took its place", async () => {
  const { downloads = {} } = await published();
  const from = downloads["files/manual.pdf"];
  expect(from).toMatch(/^\/assets\/manual\.[0-9a-f]{10}\.pdf$/);
  const after = {
    "docs/intro.md": "# Intro\n\n[Wiring](./wiring.md)\n",
    "docs/wiring.md": String(before["docs/wiring.md"]),
    "files/guide.pdf": "%PDF-3",
  };
  expect(await contractCodes({ ...after, "site.yaml": "title: Sample\n" })).toEqual([
    "site.yaml:1:1 file-vanished",
  ]);
  const redirect = `title: Sample\nredirects:\n  - { from: ${from}, to: /files/guide.pdf }\n`;
  const site = await siteOf({ ...after, "site.yaml": redirect }, { against: await published() });
  expect(codes(site)).toEqual([]);
  expect(site.links.aliases[from ?? ""]).toMatch(/^\/assets\/guide\.[0-9a-f]{10}\.pdf$/);
  expect(site.assets.map(({ path }) => path)).toEqual(["files/guide.pdf"]);
});

test("a file with mistakes of its own is not said to have vanished", async () => {
  const after = { ...before, "docs/wiring.md": `---\ntitle: [\n---\n${before["docs/wiring.md"]}` };
  expect(await contractCodes(after)).toEqual([]);
});
