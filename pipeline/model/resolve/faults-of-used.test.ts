import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { codes, picture, siteOfFolder } from "../../tests/support/pages/site-of.ts";

const front = "---\ntitle: A\ndescription: Of files.\n---\n\n";

async function codesOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "fairlead-faults-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return codes(await siteOfFolder(folder, { pictures: false }));
}

const settings = "limits: { imageBytes: 1024 }\n";
const large = picture + " ".repeat(1024);

test("a fault of a file outside of the layout is reported where a page refers to it, once", async () => {
  const files = { "site.yaml": settings, "src/a.svg": large, "src/b.svg": large };
  expect(await codesOf({ ...files, "docs/a.md": `${front}Text.\n` })).toEqual([]);
  const used = `${front}![A](../src/a.svg) and [again](../src/a.svg).\n`;
  expect(await codesOf({ ...files, "docs/a.md": used })).toEqual(["src/a.svg limit-image-size"]);
});

test("pictures, includes and YAML outside of the layout are found by the docs that use them", async () => {
  const text = `${front}![A](../art/a.svg)\n\n[Compose](../compose.yaml)\n\n[Rules](rules.yml)\n`;
  const others = { "compose.yaml": "services: {}\n", "docs/rules.yml": "groups: []\n", "art/b.svg": picture };
  expect(await codesOf({ "docs/a.md": text, "art/a.svg": picture, ...others })).toEqual([]);
});

test("a snippet of MkDocs may be a YAML file of the repository", async () => {
  const doc = '# A\n\n```yaml\n--8<-- "deploy/app.yaml"\n```\n';
  const site = { "mkdocs.yml": "site_name: X\n", "docs/a.md": front + doc, "deploy/app.yaml": "kind: Pod\n" };
  expect(await codesOf(site)).toEqual([]);
});
