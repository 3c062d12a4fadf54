import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { picture, printed, siteOf } from "../tests/support/pages/site-of.ts";

/** Mistakes that a checked-out fixture cannot hold, because a disk or a checkout would change them. */
describe("what an author reads about", () => {
  test("a link that leads outside, without a word about what refers to it", async () => {
    const outside = mkdtempSync(join(tmpdir(), "fairlead-outside-"));
    writeFileSync(join(outside, "secret.md"), "# Secret\n");
    const site = await siteOf(
      { "docs/a.md": "[One](b.md), [two](folder/c.md#x), ![three](d.svg)\n" },
      {},
      (folder) => {
        symlinkSync(join(outside, "secret.md"), join(folder, "docs/b.md"));
        symlinkSync(outside, join(folder, "docs/folder"));
        symlinkSync(join(outside, "nothing"), join(folder, "docs/d.svg"));
      },
    );
    rmSync(outside, { recursive: true });
    expect(
      printed(site),
    ).toBe(`docs/b.md  error  file-outside  This link leads outside the data folder or nowhere.
  hint: Put the file itself into the data folder.

docs/d.svg  error  file-outside  This link leads outside the data folder or nowhere.
  hint: Put the file itself into the data folder.

docs/folder  error  file-outside  This link leads outside the data folder or nowhere.
  hint: Put the file itself into the data folder.

3 errors in 3 files.
`);
  });

  test("an included file that is no UTF-8", async () => {
    const site = await siteOf({
      "docs/a.md": '# One\n\n::include{file="a.c" lines="1-1"}\n',
      "docs/a.c": Uint8Array.of(0x2f, 0x2f, 0xe4),
    });
    expect(printed(site)).toContain(
      'There is no text "a.c" to include here: the file is not UTF-8, or larger than limits.fileBytes.',
    );
  });

  test("a file that is no UTF-8", async () => {
    const bytes = Buffer.concat([Buffer.from("# One\n\nTwo "), Buffer.from([0xe4]), Buffer.from(" three\n")]);
    const site = await siteOf({ "docs/a.md": bytes, "docs/b.md": "[One](a.md#x)\n" });
    expect(
      printed(site),
    ).toBe(`docs/a.md:3:5  error  encoding-invalid  This file is not valid UTF-8 text; the byte E4 here is "ä" in windows-1252.
  hint: Save it as UTF-8.

1 error in 1 file.
`);
  });

  test("files that are too large", async () => {
    const site = await siteOf({
      "site.yaml": "limits: { fileBytes: 1024, imageBytes: 2048 }\n",
      "docs/a.md": "x".repeat(1025),
      "docs/b.md": "[A](a.md), ![a picture](c.svg) and ![another](d.svg)\n",
      "docs/c.svg": "x".repeat(2049),
      "docs/d.svg": picture,
      "products/board.yaml": `type: product\n#${"x".repeat(1025)}`,
      "pages/a.yaml":
        "type: serial-check\nid: a\ntitle: A\nsummary: A.\nstate: published\nrelated: [/products/board]\n",
    });
    expect(printed(site)).toBe(`docs/a.md  error  limit-file-size  This file has 1025 bytes; 1024 are allowed.
  hint: Make it smaller, or raise limits.fileBytes in site.yaml.

docs/c.svg  error  limit-image-size  This file has 2049 bytes; 2048 are allowed.
  hint: Make it smaller, or raise limits.imageBytes in site.yaml.

products/board.yaml  error  limit-file-size  This file has 1040 bytes; 1024 are allowed.
  hint: Make it smaller, or raise limits.fileBytes in site.yaml.

3 errors in 3 files.
`);
  });

  test("addresses that differ only in case", async () => {
    const page = (route: string) =>
      `type: page\nid: ${route}\ntitle: A\nsummary: A.\nstate: published\nroute: /${route}\n`;
    const site = await siteOf({
      "pages/a.yaml": page("about"),
      "pages/b.yaml": page("About"),
      "docs/a.md": "[B](/About#x) and [A](/about)\n",
    });
    expect(
      printed(site),
    ).toBe(`pages/b.yaml:6:8  error  route-case-clash  The address /About differs only in case from /about, which belongs to pages/a.yaml.
  5 | state: published
  6 | route: /About
    |        ^^^^^^
  hint: Some disks and hosts cannot hold both; rename one.

1 error in 1 file.
`);
  });
});

test("an address of the wrong type is one mistake and no crash", async () => {
  const page = "type: page\nid: a\ntitle: A\nsummary: A.\nstate: published\nroute: 5\nfamily: [x]\n";
  const site = await siteOf({ "pages/a.yaml": page });
  expect(site.diagnostics.map(({ code }) => code)).toEqual(["schema-type", "schema-unknown-key"]);
});

test("a picture that a field names by a path from its own folder is in the record", async () => {
  const site = await siteOf({
    "products/board.yaml":
      "type: product\nid: board\ntitle: A\nsummary: A.\nstate: published\nfunction: A\nlifecycle: not-stated\nmaturity: not-stated\nimages:\n  - { path: ./img/a.svg, alt: A }\n",
    "products/img/a.svg": picture,
  });
  expect(site.records[0]).toMatchObject({ images: [{ alt: "A", width: 2, height: 1 }] });
  expect(site.assets.map(({ path }) => path)).toEqual(["products/img/a.svg"]);
});
