import { describe, expect, test } from "vitest";
import { externalLinks } from "../checks/external/external-links.ts";
import { collectLinks } from "../model/resolve/site-links.ts";
import { codes, pageAt, siteOf } from "../tests/support/pages/site-of.ts";

const target = { "docs/b.md": "# B\n\n## Pins\n\nGround.\n" };
const front = "---\ntitle: A\n---\n\n";
const inDoc = (link: string) => ({ "docs/a.md": `${front}See [it](${link}).\n\n## Own part\n` });

describe.each([
  ["Markdown", inDoc],
  ["HTML", (link: string) => ({ "docs/a.md": `${front}See <a href="${link}">it</a>.\n\n## Own part\n` })],
  [
    "front matter",
    (link: string) => ({ "docs/a.md": `---\ntitle: A\nrelated: ["${link}"]\n---\n\n## Own part\n` }),
  ],
])("in %s", (_where, files) => {
  test.each([
    "#",
    "#top",
    "#TOP",
    "/docs/b#top",
    "b.md#Top",
    "#:~:text=own",
    "#own-part:~:text=own",
    "/docs/b#:~:text=ground",
    "/docs/b#pins:~:text=what%3F,-is",
    "./b.md#pins:~:text=a&text=b",
  ])("%s is a link that holds", async (link) => {
    expect(codes(await siteOf({ ...target, ...files(link) }))).toEqual([]);
  });

  test.each(["#tops", "/docs/b#to-top", "/docs/b#pin:~:text=ground", "#own:~:text=own"])(
    "%s names an anchor that is not there",
    async (link) => {
      expect(codes(await siteOf({ ...target, ...files(link) })).map((code) => code.split(" ")[1])).toEqual([
        "anchor-not-found",
      ]);
    },
  );
});

test("navigation, footer, announcement, redirects and former anchors take them too", async () => {
  const site = await siteOf({
    ...target,
    "docs/a.md":
      '---\ntitle: A\nanchorAliases: { start: "#top", pin: "/docs/b#pins:~:text=ground" }\n---\n\nText.\n',
    "site.yaml": `navigation: [{ label: A, to: "/docs/a#top" }]
footer: { groups: [{ items: [{ label: B, to: "/docs/b#pins:~:text=ground" }] }] }
announcement: { id: a, text: "See [it](/docs/b#:~:text=ground)." }
redirects: [{ from: /old, to: "/docs/b#top" }, { from: /older, to: "/docs/b#pins:~:text=ground" }]
`,
  });
  expect(codes(site)).toEqual([]);
  expect(site.links.aliases).toMatchObject({ "/old": "/docs/b#top", "/older": "/docs/b#pins:~:text=ground" });
  expect(pageAt(site, "/docs/a").anchorAliases).toEqual([
    { id: "start", href: "/docs/a#top", title: "A" },
    { id: "pin", href: "/docs/b#pins:~:text=ground", title: "B" },
  ]);
});

test("a directive is written as its author wrote it, and no server is asked for it", async () => {
  const site = await siteOf({
    ...target,
    ...inDoc("/docs/b#pins:~:text=ground,pin"),
    "docs/c.md": "# C\n\n[x](https://b.example/y#a:~:text=z) and [y](https://b.example/y)\n",
  });
  expect(JSON.stringify(pageAt(site, "/docs/a"))).toContain('href=\\"/docs/b#pins:~:text=ground,pin\\"');
  expect(JSON.stringify(pageAt(site, "/docs/c"))).toContain('https://b.example/y#a:~:text=z\\"');
  expect([...externalLinks({ index: site.index, siteLinks: collectLinks(site.index) }).keys()]).toEqual([
    "https://b.example/y",
  ]);
});

test("an element with the id top is what #top means", async () => {
  const site = await siteOf({ "docs/a.md": `${front}[x](#top)\n\n## Top\n` });
  expect(codes(site)).toEqual([]);
});

test.each([
  ["an entry of the navigation", { "site.yaml": 'navigation: [{ label: A, to: "" }]\n' }],
  ["a redirect", { "site.yaml": 'redirects: [{ from: /old, to: "" }]\n' }],
  ["the announcement", { "site.yaml": 'announcement: { id: a, text: "See [it]()." }\n' }],
  ["a list of related pages", { "docs/a.md": '---\ntitle: A\nrelated: [""]\n---\n\nText.\n' }],
  ["a former anchor", { "docs/a.md": '---\ntitle: A\nanchorAliases: { b: "" }\n---\n\nText.\n' }],
])("%s without a target is an error", async (_name, files) => {
  const site = await siteOf({ "docs/a.md": "# A\n\nText.\n", ...files });
  expect(site.diagnostics.map(({ severity }) => severity)).toEqual(["error"]);
});
