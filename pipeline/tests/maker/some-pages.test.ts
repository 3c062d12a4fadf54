import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { canonicalJson } from "../../core/canonical-json.ts";
import type { SiteOptions } from "../../site.ts";
import { makeSite, type Site } from "../../site.ts";
import { pick, randomFrom } from "../fixtures/random.ts";
import { memoryEngine } from "../support/engine/memory-engine.ts";
import { siteOfFolder } from "../support/pages/site-of.ts";

let folder: string;
let options: SiteOptions;
let site: Site;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-remake-"));
  cpSync("pipeline/tests/fixtures/e2e", folder, { recursive: true });
  options = {
    ...{ data: folder, base: "/", url: undefined, review: false, pictures: false },
    client: { script: "a.js", styles: [], fonts: [] },
    engine: memoryEngine(),
  };
  site = await makeSite(options);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function edit(path: string, from: string | RegExp, to: string): void {
  const file = join(folder, path);
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}

/** Makes the pages of saved files and of addresses, and holds them against a site that is made of nothing else. */
async function remake(paths: readonly string[], openPages: readonly string[] = []) {
  const only = { pathnames: new Set(openPages), files: new Set(paths), former: site };
  site = await makeSite({ ...options, only });
  const { fresh } = site.basis;
  const clean = await siteOfFolder(folder, { pictures: false });
  const known = new Map(clean.records.map((record) => [record.pathname, canonicalJson(record)]));
  for (const record of fresh) expect(canonicalJson(record)).toBe(known.get(record.pathname));
  const errorsOf = ({ diagnostics }: Site) =>
    diagnostics.filter(({ file, severity }) => severity === "error" && paths.includes(file));
  expect(errorsOf(site)).toEqual(errorsOf(clean));
  return { fresh, clean };
}

const addressesOf = ({ fresh }: Awaited<ReturnType<typeof remake>>) => fresh.map(({ pathname }) => pathname);

describe("the pages on screen after a save", () => {
  test("are the page of the file, and those that are shown", async () => {
    edit("docs/Beta/wiring.md", "Join the grounds", "Bond the grounds");
    expect(addressesOf(await remake(["docs/Beta/wiring.md"]))).toEqual(["/docs/Beta/wiring"]);
    edit("products/boards/alpha.yaml", "nom: 12", "nom: 13.50");
    const outcome = await remake(["products/boards/alpha.yaml"], ["/docs/Alpha/wiring", "/nowhere"]);
    expect(addressesOf(outcome).sort()).toEqual(["/docs/Alpha/wiring", "/projects/boards/alpha"]);
    expect(canonicalJson(outcome.fresh)).toContain("13.50");
  });

  test.each([
    ["a broken link", "docs/intro.md", "./Alpha/wiring.md", "./Alpha/nowhere.md", "link-not-found"],
    ["a missing anchor", "docs/intro.md", "#supply", "#suply", "anchor-not-found"],
    ["a wrong unit", "products/boards/alpha.yaml", "unit: mA", "unit: V", "unit-kind"],
    ["a wrong key", "products/boards/alpha.yaml", "title:", "titel:", "schema-missing-key"],
    ["no YAML", "products/boards/alpha.yaml", "title:", "  title: {", "yaml-syntax"],
    ["a value that is not there", "docs/Alpha/wiring.md", "supply-voltage", "voltage", "value-not-found"],
    ["an address twice", "docs/Beta/service.md", "title:", "slug: /Alpha/wiring\ntitle:", "duplicate-route"],
  ])("say of %s what a whole site says, and nothing once it is mended", async (_, path, from, to, code) => {
    const before = readFileSync(join(folder, path), "utf8");
    edit(path, from, to);
    const { clean } = await remake([path], ["/docs/Alpha/wiring"]);
    expect(clean.diagnostics.map((found) => found.code)).toContain(code);
    expect(site.diagnostics.map((found) => found.code)).toContain(code);
    writeFileSync(join(folder, path), before);
    await remake([path], ["/docs/Alpha/wiring"]);
    expect(site.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  test("leave what is wrong elsewhere as it was", async () => {
    edit("docs/Alpha/wiring.md", "[product page](/projects/boards/alpha)", "[product page](/nowhere)");
    await remake(["docs/Alpha/wiring.md"]);
    edit("docs/Beta/wiring.md", "Join the grounds", "Bond the grounds");
    await remake(["docs/Beta/wiring.md"]);
    expect(site.diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual([
      "docs/Alpha/wiring.md link-not-found",
    ]);
  });

  test("a home page that is the first doc is one of them", async () => {
    rmSync(join(folder, "pages/home.yaml"));
    site = await makeSite(options);
    edit("docs/intro.md", "Begin with", "Start with");
    expect(addressesOf(await remake(["docs/intro.md"], ["/"])).sort()).toEqual(["/", "/docs/intro"]);
  });
});

test("after random saves, with mistakes and without, each page on screen is that of a clean site", async () => {
  const random = randomFrom(20_261_122);
  const docs = ["docs/intro.md", "docs/Alpha/wiring.md", "docs/Alpha/service.md", "docs/Beta/wiring.md"];
  const originals = new Map(
    [...docs, "products/boards/alpha.yaml", "products/boards/beta.yaml", "parameters.yaml"].map((path) => [
      path,
      readFileSync(join(folder, path), "utf8"),
    ]),
  );
  const edits: ((text: string, round: number) => string)[] = [
    (text, round) => `${text}\n`.replace(/\n+$/, `\n# Round ${round}\n`),
    (text, round) => text.replace(/^(title: ?).*$/m, `$1Round ${round}`),
    (text, round) => text.replace(/(nom|typ): [\d.]+/, `$1: ${round}.50`),
    (text) => text.replace(/\]\(\.?\/[^)]*\)/, "](/nowhere)"),
    (text) => text.replace(/^## .*$/m, "## Another heading"),
    (text) => text.replace("supply-voltage", "supply-current"),
    (text) => text.replace(/unit: m?[AV]/, "unit: W"),
    (text) => text.slice(0, Math.floor(text.length / 2)),
    (text) => text.replace(/name: [^,]*,/, "name: Renamed,"),
  ];
  const pages = site.records.map(({ pathname }) => pathname);
  for (let round = 1; round <= 60; round++) {
    const path = pick([...originals.keys()], random);
    const text = random() < 0.3 ? originals.get(path) : readFileSync(join(folder, path), "utf8");
    writeFileSync(join(folder, path), pick(edits, random)(text ?? "", round));
    await remake([path], [pick(pages, random), pick(pages, random)]);
    if (round % 10 === 0) site = await makeSite(options);
  }
});
