import { expect, test } from "vitest";
import { type Files, printed, siteOf } from "../../tests/support/pages/site-of.ts";
import { baselineText, countFindings } from "./baseline-text.ts";
import { prunedText } from "./pruned-text.ts";

const page = (text: string): Files => ({ "docs/a.md": `# A\n\n${text}\n` });
const listed = (...lines: string[]): Files => ({ "baseline.yaml": `findings:\n${lines.join("\n")}\n` });
const entry = '  - { code: link-not-found, file: docs/a.md, about: "gone.md" }';

async function codesOf(files: Files): Promise<string[]> {
  const { diagnostics } = await siteOf(files);
  return diagnostics.map(({ code, file, line, column }) => `${file}:${line}:${column} ${code}`);
}

test("what a baseline lists is accepted wherever it stands in its file", async () => {
  const site = await siteOf({ ...page("Lines\n\nbefore.\n\n[x](gone.md)"), ...listed(entry) });
  expect(site.diagnostics).toEqual([]);
  expect(site.accepted.map(({ code, line }) => [code, line])).toEqual([["link-not-found", 7]]);
});

test("one more of the same fails, and so does the same in another file", async () => {
  const files = {
    ...page("[x](gone.md) [y](gone.md)"),
    ...listed(entry),
    "docs/b.md": "# B\n\n[x](gone.md)\n",
  };
  expect(await codesOf(files)).toEqual(["docs/a.md:3:18 link-not-found", "docs/b.md:3:5 link-not-found"]);
});

test("what is mended is reported at its entry, also a part of a count", async () => {
  const three = entry.replace(" }", ", count: 3 }");
  const one = printed(await siteOf({ ...page("[x](gone.md)"), ...listed(three) }));
  expect(one).toContain(
    'baseline.yaml:2:5  warning  baseline-unneeded  There are 2 findings fewer of link-not-found about "gone.md" in docs/a.md than the 3 that this entry accepts.',
  );
  expect(await codesOf({ ...page("Text."), ...listed(entry) })).toEqual([
    "baseline.yaml:2:5 baseline-unneeded",
  ]);
});

test("while there is an error that is not accepted, or one that hides unused pictures, no entry is unneeded", async () => {
  const unused = '  - { code: image-unused, file: docs/gone.png, about: "No page shows this picture." }';
  const baseline = listed(entry, unused);
  const unneeded = async (files: Files) =>
    (await siteOf({ ...baseline, ...files })).unneeded.map(({ code }) => code);
  expect(await unneeded(page("Text."))).toEqual(["link-not-found", "image-unused"]);
  expect(await unneeded(page("[x](new.md)"))).toEqual([]);
  expect(await unneeded({ "docs/a.md": "---\ntitle: [\n---\n\n[x](gone.md)\n" })).toEqual([]);
  expect(await unneeded({ ...page("Text."), "site.yaml": "titel: A\n" })).toEqual([]);
  expect(await unneeded(page("[x](gone.md)"))).toEqual([]);
});

test("codes that do not exist, or that nobody can live with, accept nothing", async () => {
  const lines = ["unit-kind", "link-notfound", "image-code", "constructor"];
  const codes = await codesOf({
    ...page("Text."),
    ...listed(...lines.map((code) => `  - { code: ${code}, file: docs/a.md }`)),
  });
  expect(codes).toEqual([2, 3, 4, 5].map((line) => `baseline.yaml:${line}:13 baseline-code`));
});

test("a mistake in one entry is reported at its place, and the others count", async () => {
  const files = { ...page("[x](gone.md)"), ...listed(entry, "  - { code: link-not-found, fil: docs/a.md }") };
  expect(await codesOf(files)).toEqual([
    "baseline.yaml:3:7 schema-missing-key",
    "baseline.yaml:3:29 schema-unknown-key",
  ]);
});

test("a baseline that is no YAML is reported, and so is everything that it listed", async () => {
  const files = { ...page("[x](gone.md)"), "baseline.yaml": "findings: [\n" };
  expect(await codesOf(files)).toEqual([
    expect.stringMatching(/^baseline.yaml:.* yaml-syntax$/),
    "docs/a.md:3:5 link-not-found",
  ]);
});

test("findings are written by code, the most frequent first, with what each code means", async () => {
  const { diagnostics, textOf } = await siteOf({
    ...page('[x](gone.md) [y](gone.md) [z](away.md)\n\n![p](no.png "It\\"s: {odd}")'),
  });
  const text = baselineText(countFindings(diagnostics, textOf), (code) => `About ${code}.`);
  expect(text.split("\n").slice(2)).toEqual([
    "findings:",
    "",
    "  # link-not-found: About link-not-found.",
    '  - { code: link-not-found, file: "docs/a.md", about: "away.md" }',
    '  - { code: link-not-found, file: "docs/a.md", about: "gone.md", count: 2 }',
    "",
    "  # image-not-found: About image-not-found.",
    '  - { code: image-not-found, file: "docs/a.md", about: "no.png" }',
    "",
  ]);
});

test("the text that is written accepts what it was made of, whatever that is", async () => {
  const texts = [
    '[x](<a b \\"c\\" # d: e.md>)',
    "<Tag a={'x'}>",
    `[x](${"y".repeat(300)}.md)`,
    "{{ not here }}",
    "::: what\n\nText.\n\n:::",
  ];
  const files = page(texts.join("\n\n"));
  const { diagnostics, textOf } = await siteOf(files);
  const found = countFindings(diagnostics, textOf);
  const again = await siteOf({ ...files, "baseline.yaml": baselineText(found, () => undefined) });
  expect(again.accepted).toHaveLength(found.reduce((sum, { count }) => sum + count, 0));
  expect(again.diagnostics.map(({ code }) => code)).toEqual(
    diagnostics.map(({ code }) => code).filter((code) => !found.some((one) => one.code === code)),
  );
});

test("pruning takes out what is mended and leaves comments, order and spacing", async () => {
  const text = `# Mine.
findings:

  # link-not-found: dead links
  - { code: link-not-found, file: docs/a.md, about: "gone.md" }
  - { code: link-not-found, file: docs/a.md, about: "away.md", count: 3 } # soon

  # pictures
  - code: image-not-found
    file: docs/a.md
    about: no.png
`;
  const files = { ...page("[z](away.md) ![p](no.png)"), "baseline.yaml": text };
  const { unneeded } = await siteOf(files);
  const pruned = prunedText(text, unneeded);
  expect(pruned).toBe(text.replace(/ {2}- .*"gone.md" }\n/, "").replace(", count: 3", ""));
  expect(await codesOf({ ...files, "baseline.yaml": pruned })).toEqual([]);
});

test("pages show a dead link as its text, and `dev` marks it", async () => {
  const files = { ...page("See [the page](gone.md)."), ...listed(entry) };
  const html = async (marks: boolean) => JSON.stringify((await siteOf(files, { marks })).records);
  expect(await html(false)).toContain("<p>See the page.</p>");
  expect(await html(true)).toContain('data-mistake=\\"link-not-found\\"');
});
