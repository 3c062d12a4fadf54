import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Site } from "../../site.ts";
import { memoryEngine } from "../support/engine/memory-engine.ts";
import { type Files, pageAt, printed, siteOf } from "../support/pages/site-of.ts";

const files: Files = {
  "docs/a.md": '# Page\n\nFirst.\n\n::include{file="_parts/part.md"}\n\n[last](gone.md)\n',
  "docs/b.md": "# Other\n\n[to the part](a.md#inside)\n",
  "docs/_parts/part.md": '## Inside\n\nA [link](missing.md).\n\n::include{file="/code/main.c"}\n',
  "code/main.c": "int a;\n",
};

function where(site: Site): string[] {
  return site.diagnostics.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`);
}

test("headings of an included file are in the contents and can be linked to", async () => {
  const site = await siteOf(files);
  const page = pageAt(site, "/docs/a");
  expect(JSON.stringify(page)).toContain('"inside"');
  expect(JSON.stringify(page)).toContain("hljs-type");
  // The link of the other page to it is no mistake.
  expect(where(site)).toEqual(["docs/_parts/part.md:3:10 link-not-found", "docs/a.md:7:8 link-not-found"]);
  expect(printed(site)).toContain("3 | A [link](missing.md).");
});

test("a part that two pages include is reported once, at its place", async () => {
  const site = await siteOf({ ...files, "docs/c.md": '# Third\n\n::include{file="_parts/part.md"}\n' });
  expect(where(site).filter((place) => place.includes("part.md"))).toEqual([
    "docs/_parts/part.md:3:10 link-not-found",
  ]);
});

test.each([
  ["the included text", "docs/_parts/part.md", "## Changed\n"],
  ["the code that an included file includes", "code/main.c", "long b;\n"],
])("with a warm store a change of %s gives the site of a cold one", async (_, path, text) => {
  const engine = memoryEngine();
  const before = await siteOf(files, { engine });
  const changed = { ...files, [path]: text };
  const warm = await siteOf(changed, { engine });
  const cold = await siteOf(changed);
  expect(pageAt(warm, "/docs/a")).toEqual(pageAt(cold, "/docs/a"));
  expect(pageAt(warm, "/docs/a")).not.toEqual(pageAt(before, "/docs/a"));
  expect(where(warm)).toEqual(where(cold));
});

test("a file that was missing is included once it is there, with a warm store too", async () => {
  const engine = memoryEngine();
  const { "code/main.c": _, ...without } = files;
  expect(where(await siteOf(without, { engine }))).toContain("docs/_parts/part.md:5:1 include-not-found");
  expect(where(await siteOf(files, { engine }))).not.toContain("docs/_parts/part.md:5:1 include-not-found");
});

test("nothing outside of the data folder is included, by a path or by a link", async () => {
  const secret = mkdtempSync(join(tmpdir(), "fairlead-secret-"));
  onTestFinished(() => rmSync(secret, { recursive: true }));
  writeFileSync(join(secret, "secret.md"), "hidden words\n");
  const lines = [
    '::include{file="link.md"}',
    `::include{file="${secret}/secret.md"}`,
    '::include{file="../../../etc/passwd"}',
  ];
  const site = await siteOf({ "docs/a.md": `# Page\n\n${lines.join("\n\n")}\n` }, {}, (folder) => {
    symlinkSync(join(secret, "secret.md"), join(folder, "docs/link.md"));
  });
  expect(where(site)).toEqual([
    "docs/a.md:3:1 include-not-found",
    "docs/a.md:5:1 include-not-found",
    "docs/a.md:7:1 include-not-found",
    "docs/link.md:undefined:undefined file-outside",
  ]);
  expect(JSON.stringify(site.records)).not.toContain("hidden words");
});
