import { describe, expect, test } from "vitest";
import type { SiteOptions } from "../../site.ts";
import {
  dictionaries,
  type Files,
  printed,
  productWith,
  sheet,
  siteOf,
} from "../../tests/support/pages/site-of.ts";

const contactPage = {
  "pages/contact.yaml":
    "type: page\nid: contact\ntitle: Contact\nsummary: A sample.\nstate: published\norganization: true\n",
};
const asking = {
  ...contactPage,
  "docs/a.md": "---\ntitle: A\ndescription: A sample.\n---\n\n[Ask](/contact) or [ask again](../contact).\n",
};

const found = async (files: Files, options: Partial<SiteOptions> = {}) => {
  const site = await siteOf({ "site.yaml": "title: Sample\n", ...files }, { publish: true, ...options });
  return site.diagnostics.filter(({ severity }) => severity === "error");
};
const codesOf = async (files: Files, options?: Partial<SiteOptions>): Promise<string[]> =>
  (await found(files, options)).map(({ code, file, line }) => `${file}:${line} ${code}`);

describe("a link to ask something", () => {
  const wanting = ["docs/a.md:6 publish-contact-missing", "docs/a.md:6 publish-contact-missing"];

  test("is refused where the site names no way to the organization, and only by --publish", async () => {
    expect(await codesOf(asking)).toEqual(wanting);
    expect(await codesOf(asking, { publish: false })).toEqual([]);
  });

  test.each([
    ["an e-mail address", "contact: [{ kind: email, to: a@example.org }]\n"],
    ["a form", 'contact: [{ kind: form, label: Form, to: "https://example.org/f" }]\n'],
    ["a telephone number of the organization", 'organization: { name: A, telephone: "+44 20 7946 0000" }\n'],
    ["a postal address", "organization: { name: A, address: [1 Street] }\n"],
  ])("is right where it names %s", async (_name, setting) => {
    expect(await codesOf({ ...asking, "site.yaml": `title: Sample\n${setting}` })).toEqual([]);
  });

  test("is refused where the site names an organization and no way to it", async () => {
    const files = { ...asking, "site.yaml": "title: Sample\norganization: { name: A, legalName: A Ltd }\n" };
    expect(await codesOf(files)).toEqual(wanting);
  });

  test("is also one of a menu, a footer, a list of related pages, a service and a former address", async () => {
    const service =
      "type: service\nid: s\ntitle: S\nsummary: A sample.\nstate: published\nproblem: None.\ncontact: /docs/a\nrelated: [/contact]\n";
    const files = {
      ...contactPage,
      "site.yaml":
        "title: Sample\nnavigation: [{ label: Ask, to: /contact }]\nfooter: { groups: [{ items: [{ label: Ask, to: /ask }] }] }\nredirects: [{ from: /ask, to: /contact }]\n",
      "docs/a.md": "---\ntitle: A\ndescription: A sample.\n---\n\nText.\n",
      "services/s.yaml": service,
    };
    expect(await codesOf(files)).toEqual([
      "services/s.yaml:7 publish-contact-missing",
      "services/s.yaml:8 publish-contact-missing",
      "site.yaml:2 publish-contact-missing",
      "site.yaml:3 publish-contact-missing",
    ]);
  });
});

describe("a channel", () => {
  test.each([
    ["an address that a script could stand in", "javascript:alert(1)"],
    ["an address that is not encrypted", "http://example.org/f"],
    ["a page of the site, which has no form", "/docs/a"],
    ["an address with a blank", "https://example.org/a b"],
  ])("is not %s", async (_name, to) => {
    const setting = `title: Sample\ncontact: [{ kind: form, label: Form, to: "${to}" }]\n`;
    const diagnostics = await found({ ...contactPage, "site.yaml": setting });
    expect(diagnostics.find(({ code }) => code === "schema-pattern")).toMatchObject({
      line: 2,
      hint: "Write a whole address that begins with https://.",
    });
  });
});

describe("a source", () => {
  const sources = (entry: string): Files => ({
    ...dictionaries,
    "sources.yaml": `type: sources\nsources:\n  - { id: page, title: Sample page, date: "2025-01-02", ${entry} }\n`,
    "docs/Intro.md": "---\ntitle: A\ndescription: A sample.\naliases: [/old]\n---\n\nText.\n",
    "products/a.yaml": productWith(sheet),
  });
  const url = "https://example.org";
  const own = ["sources.yaml:3 publish-own-source"];

  test.each([
    ["at its address", "/docs/Intro", own],
    ["with the ending of a file, a query and a part", "/docs/Intro.html?a=1#b", own],
    ["at an address of another case, which is no page", "/docs/intro", []],
    ["at an address that the site does not have", "/manual", []],
    ["at the root of a host", "/", []],
  ])("of the company may be a page of a site that knows no host, %s", async (_name, path, expected) => {
    const entry = `kind: company, url: "https://example.net${path}"`;
    expect(await codesOf(sources(entry))).toEqual(expected);
  });

  test.each([
    ["is one at the host of the site", "https://example.org/docs/Intro", "/", own],
    ["is one at the host with www", "https://www.example.org/docs/Intro", "/", own],
    ["is one below the path of the site", "https://example.org/manual/docs/Intro", "/manual/", own],
    ["is none outside the path of the site", "https://example.org/docs/Intro", "/manual/", []],
    ["is none at another host", "https://example.net/docs/Intro", "/", []],
  ])("%s", async (_name, address, base, expected) => {
    const entry = `kind: company, url: "${address}"`;
    expect(await codesOf(sources(entry), { url, base })).toEqual(expected);
  });

  test("of somebody else has paths of its own", async () => {
    const { "products/a.yaml": _, ...files } = sources('kind: domain, url: "https://example.net/docs/Intro"');
    expect(await codesOf(files)).toEqual([]);
  });

  test.each([
    [0, "Nothing names it yet."],
    [1, "One place names it as a source."],
    [2, "2 places name it as a source."],
  ])("tells how many places rest on it: %i", async (count, words) => {
    const records = [1, 2]
      .slice(0, count)
      .map((n): [string, string] => [
        `pages/p${n}.yaml`,
        `type: page\nid: p${n}\ntitle: P\nsummary: A sample.\nstate: published\nsources: [page]\n`,
      ]);
    const { "products/a.yaml": _, ...files } = sources(
      'kind: company, url: "https://example.org/docs/Intro"',
    );
    const [diagnostic] = await found({ ...files, ...Object.fromEntries(records) });
    expect(diagnostic?.message).toBe(
      `The source page is a page of this site, /docs/Intro, and no page proves what it says. ${words}`,
    );
  });

  test("of the company's own cannot confirm a value", async () => {
    expect(await codesOf(sources("kind: own, revision: B"), { publish: false })).toEqual([
      "products/a.yaml:14 source-kind",
    ]);
  });
});

