import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { ExportsIndex } from "../../../schema/generated/types.ts";
import { findBrowser } from "./browser.ts";
import { builtSite, dataFolders } from "./support/built-site.ts";
import { fairlead } from "./support/command.ts";
import { foldersOfFile, tempFolder } from "./support/temp-folder.ts";
import { listFiles } from "./support/tree.ts";

let first: string;
let second: string;
let plain: string;
const newFolder = foldersOfFile();

/** Builds the catalogue with a cache of its own, so that every sheet is printed anew. */
async function build(...more: readonly string[]): Promise<string> {
  const out = join(newFolder(), "out");
  const { code, stdout, stderr } = await fairlead(
    ["build", "--data", dataFolders.catalogue, "--out", out, "--cache", "none", ...more],
    { env: { FAIRLEAD_BROWSER: findBrowser() ?? "" } },
  );
  if (code !== 0) throw new Error(`The catalogue was not built.\n${stdout}${stderr}`);
  return out;
}

beforeAll(async () => {
  first = await build("--pdf", "--site-url", "https://sample.example");
  // The second keeps what the first has promised.
  second = await build("--pdf", "--site-url", "https://sample.example", "--against", first);
  plain = await builtSite({ data: "catalogue" });
});

const sheets = (out: string): string[] => listFiles(out).filter((path) => path.endsWith(".pdf"));
const page = (out: string, path: string): string => readFileSync(join(out, path, "index.html"), "utf8");
const index = (out: string): ExportsIndex =>
  JSON.parse(readFileSync(join(out, "exports/files.json"), "utf8")) as ExportsIndex;