describe("a working paper", () => {
  const paper = (more: Files): Files => ({
    "sources.yaml":
      "type: sources\nsources:\n  - { id: plan, kind: specification, title: Plan of this website }\n",
    ...more,
  });
  const page = (text: string): Files =>
    paper({
      "pages/a.yaml": `type: page\nid: a\ntitle: A\nsummary: A sample.\nstate: published\nsources: [plan]\n${text}`,
    });

  test.each([
    [
      "in a text, broken over two lines",
      "body: |\n  The plan of\n  this website says so.\n",
      ["pages/a.yaml:8"],
    ],
    ["in a summary", "revision: Plan of this Website\n", ["pages/a.yaml:7"]],
    ["in a reading, which nobody sees", "# plan of this website\nowner: Plan of this website\n", []],
    ["within other words", "body: The airplan of this websites.\n", []],
  ])("is found %s", async (_name, text, expected) => {
    expect(await codesOf(page(text))).toEqual(expected.map((place) => `${place} publish-working-paper`));
  });

  test("is found beneath a value, and not in the list of what a record was written from", async () => {
    const sections = sheet.replace("confirmed, source: page", "preliminary, source: plan");
    const files = paper({
      "units.yaml": dictionaries["units.yaml"] ?? "",
      "parameters.yaml": dictionaries["parameters.yaml"] ?? "",
      "products/a.yaml": productWith(sections, "sources: [plan]\n"),
    });
    expect(await codesOf(files)).toEqual(["products/a.yaml:15 publish-working-paper"]);
  });
});

test("readings are found wherever a file may have one, and drafts have none to answer", async () => {
  const page = (id: string, state: string): string =>
    `type: page\nid: ${id}\ntitle: ${id}\nsummary: A sample.\nstate: ${state}\nreading: To be confirmed.\n`;
  const link = '{ label: A, to: "https://example.org", reading: Ours. }';
  const files = {
    "site.yaml": `title: Sample\nnavigation: [{ label: M, items: [${link}] }]\nfooter: { groups: [{ items: [${link}] }] }\ncontact: [{ kind: link, label: A, to: "https://example.org", reading: Ours. }]\norganization: { name: A, profiles: [${link}] }\nreadings:\n  - One.\n  - Two.\n`,
    "pages/a.yaml": page("a", "published"),
    "pages/b.yaml": page("b", "draft"),
    "docs/c/_category.yaml": "title: C\nreading: Ours.\n",
    "docs/c/d.md": "---\ntitle: D\ndescription: A sample.\nreading: Ours.\n---\n\nText.\n",
  };
  expect(await codesOf(files)).toEqual(
    [
      "docs/c/_category.yaml:2",
      "docs/c/d.md:4",
      "pages/a.yaml:6",
      ...[2, 3, 4, 5, 7, 8].map((n) => `site.yaml:${n}`),
    ].map((place) => `${place} publish-reading`),
  );
});

test("a legal text is refused until somebody has approved it; a page without a text needs nobody", async () => {
  const legal = (more: string): Files => ({
    "legal/a.yaml": `type: legal\nid: a\ntitle: A\nsummary: A sample.\nstate: published\nkind: terms\nversion: "1"\n${more}`,
  });
  expect(await codesOf(legal("body: Text.\n"))).toEqual(["legal/a.yaml:8 publish-legal-draft"]);
  expect(await codesOf(legal("body: Text.\napprovedBy: Director\n"))).toEqual([]);
  expect(await codesOf(legal(""))).toEqual([]);
});

test("a site cannot turn the gate off, nor make an exception of it", async () => {
  const setting =
    "title: Sample\nchecks:\n  severity: { publish-contact-missing: off }\n  exceptions:\n    - { code: publish-contact-missing, file: docs/a.md, reason: Later., until: '2099-01-01' }\n";
  const site = await siteOf({ ...asking, "site.yaml": setting }, { publish: true, today: "2026-01-01" });
  expect(printed(site)).toContain("The diagnostic publish-contact-missing keeps pages whole, safe or true");
  expect(site.diagnostics.filter(({ code }) => code === "publish-contact-missing")).toHaveLength(2);
});