describe("with --pdf", () => {
  test("every product that publishes a value has a datasheet, and what may change says so in its name", () => {
    expect(sheets(first)).toEqual([
      "exports/product/sample-anchor.pdf",
      "exports/product/sample-buoy.preliminary.pdf",
      "exports/product/sample-capstan.pdf",
      "exports/product/sample-davit.pdf",
      "exports/product/sample-eyebolt.pdf",
      "exports/product/sample-fender.preliminary.pdf",
      "exports/product/sample-lone.pdf",
    ]);
  });

  test("two builds give the same bytes", () => {
    for (const path of sheets(first)) {
      const bytes = readFileSync(join(first, path));
      expect(bytes.equals(readFileSync(join(second, path))), path).toBe(true);
      expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    }
  });

  test("a check, which prints nothing, holds what was published against the names that it would have", async () => {
    const check = ["check", "--data", dataFolders.catalogue, "--cache", "none", "--against", first];
    const { code, stdout, stderr } = await fairlead(check);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^Checked \d+ pages/);
  });

  test("a file says the day of its sheet, not that of the build", () => {
    const text = readFileSync(join(first, "exports/product/sample-anchor.pdf"), "latin1");
    expect(text.match(/\/(?:CreationDate|ModDate) \(D:(\d{8})/g)?.map((date) => date.slice(-8))).toEqual([
      "20250203",
      "20250203",
    ]);
    expect(text).toContain("/Title (Sample Anchor");
    // Its links lead to the live site, and it is tagged for screen readers.
    expect(text).toContain("https://sample.example/families/converters");
    expect(text).toContain("/StructTreeRoot");
  });

  test("each figure of the structure has the words of its drawing", () => {
    let figures = 0;
    for (const path of sheets(first)) {
      const text = readFileSync(join(first, path), "latin1");
      for (const [element] of text.matchAll(/<<\/Type \/StructElem\s+\/S \/Figure\b[\s\S]*?endobj/g)) {
        figures++;
        expect(element, path).toMatch(/\/Alt [(<]/);
      }
    }
    expect(figures).toBeGreaterThan(0);
  });

  test("the index of exports and the page list each file with its size and check sum", () => {
    for (const path of sheets(first)) {
      const bytes = readFileSync(join(first, path));
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const entry = index(first).files.find(({ pathname }) => pathname === `/${path}`);
      expect(entry).toMatchObject({ format: "pdf", type: "product", bytes: bytes.length, sha256 });
      expect(entry?.edition).toBe(path.includes("preliminary") ? "preliminary" : "final");
      const html = page(first, `products/${entry?.record}`);
      expect(html).toContain(`href="/${path}"`);
      expect(html).toContain(sha256);
      expect(html).toMatch(new RegExp(`href="/${path}" download="">PDF, [\\d.]+\\u202fkB</a>`));
    }
    expect(page(first, "exports")).toContain("sample-anchor.pdf");
  });

  test("a saved copy can hold them", () => {
    const manifest = readFileSync(join(first, "latest.json"), "utf8");
    const { root } = JSON.parse(manifest) as { root: { hash: string } };
    expect(existsSync(join(first, "packs/objects", root.hash))).toBe(true);
    const objects = new Set(listFiles(join(first, "packs/objects")));
    for (const path of sheets(first))
      expect(objects).toContain(
        createHash("sha256")
          .update(readFileSync(join(first, path)))
          .digest("hex"),
      );
  });

  test("a printed page has the address of the live one as a code, and one without an address has none", () => {
    expect(page(first, "products/sample-anchor")).toContain(
      "QR code of https://sample.example/products/sample-anchor",
    );
    expect(page(plain, "products/sample-anchor")).not.toContain("qr-code");
  });
});

test("the datasheet of a site without an address leads to itself and to other sites alone", async () => {
  const folder = newFolder();
  const write = (path: string, text: string): void => writeFileSync(join(folder, path), text);
  mkdirSync(join(folder, "products"));
  mkdirSync(join(folder, "docs"));
  write("docs/start.md", "# Start\n");
  write(
    "parameters.yaml",
    "type: parameters\nparameters:\n  - { id: supply-voltage, name: Supply voltage, kind: voltage, units: [V], section: recommended, definition: Voltage at the input. }\n",
  );
  write(
    "sources.yaml",
    'type: sources\nsources:\n  - { id: page, kind: company, title: Sample page, url: "https://example.org/board", date: "2025-01-02" }\n',
  );
  write(
    "products/pump.yaml",
    `type: product
id: pump
title: Pump board
summary: A sample board.
state: published
function: Drives a pump, as [the docs](/docs/start) say.
lifecycle: not-stated
maturity: not-stated
datasheet:
  sections:
    - id: recommended
      groups:
        - rows:
            - { param: supply-voltage, min: 9, max: 16, unit: V, status: confirmed, source: page }
`,
  );
  const out = join(newFolder(), "out");
  const { code, stdout, stderr } = await fairlead(
    ["build", "--data", folder, "--out", out, "--cache", "none", "--pdf"],
    { env: { FAIRLEAD_BROWSER: findBrowser() ?? "" } },
  );
  expect(code, stdout + stderr).toBe(0);
  const text = readFileSync(join(out, "exports/product/pump.pdf"), "latin1");
  expect(text).not.toContain("site.invalid");
  expect(text).toContain("/URI (https://example.org/board)");
  expect(text).toMatch(/\/Dest \/\S*1/);
});

test("without --pdf there is no PDF and no page offers one", () => {
  expect(sheets(plain)).toEqual([]);
  const offering = listFiles(plain).filter(
    (path) => /\.(html|json|md)$/.test(path) && readFileSync(join(plain, path), "utf8").includes(".pdf"),
  );
  expect(offering).toEqual([]);
});

describe("where no browser prints", () => {
  const run = async (env: Readonly<Record<string, string>>) => {
    const out = join(tempFolder(), "out");
    const ended = await fairlead(
      [
        "build",
        "--data",
        dataFolders.catalogue,
        "--out",
        out,
        "--cache",
        "none",
        "--pdf",
        "--format",
        "json",
      ],
      { env },
    );
    const { diagnostics } = JSON.parse(ended.stdout) as { diagnostics: object[] };
    return { code: ended.code, diagnostics, isWritten: existsSync(out) };
  };

  test.each([
    [
      "a variable that names no program",
      { FAIRLEAD_BROWSER: "/nowhere/chromium" },
      'The datasheets were not printed: FAIRLEAD_BROWSER names "/nowhere/chromium", which is no program; correct it or unset it.',
    ],
    [
      "a program that is no browser",
      { FAIRLEAD_BROWSER: process.execPath },
      "The datasheets were not printed: the browser ended with code 9.",
    ],
  ])("%s is a diagnostic, and nothing is written", async (_name, env, message) => {
    expect(await run(env)).toEqual({
      code: 1,
      isWritten: false,
      diagnostics: [
        expect.objectContaining({
          code: "pdf-not-printed",
          severity: "error",
          file: ".",
          message,
          hint: "Install Chromium or name it in FAIRLEAD_BROWSER, or build without --pdf.",
        }),
      ],
    });
  });
});
